/**
 * Opens a driver's screens without a connection. The document comes from the network first and from the phone when
 * nobody answers in time; the files of this build from the phone first, and one that was loaded once, as the camera's
 * reader, stays on it. Calls of the API are never touched: nothing about a customer is kept here.
 */
const DOCUMENT = "/console/route";
const BUILT = "/console/assets/";
const PATIENCE_MS = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([DOCUMENT].concat(FILES))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOlder());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(url.pathname) || url.pathname.startsWith(BUILT))
    event.respondWith(file(request));
});

async function dropOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith("console-") && name !== NAME);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    const kept = await (await caches.open(NAME)).match(DOCUMENT);
    if (kept) return kept;
    throw error;
  }
}

async function file(request) {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(NAME);
  const kept = await cache.match(pathname);
  if (kept) return kept;
  const answer = await fetch(request);
  // A phone that is full keeps nothing more, and goes on.
  if (answer.ok) cache.put(pathname, answer.clone()).catch(() => undefined);
  return answer;
}
