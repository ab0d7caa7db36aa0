import { defineGame } from '@conclave/engine';
import type { Event } from './events.ts';
import { lapse, moves, pick } from './list.ts';
import { migrate, upgrade } from './migrate.ts';
import { MAX_SEATS, type Move } from './moves.ts';
import { outcome } from './outcome.ts';
import { parse } from './parse.ts';
import { play } from './play.ts';
import { refusal } from './refusals.ts';
import { setup } from './setup.ts';
import { clone, type Options, type State } from './state.ts';
import { toAct } from './to-act.ts';
import { ownView, publicView, type View } from './view.ts';

export interface SecretLabyrinth {
  state: State;
  move: Move;
  view: View;
  event: Event;
  options: Options;
}

export const secretLabyrinth = defineGame<SecretLabyrinth>({
  id: 'secret-labyrinth',
  seats: { min: 2, max: MAX_SEATS },
  options: {
    goal: { kind: 'number', min: 6, max: 7, default: 7 },
    roundLimit: { kind: 'number', min: 0, max: 60, default: 0 },
    tryOut: { kind: 'flag', default: false },
    memoryAid: { kind: 'flag', default: true },
  },
  unnoticed: ['give'],
  // After most turns (counted): no chance, no look, no window.
  takesBack: true,
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
  records: { version: 3, migrate, upgrade },
  pick,
});
