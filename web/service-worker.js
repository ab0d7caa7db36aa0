// Keeps the page, so that it opens with the network off: first what every page needs and the game that the page asks
// for, then the other games. The lists and names are put in by the build.
const CACHE = 'conclave __VERSION__';
/** The script with which pages of this version begin. */
const PAGE = '__PAGE__';
/** What every page needs. */
const SHELL = '__SHELL__';
/** By game: what it needs besides. */
const GAMES = '__GAMES__';
/** Icons and the like: nobody plays with them. */
const REST = '__REST__';
const FILES = new Set([...SHELL, ...Object.values(GAMES).flat(), ...REST]);
/** Written when everything is kept; with the name of a game, when that is. */
const KEPT = '/kept';
/** Milliseconds between two files that nobody has asked for yet. */
const PAUSE = 100;

self.addEventListener('install', (event) => event.waitUntil(begin()));

async function begin() {
  await keepPage();
  await keepAtOnce(SHELL);
  // What could be played without a network by the last version can be played by this one from its first moment on.
  for (const game of await keptOf(caches)) await keepGame(game, 0);
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  const clear = async () => {
    // Pages of the last version may still be open, and ask for files that no server has any more.
    const [, ...older] = (await caches.keys()).filter((name) => name !== CACHE).reverse();
    for (const name of older) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

// A page of this version says which games it would like to have kept, in this order.
self.addEventListener('message', (event) => {
  const { page, keep } = event.data ?? {};
  if (page === PAGE) event.waitUntil(tell([event.source]).then(() => keepGames(keep)));
});

let wanted = [];
let keeping = null;

function keepGames(games) {
  wanted = games.filter((game) => Object.hasOwn(GAMES, game));
  keeping ??= keepAll().finally(() => {
    keeping = null;
  });
  return keeping;
}

/** The first game without a pause; the rest is in nobody's way. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  for (;;) {
    const kept = await keptOf(cache);
    const next = wanted.find((game) => !kept.includes(game));
    if (next === undefined) break;
    await keepGame(next, next === wanted[0] ? 0 : PAUSE);
    await tell(await self.clients.matchAll({ includeUncontrolled: true }));
  }
  await keepOneByOne(REST);
  await mark(KEPT);
}

/** Pages hear which games are kept. */
async function tell(pages) {
  const kept = await keptOf(await caches.open(CACHE));
  for (const page of pages) page.postMessage({ page: PAGE, kept });
}

/** The games that are kept whole, in this version's cache or in any. */
async function keptOf(place) {
  const games = Object.keys(GAMES);
  const marks = await Promise.all(games.map((game) => place.match(`${KEPT}/${game}`)));
  // Versions before this one kept everything or did not say.
  const all = place === caches && (await caches.match(KEPT));
  return games.filter((_game, i) => all || marks[i]);
}

async function keepGame(game, pause) {
  await (pause === 0 ? keepAtOnce(GAMES[game]) : keepOneByOne(GAMES[game]));
  await mark(`${KEPT}/${game}`);
}

async function mark(name) {
  await (await caches.open(CACHE)).put(name, new Response('', { status: 200 }));
}

async function keepAtOnce(files) {
  const cache = await caches.open(CACHE);
  await Promise.all(files.map((file) => keepFile(cache, file)));
}

async function keepOneByOne(files) {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (await keepFile(cache, file)) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Whether it had to be fetched. What another version has under the same name is the same: names change with content. */
async function keepFile(cache, file) {
  if (await cache.match(file)) return false;
  const same = file.startsWith('/assets/') && (await caches.match(file));
  if (same) await cache.put(file, same);
  else await cache.add(file);
  return !same;
}

/** The page itself, if it is of this version: another one would ask for other files. */
async function keepPage() {
  const answer = await fetch('/', { cache: 'no-cache' });
  if (!answer.ok || !(await answer.clone().text()).includes(PAGE))
    throw new Error('a page of another version');
  await (await caches.open(CACHE)).put('/', answer);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (pathname === '/socket' || pathname === '/metrics' || pathname === '/healthz') return;
  event.respondWith(request.mode === 'navigate' ? opened(request) : kept(request, pathname));
});

/** From the server, or as it is kept where that is out of reach. */
async function opened(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await ours('/')) ?? answer ?? Response.error();
}

/** As this version has it. */
async function ours(request) {
  return (await caches.open(CACHE)).match(request);
}

/** Files of the build are kept as they go by. */
async function kept(request, pathname) {
  const known = (await ours(request)) ?? (await caches.match(request));
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && FILES.has(pathname)) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
