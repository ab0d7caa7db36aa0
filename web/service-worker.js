// Keeps the whole page, so that it opens with the network off. The list and the name are put in by the build.
const CACHE = 'conclave __VERSION__';
const FILES = '__FILES__';
/** Written when everything is kept. */
const COMPLETE = '/kept';
/** Milliseconds between two files that nobody has asked for yet. */
const PAUSE = 200;

self.addEventListener('install', (event) => {
  const begin = async () => {
    await (await caches.open(CACHE)).add('/');
    await self.skipWaiting();
  };
  event.waitUntil(begin());
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    // Pages of the last version may still be open, and ask for files that no server has any more.
    const [, ...older] = (await caches.keys()).filter((name) => name !== CACHE).reverse();
    for (const name of older) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

// The page says when it has all that it needs itself: the rest comes one by one, and is in nobody's way.
self.addEventListener('message', (event) => {
  if (event.data === 'keep the rest') event.waitUntil(keepTheRest());
});

let keeping = null;

function keepTheRest() {
  keeping ??= keepAll().finally(() => {
    keeping = null;
  });
  return keeping;
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    if (await cache.match(file)) continue;
    await cache.add(file);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  await cache.put(COMPLETE, new Response('', { status: 200 }));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (pathname === '/socket' || pathname === '/metrics' || pathname === '/healthz') return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => ours('/')));
    return;
  }
  event.respondWith(kept(request, pathname));
});

/** As this version has it. */
async function ours(request) {
  return (await caches.open(CACHE)).match(request);
}

/** Files of the build are kept as they go by: their names change with their content. */
async function kept(request, pathname) {
  const known = (await ours(request)) ?? (await caches.match(request));
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && FILES.includes(pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
