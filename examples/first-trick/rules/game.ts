import { defineGame } from '@conclave/engine';
import type { Event } from './events.ts';
import { lapse, moves } from './list.ts';
import { MAX_SEATS, type Move } from './moves.ts';
import { outcome } from './outcome.ts';
import { parse } from './parse.ts';
import { play } from './play.ts';
import { refusal } from './refusals.ts';
import { setup } from './setup.ts';
import { clone, type Options, type State } from './state.ts';
import { toAct } from './to-act.ts';
import { ownView, publicView, type View } from './view.ts';

export interface FirstTrick {
  state: State;
  move: Move;
  view: View;
  event: Event;
  options: Options;
}

export const firstTrick = defineGame<FirstTrick>({
  id: 'first-trick',
  seats: { min: 2, max: MAX_SEATS },
  options: {},
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
});
