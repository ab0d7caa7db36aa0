/** What a seat could suppose at a moment: novices at other points, with other wishes and blessings. */

import { type Suppose, supposeBy } from '@conclave/engine';
import { nunsMind } from '../mind/mind.ts';
import type { Nuns } from '../rules/game.ts';
import { blessingOf, noviceOf } from '../rules/state.ts';

export const suppose: Suppose<Nuns> = supposeBy<Nuns>(nunsMind, (state, { perspective }) => {
  // Of the ways so far only the ends are supposed.
  const turns = perspective.told.filter(({ type }) => type === 'cardsShown').length;
  state.diary = Array.from({ length: turns }, () => state.novices.map(({ at }) => [at]));
  return (event) => {
    if (event.type === 'wishDealt') return { ...event, wish: noviceOf(state, event.figure).wish };
    if (event.type === 'blessingDealt') return { ...event, blessing: blessingOf(state, event.figure).kind };
    return null;
  };
});
