import { defineGame, type Refusal, windowOption } from '@conclave/engine';
import type { Event } from './events.ts';
import { lapse, moves, pick } from './list.ts';
import { migrate } from './migrate.ts';
import type { Move } from './moves.ts';
import { order } from './orders.ts';
import { outcome } from './outcome.ts';
import { parse } from './parse.ts';
import { play } from './play.ts';
import { refusal } from './refusals.ts';
import { setup } from './setup.ts';
import { clone, type Options, type State, TWO_GUARD_SEATS } from './state.ts';
import { toAct, waiting } from './to-act.ts';
import { close } from './turn.ts';
import { upgrade } from './upgrade.ts';
import { ownView, publicView, type View } from './view.ts';
import { owes, window } from './windows.ts';

const MAX_TWO_NOVICES_SEATS = 4;
/** NR-R17 */
function optionsRefusal(seats: number, { twoNovices }: Options): Refusal | null {
  return twoNovices && seats > MAX_TWO_NOVICES_SEATS ? { rule: 'NR-R17', reason: 'tooManyForTwo' } : null;
}

export interface Nuns {
  state: State;
  move: Move;
  view: View;
  event: Event;
  options: Options;
}

export const nuns = defineGame<Nuns>({
  id: 'nuns',
  seats: { min: 2, max: TWO_GUARD_SEATS },
  options: {
    exactRun: { kind: 'flag', default: false },
    slowGuards: { kind: 'flag', default: false },
    fewerCaptures: { kind: 'flag', default: false },
    singleStart: { kind: 'flag', default: false },
    twoNovices: { kind: 'flag', default: false },
    ...windowOption,
  },
  anytime: ['order', 'edge', 'pass'],
  composed: ['plan', 'order'],
  unnoticed: ['plan', 'bless', 'withdraw', 'order', 'edge'],
  optionsRefusal,
  setup,
  toAct,
  waiting,
  parse,
  moves,
  refusal,
  play,
  lapse,
  windows: { current: window, owes, close, order, lapsing: ['plan'] },
  publicView,
  ownView,
  outcome,
  clone,
  pick,
  records: { version: 4, migrate, upgrade },
});
