/** Every reason that a bot of Temple Code gives is so, by the state that only this test sees. */

import { everyWhy, type WhyCheck } from '@conclave/bots/testing/every-why';
import type { Perspective } from '@conclave/engine';
import { expect, test } from 'vitest';
import { templeCodeMind } from '../../mind/mind.ts';
import { ALL_CARDS, type Card, DECK } from '../../rules/deck.ts';
import { type TempleCode, templeCode } from '../../rules/game.ts';
import type { WhyKey } from '../../rules/why.ts';
import { answer } from '../answers.ts';
import { templeCodeBots } from '../bots.ts';
import { decodingChoices } from '../choices.ts';
import { Notes } from '../notes.ts';
import { Orders } from '../orders.ts';

type Check = WhyCheck<TempleCode>;
type Told = Parameters<Check>[0];

/** The cards that the seat's combination may be, by the mind; none of the bots is asked. */
function suspectsOf(said: Told, seat = said.seat): readonly Card[] {
  const { match, state } = said;
  const { told, view } = match.perspective(seat) as unknown as Perspective<TempleCode>;
  const mind = templeCodeMind(seat, said.seats, match.options, view);
  for (const event of told) mind.told(event, view);
  return ALL_CARDS.filter((card) => {
    const other = templeCode.clone(state);
    const at = other.pile.indexOf(card);
    if (at < 0 && card !== other.combination[seat]) return false;
    if (at >= 0) other.pile[at] = other.combination[seat];
    other.combination[seat] = card;
    return !mind.excludes(other);
  });
}

/** The orders that fit the seat's own decodings, counted from the cards in front of it. */
function ordersOf({ match, seat }: Told): Orders {
  const orders = new Orders(seat);
  const { told } = match.perspective(seat) as unknown as Perspective<TempleCode>;
  for (const event of told) orders.told(event);
  return orders;
}

/** How many orders a beginner cannot rule out; forgetting never rules out more than remembering. */
function remembered({ match, seat }: Told): number {
  const notes = new Notes(seat);
  const { told } = match.perspective(seat) as unknown as Perspective<TempleCode>;
  for (const event of told) notes.told(event);
  return notes.left().length;
}

const isDeclaration = ({ thought }: Told) => thought.move?.kind === 'declare';
/** What it says of the number of what is left is so, whoever counts what. */
function counts(said: Told): boolean {
  const { candidates, orders } = said.thought.why.params;
  if (candidates !== undefined) return candidates === suspectsOf(said).length;
  return orders === undefined || orders === ordersOf(said).left.length;
}

function cardOf({ thought, view, seat }: Told): { card: Card; other: Card; to: number | null } {
  const [choice] = decodingChoices(thought.move === null ? [] : [thought.move], view, seat);
  return choice;
}

/** How many a seat could not rule out after a card, of those it cannot rule out now. */
function leftTo(said: Told, seat: number, card: Card): number {
  const own = said.state.combination[seat];
  return suspectsOf(said, seat).filter((suspect) => answer(suspect, card) === answer(own, card)).length;
}

const CHECKS: Record<WhyKey, Check> = {
  certain: (said) => {
    const own = DECK[said.state.combination[said.seat]].join();
    return said.thought.move?.kind === 'declare' && said.thought.move.combination.join() === own;
  },
  likely: (said) => isDeclaration(said) && counts(said),
  goOn: (said) => !isDeclaration(said) && counts(said),
  bestSplit: (said) => {
    if (said.level !== 'fair') return counts(said) && cardOf(said) !== undefined;
    const orders = ordersOf(said);
    const all = decodingChoices(said.moves, said.view, said.seat).map(({ card }) => orders.leftAfter(card));
    return counts(said) && orders.leftAfter(cardOf(said).card) <= Math.min(...all) + 1e-9;
  },
  leavesLittle: (said) => {
    const { card, other, to } = cardOf(said);
    if (to === null || said.thought.why.params.seat !== to) return false;
    // The owner sees this seat's combination, and rules it out: one more or less does not matter.
    return leftTo(said, to, other) + 1 >= leftTo(said, to, card);
  },
  race: ({ thought }) => thought.move?.kind === 'take',
  random: (said) => {
    const { orders } = said.thought.why.params;
    return said.level === 'easy' && orders === remembered(said) && orders >= ordersOf(said).left.length;
  },
  forced: ({ moves }) => moves.filter(({ kind }) => kind !== 'declare').length <= 1,
};

test('every reason of every level is so', () => {
  const all: Record<string, number> = {};
  for (let game = 0; game < 6; game++) {
    const { untrue, checked } = everyWhy<TempleCode>(templeCodeBots, CHECKS, {
      seats: [2, 3, 4],
      seed: `temple whys ${game}`,
    });
    expect(untrue).toEqual([]);
    for (const [key, count] of Object.entries(checked)) all[key] = (all[key] ?? 0) + count;
  }
  // Seldom is neither so.
  expect(Object.keys(CHECKS).filter((key) => key !== 'race' && !all[key])).toEqual([]);
});
