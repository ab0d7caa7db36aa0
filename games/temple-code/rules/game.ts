import { defineGame } from '@conclave/engine';
import type { Event } from './events.ts';
import { lapse, moves, pick } from './list.ts';
import { MAX_SEATS, type Move } from './moves.ts';
import { outcome } from './outcome.ts';
import { parse } from './parse.ts';
import { play } from './play.ts';
import { refusal } from './refusals.ts';
import { setup } from './setup.ts';
import { clone, type Options, type State } from './state.ts';
import { toAct } from './to-act.ts';
import { ownView, publicView, type View } from './view.ts';

export interface TempleCode {
  state: State;
  move: Move;
  view: View;
  event: Event;
  options: Options;
}

export const templeCode = defineGame<TempleCode>({
  id: 'temple-code',
  seats: { min: 1, max: MAX_SEATS },
  options: { freeGuess: { kind: 'flag', default: false } },
  anytime: ['declare'],
  composed: ['declare'],
  lasting: ['declare'],
  setup,
  toAct,
  parse,
  moves,
  refusal,
  play,
  lapse,
  publicView,
  ownView,
  outcome,
  clone,
  pick,
});
