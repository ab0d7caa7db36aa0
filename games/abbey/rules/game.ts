import { defineGame, type Game } from '@conclave/engine';
import type { Event } from './events.ts';
import { lapse, moves, pick } from './list.ts';
import { migrate } from './migrate.ts';
import type { Move } from './moves.ts';
import { outcome } from './outcome.ts';
import { parse } from './parse.ts';
import { play } from './play.ts';
import { refusal } from './refusals.ts';
import { setup } from './setup.ts';
import { clone, MAX_SEATS, MIN_SEATS, type Options, type State } from './state.ts';
import { toAct } from './to-act.ts';
import { upgrade } from './upgrade.ts';
import { ownView, publicView, type View } from './view.ts';

export interface Abbey {
  state: State;
  move: Move;
  view: View;
  event: Event;
  options: Options;
}

export const abbey: Game<Abbey> = defineGame<Abbey>({
  id: 'abbey',
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  options: {
    libraryClosed: { kind: 'flag', default: false },
    noEvents: { kind: 'flag', default: false },
    bookLimit: { kind: 'flag', default: false },
    sixRules: { kind: 'flag', default: (seats) => seats === MAX_SEATS },
    startAtLauds: { kind: 'flag', default: false },
    gentleMasses: { kind: 'flag', default: false },
    endAfterCompline: { kind: 'flag', default: false },
    ownCrosses: { kind: 'flag', default: false },
    colours: { kind: 'choice', values: ['random', 'seating'], default: 'random' },
  },
  anytime: ['cross'],
  composed: ['ask', 'askAll', 'give'],
  unnoticed: ['cross'],
  setup,
  toAct,
  parse,
  moves,
  refusal,
  play,
  lapse,
  windows: { current: (state) => state.window, lapsing: ['give', 'discard'] },
  publicView,
  ownView,
  outcome,
  clone,
  records: { version: 3, migrate, upgrade: (record) => upgrade(abbey, record) },
  pick,
});
