/** What a seat could suppose at a moment: any of its suspects on its own stand. */

import { type Suppose, supposeBy } from '@conclave/engine';
import { templeCodeMind } from '../mind/mind.ts';
import type { TempleCode } from '../rules/game.ts';

/** The others saw its combinations: those that were shown since, and the supposed one. */
export const suppose: Suppose<TempleCode> = supposeBy<TempleCode>(
  templeCodeMind,
  (state, { perspective, seat }) => {
    const shown = perspective.told.flatMap((event) =>
      event.type === 'declared' && event.seat === seat ? [event.card] : [],
    );
    return (event) =>
      event.type === 'combinationDrawn' && event.seat === seat
        ? { ...event, card: shown.shift() ?? state.combination[seat] }
        : null;
  },
);
