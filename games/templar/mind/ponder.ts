/** What the notebook may ask at the level "all that follows": who holds what, and what may come before one's next turn. */

import {
  ChaCha8,
  hasExactly,
  type Json,
  Memory,
  type OptionValue,
  type Perspective,
  type Seat,
  stretchSeed,
} from '@conclave/engine';
import { CARDS, type Card, ROOMS } from '../rules/box.ts';
import { type Templar, templar } from '../rules/game.ts';
import { clone, type State } from '../rules/state.ts';
import { type TemplarMind, templarMind } from './mind.ts';

/** From so many ways the others might play, all legal, none likelier than another. */
export const TRIES = 240;
/** A turn is short; a window that nobody closes ends a try. */
const MAX_STEPS = 60;

export type Forecast = {
  /** Room 1 first: in how many tries Remigius counted it before the own next turn. */
  readonly counted: readonly number[];
  /** By card: in how many tries it was barred when the own next turn came. */
  readonly barred: Readonly<Record<Card, number>>;
  readonly tries: number;
};

const memory = new Memory<Templar, TemplarMind>(templarMind);

/** `{ about: 'forecast' }` is answered by a `Forecast`; anything else by `null`. */
export function ponder(
  perspective: Perspective<Templar>,
  seat: Seat,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  question: Json,
): Json {
  const mind = memory.recall({ perspective, seat, seats, options });
  if (!hasExactly(question, 'about') || question.about !== 'forecast') return null;
  return perspective.outcome ? null : forecast(mind, seat, perspective.decision);
}

function forecast(mind: TemplarMind, seat: Seat, decision: number): Forecast {
  const rng = new ChaCha8(stretchSeed(`forecast ${decision}`));
  const counted = Array.from({ length: ROOMS }, () => 0);
  const barred = CARDS.map(() => 0);
  for (let i = 0; i < TRIES; i++) {
    const state = clone(mind.imagine(rng));
    for (const room of untilTurnOf(state, seat, rng)) counted[room - 1]++;
    const banned = new Set([...state.tops.filter((_top, other) => other !== seat), state.raphaelTop]);
    CARDS.forEach((_card, card) => {
      if (banned.has(card)) barred[card]++;
    });
  }
  return {
    counted,
    barred: Object.fromEntries(CARDS.map((card, i) => [card, barred[i]])) as Record<Card, number>,
    tries: TRIES,
  };
}

/** Others play by chance, the own seat ends its turn as it stands; the rooms that Remigius counted meanwhile. */
function untilTurnOf(state: State, seat: Seat, rng: ChaCha8): Set<number> {
  const rooms = new Set<number>();
  const effects = {
    rng,
    tell: (event: Templar['event']) => {
      if (event.type === 'roomCounted' && event.points) rooms.add(event.room);
    },
    tellOnly: () => {},
    seal: () => {},
  };
  let left = state.active === seat && state.round > 0 ? 2 : 1;
  for (let i = 0; i < MAX_STEPS && state.phase !== 'over'; i++) {
    const [mover] = templar.toAct(state);
    const ownTurn = mover === seat && (state.phase === 'portal' || state.phase === 'card');
    if (ownTurn && --left === 0) break;
    const move = mover === seat ? templar.lapse(state, mover) : templar.pick?.(state, mover, rng);
    if (!move) break;
    templar.play(state, mover, move, effects);
  }
  return rooms;
}
