// Keeps the page, so that it opens with the network off: first what every page needs and the game that the page asks
// for, then the other games. The lists and names are put in by the build.
const CACHE = 'conclave __VERSION__';
/** The script with which pages of this version begin. */
const PAGE = '__PAGE__';
/** What every page needs. */
const SHELL = '__SHELL__';
/** By game: what it needs besides. */
const GAMES = '__GAMES__';
/** By language: what notices say, and the names of games. */
const WORDS = '__WORDS__';
/** Icons and the like: nobody plays with them. */
const REST = '__REST__';
const FILES = new Set([...SHELL, ...Object.values(GAMES).flat(), ...REST]);
/** Written when everything is kept; with the name of a game, when that is. */
const KEPT = '/kept';
/** Where the page leaves what notices go by: the language, and when it is to be quiet. */
const NOTICES = '/kept-for-notices';
/** Milliseconds between two files that nobody has asked for yet. */
const PAUSE = 100;

self.addEventListener('install', (event) => event.waitUntil(begin()));

async function begin() {
  // Before anything is fetched: a notice may come before the next page.
  await keepNotices(await noticeSettings());
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
  const { page, keep, notices } = event.data ?? {};
  if (notices) event.waitUntil(keepNotices(notices).then(countAgain));
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

async function keepNotices(settings) {
  await (await caches.open(CACHE)).put(NOTICES, Response.json(settings));
}

/** As the last page left them, in this version's cache or in the one before. */
async function noticeSettings() {
  const left = (await ours(NOTICES)) ?? (await caches.match(NOTICES));
  return left ? left.json() : { language: navigator.language.slice(0, 2) };
}

// Somebody is asked at a table, and the page is closed. The notice says where; its words are ours.
self.addEventListener('push', (event) => {
  event.waitUntil(tellAsked(event.data.json()));
});

async function tellAsked({ game, match, tag }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSeen = pages.some(({ focused, url }) => focused && new URL(url).pathname === `/match/${match}`);
  if (!isSeen) await show(game, match, tag);
  await showBadge(pages);
}

/** A second notice of one question takes the first one's place, and so does a later question of the match. */
async function show(game, match, tag) {
  const { language } = await noticeSettings();
  const words = WORDS[language] ?? WORDS.en;
  for (const old of await self.registration.getNotifications())
    if (old.data?.match === match && old.tag !== tag) old.close();
  await self.registration.showNotification(words.games[game] ?? 'Conclave', {
    ...{ tag, body: words.asked, lang: language, data: { match } },
    ...{ icon: '/icon-192.png', badge: '/icon-192.png' },
  });
}

/** How many tables wait, on the icon; pages that are open show it in their titles. */
async function showBadge(pages) {
  const waiting = await fetch('/api/matches?list=mine')
    .then((answer) => (answer.ok ? answer.json() : { matches: [] }))
    .then(({ matches }) => matches.filter(({ yourTurn }) => yourTurn).length)
    .catch(async () => (await self.registration.getNotifications()).length);
  await navigator.setAppBadge?.(waiting).catch(() => {});
  for (const page of pages) page.postMessage({ waiting });
}

/** A page was opened or looked at again: by now the reader may have moved. */
async function countAgain() {
  if (!(await self.registration.pushManager?.getSubscription())) return;
  await showBadge(await self.clients.matchAll({ type: 'window', includeUncontrolled: true }));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMatch(`/match/${event.notification.data.match}`));
});

/** The page that shows it already, or a new one. */
async function openMatch(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

// The push service has given this browser another address.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event));
});

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const { quiet = null } = await noticeSettings();
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/me/notices', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, quiet }),
  });
}
