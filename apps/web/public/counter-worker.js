/**
 * Service worker that opens the keypad pages offline. Pages: network first, the cache after a timeout. Hashed files:
 * cache first. API calls are not intercepted or cached.
 */
const PAGES = "counter-pages";
const FILES = "counter-files";
const MOST_FILES = 120;
const PATIENCE_MS = 4000;

const isFile = (url) => /^\/(assets|fonts)\//.test(url.pathname);

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepAll(event.data.keep));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isFile(url)) event.respondWith(file(request));
});

async function keepAll(paths) {
  for (const path of paths) {
    const url = new URL(path, self.location.origin);
    const cache = await caches.open(isFile(url) ? FILES : PAGES);
    if (isFile(url) && (await cache.match(url.pathname))) continue;
    await cache.add(url.pathname).catch(() => undefined);
  }
  await dropOldest();
}

async function dropOldest() {
  const cache = await caches.open(FILES);
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_FILES))) await cache.delete(old);
}

async function page(request) {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(PAGES);
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // Cached by path alone: the page handles the query itself.
    if (fresh.ok) await cache.put(pathname, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(pathname);
    if (kept) return kept;
    throw error;
  }
}

async function file(request) {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(FILES);
  const kept = await cache.match(pathname);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(pathname, fresh.clone());
  return fresh;
}
