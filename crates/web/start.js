// The home page is a small module of its own; the whole house is loaded with the first step inside.
const DOOR = { js: "{{door.js}}", wasm: "{{door.wasm}}" };
const HOUSE = { js: "{{web.js}}", wasm: "{{web.wasm}}" };

// Where the browser has such a thing: over plain http it has none, and everything but offline works all the same.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => navigator.serviceWorker.register("/sw.js"));
}

async function load({ js, wasm }) {
  const compiled = WebAssembly.compileStreaming(fetch(wasm));
  return { module: await import(js), compiled: await compiled };
}

const show = ({ module, compiled }) => module.default({ module_or_path: compiled });

async function openDoor() {
  const stepInside = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  const door = await load(DOOR);
  await show(door);
  await stepInside;
  document.body.ariaBusy = "true";
  const house = await load(HOUSE);
  door.module.leave();
  document.body.ariaBusy = null;
  return house;
}

async function start() {
  const isInside = /^#\/./.test(location.hash);
  await show(isInside ? await load(HOUSE) : await openDoor());
  document.documentElement.dataset.open = "house";
}

start().catch((error) => {
  document.body.append(
    "Cette page n’a pas pu démarrer. Essayez de la recharger. — This page could not start. Try to load it again.",
  );
  throw error;
});
