import { defineGame } from '@conclave/engine';
import { MAX_SEATS } from './box.ts';
import type { Event } from './events.ts';
import { lapse, moves, pick } from './list.ts';
import { migrate, upgrade } from './migrate.ts';
import type { Move } from './moves.ts';
import { outcome } from './outcome.ts';
import { parse } from './parse.ts';
import { play } from './play.ts';
import { refuse } from './reasons.ts';
import { refusal } from './refusals.ts';
import { setup } from './setup.ts';
import { clone, type Options, type State } from './state.ts';
import { toAct } from './to-act.ts';
import { ownView, publicView, type View } from './view.ts';

export interface Templar {
  state: State;
  move: Move;
  view: View;
  event: Event;
  options: Options;
}

export const templar = defineGame<Templar>({
  id: 'templar',
  seats: { min: 2, max: MAX_SEATS },
  options: {
    stephanus: { kind: 'flag', default: (seats) => seats >= 4 },
    firstGame: { kind: 'flag', default: false },
    short: { kind: 'flag', default: false },
  },
  // After most turns (counted): no chance, no look, no window.
  takesBack: true,
  /** TP-11, TP-R15 */
  optionsRefusal: (seats, { stephanus }) =>
    seats === MAX_SEATS && !stephanus ? refuse('stephanusWithFive') : null,
  setup,
  toAct,
  parse,
  moves,
  refusal,
  play,
  lapse,
  windows: { current: ({ window }) => window },
  publicView,
  ownView,
  outcome,
  clone,
  pick,
  records: { version: 3, migrate, upgrade },
});
