/** Caches the page and its games on this device, so that they open without a network. */

import { effect, signal } from '@preact/signals';
import { games } from './catalogue.ts';
import { path } from './router.ts';
import { lastGame } from './settings.ts';

/** The games that are kept whole, with all that a page of this version needs for them. */
export const keptGames = signal<readonly string[]>([]);

/** `page`: the script with which this page began; what is kept of another version is none of its. */
export function keepForLater(page: string): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data.page === page) keptGames.value = data.kept;
  });
  const wish = async () => {
    const { active } = await serviceWorker.ready;
    active?.postMessage({ page, keep: wanted() });
  };
  const begin = () => void serviceWorker.register('/service-worker.js').then(wish, () => {});
  begin();
  // What could not be fetched then can be fetched now.
  addEventListener('online', begin);
  // A newer version has taken over, or another game is looked at.
  serviceWorker.addEventListener('controllerchange', () => void wish());
  effect(() => {
    if (path.value !== '') void wish();
  });
}

/** All games: that of this page, the one played here last, the others. */
function wanted(): readonly string[] {
  const [, , here = ''] = location.pathname.split('/');
  const all = games.map(({ id }) => id);
  return [...new Set([here, lastGame.peek(), ...all])].filter((id) => all.includes(id));
}
