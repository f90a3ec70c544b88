import start from "{{web.js}}";

// Where the browser has such a thing: over plain http it has none, and everything but offline works all the same.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => navigator.serviceWorker.register("/sw.js"));
}

start().catch((error) => {
  document.body.append(
    "Cette page n’a pas pu démarrer. Essayez de la recharger. — This page could not start. Try to load it again.",
  );
  throw error;
});
