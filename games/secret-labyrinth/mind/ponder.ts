/** What the table may ask: the chance that each card lies with each player, and how many of a kind each may hold. */

import {
  hasExactly,
  type Json,
  Memory,
  type OptionValue,
  type Perspective,
  type Seat,
} from '@conclave/engine';
import { ALL_CARDS, PRIZES, type Prize, SPAN } from '../rules/cards.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import { OUT } from '../rules/state.ts';
import type { Assignment } from './card-holders.ts';
import { LabyrinthMind } from './mind.ts';
import { openHands } from './open-hands.ts';

export type Holders = {
  /** By card: the chance of each seat, then of the pile (or the wanted place), then of being out of the game. */
  readonly chances: readonly (readonly number[])[];
  /** By seat: the least and the most it may hold of each kind. */
  readonly ranges: readonly Readonly<Record<Prize, readonly [number, number]>>[];
  /** The possibilities were too many to count all of them. */
  readonly approximate: boolean;
};

const memory = new Memory<SecretLabyrinth, LabyrinthMind>(
  (seat, _seats, _options, view) => new LabyrinthMind(seat, view),
);

/**
 * `{ about: 'holders' }` is answered by `Holders`, where this table lets one be helped to remember and when everything is
 * laid open; all else by `null`.
 */
export function ponder(
  perspective: Perspective<SecretLabyrinth>,
  seat: Seat,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  question: Json,
): Json {
  if (!hasExactly(question, 'about') || question.about !== 'holders') return null;
  const open = openHands(perspective.view);
  if (open) return open;
  // SL-30: without a memory aid nothing is remembered for anybody.
  if (!perspective.view.memoryAid) return null;
  const { hands } = memory.recall({ perspective, seat, seats, options });
  // Where possibilities were left out, none of those kept may fit what was told since.
  if (hands.all.length === 0) return null;
  return { ...holders(hands.all, seats), approximate: hands.approximate };
}

function holders(all: readonly Assignment[], seats: number): Omit<Holders, 'approximate'> {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const place = (holder: number) => (holder === OUT ? seats + 1 : holder < 0 ? seats : holder);
  const chances = ALL_CARDS.map((card) => {
    const sums = Array.from({ length: seats + 2 }, () => 0);
    for (const { owner, weight } of all) sums[place(owner[card])] += weight / total;
    return sums.map((chance) => Math.round(chance * 1000) / 1000);
  });
  const counts = (seat: Seat, prize: Prize): readonly [number, number] => {
    const { first, end } = SPAN[prize];
    const held = all.map(({ owner }) => owner.slice(first, end).filter((holder) => holder === seat).length);
    return [Math.min(...held), Math.max(...held)];
  };
  const ranges = Array.from({ length: seats }, (_none, seat) => {
    const [treasure, gnome] = PRIZES.map((prize) => counts(seat, prize));
    return { treasure, gnome };
  });
  return { chances, ranges };
}
