// Keeps the house's files, so that what is played here needs no network. Files under /assets never change under
// their name; the page itself is asked for anew as long as there is a network.
const KEPT = "chatiere-{{version}}";
const FILES = {{files}};

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(FILES))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || !FILES.includes(pathname)) {
    return;
  }
  event.respondWith(pathname === "/" ? fresh(event.request) : kept(event.request));
});

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function fresh(request) {
  try {
    const response = await fetch(request);
    if (response.ok) {
      return response;
    }
  } catch {
    // There is no network: what was kept is good enough.
  }
  return caches.match("/");
}
