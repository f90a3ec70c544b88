import start from "{{web.js}}";

start().catch((error) => {
  document.body.append(
    "Cette page n’a pas pu démarrer. Essayez de la recharger. — This page could not start. Try to load it again.",
  );
  throw error;
});
