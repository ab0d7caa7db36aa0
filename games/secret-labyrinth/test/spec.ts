/** Secret Labyrinth as the conformance tests examine it. */

import type { GameSpec } from '@conclave/engine/testing';
import { labyrinthMind } from '../mind/mind.ts';
import { CARDS } from '../rules/cards.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import { IN_PILE, type State, WANTED } from '../rules/state.ts';
import { veilOf } from './disguise.ts';
import { sometimesDealt } from './midgame.ts';

/** Every card is in one place, and every place knows of its card. */
function conserved({ owner, pile, wanted, pawns }: State): unknown {
  const inPile = owner.flatMap((at, card) => (at === IN_PILE ? [card] : []));
  const pileSorted = [...pile].sort((a, b) => a - b);
  const wantedNow = owner.flatMap((at, card) => (at === WANTED ? [card] : []));
  return {
    cards: owner.length === CARDS,
    pile: JSON.stringify(inPile) === JSON.stringify(pileSorted),
    wanted: wantedNow.length === 0 ? wanted === -1 : wantedNow.length === 1 && wantedNow[0] === wanted,
    pawns: pawns.length,
  };
}

/** Random players need thousands of turns to collect seven of a kind, so most tables here stop after some rounds. */
const common: Omit<GameSpec<SecretLabyrinth>, 'tables' | 'veil'> = {
  game: sometimesDealt,
  longest: 2000,
  conserved,
  seldom: ({ kind }) => kind === 'withdraw',
  stride: 2,
};

export const spec: GameSpec<SecretLabyrinth> = {
  ...common,
  mind: labyrinthMind,
  tables: [
    { seats: 2, options: { roundLimit: 30 } },
    { seats: 3, options: { roundLimit: 30 } },
    { seats: 4, options: { roundLimit: 20 } },
    { seats: 2, options: { roundLimit: 30, goal: 6 } },
    { seats: 3, options: { roundLimit: 30, tryOut: true } },
    { seats: 4, options: { roundLimit: 20, goal: 6, tryOut: true } },
  ],
  veil: veilOf(true),
};

/** Without its mind, which learns from the squares where cards are taken: those dealt here were taken nowhere. */
export const withoutAid: GameSpec<SecretLabyrinth> = {
  ...common,
  tables: [2, 3, 4].map((seats) => ({ seats, options: { memoryAid: false, roundLimit: 20 } })),
  veil: veilOf(false),
};
