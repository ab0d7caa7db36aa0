/** Every reason that a bot of the Abbey gives is so. */

import { everyWhy, type WhyCheck } from '@conclave/bots/testing/every-why';
import { expect, test } from 'vitest';
import { passesAt } from '../../rules/cards.ts';
import type { Abbey } from '../../rules/game.ts';
import { ROOM_ACTIONS } from '../../rules/moves.ts';
import { referencesIn } from '../../rules/question.ts';
import type { State } from '../../rules/state.ts';
import { count, EVERYONE, has, MASK_OF, type Mask, maskOf } from '../../rules/suspects.ts';
import type { WhyKey } from '../../rules/why.ts';
import { toGive } from '../../rules/windows.ts';
import { abbeyBots } from '../bots.ts';
import { stepsBetween } from '../room-values.ts';

type Check = WhyCheck<Abbey>;
type Told = Parameters<Check>[0];

const kindOf = ({ thought }: Told) => thought.move?.kind;
const isOneOf = (said: Told, ...kinds: readonly string[]) => kinds.includes(kindOf(said) ?? 'nothing');
const numberIn = ({ thought }: Told, name: string) => Number(thought.why.params[name]);

/** Where the whole move ends. */
function endOf({ state, seat, thought }: Told): number {
  let room = state.pawn[seat];
  for (const move of [thought.move, ...(thought.further ?? [])])
    if (move?.kind === 'step' || move?.kind === 'put' || move?.kind === 'key') room = move.room;
  return room;
}

function isLeft(said: Told): boolean {
  return numberIn(said, 'left') === count(EVERYONE & ~said.state.seen[said.seat]);
}

function receiverOf({ state, seat, view }: Told): number {
  const seats = state.hand.length;
  const { asked } = view;
  if (asked?.kind === 'other' && 'to' in asked.frame) return asked.frame.to;
  if (asked?.kind === 'window' && asked.window === 'right') return (seat + seats - 1) % seats;
  if (asked?.kind === 'window' && asked.window === 'exchange')
    return asked.asked.find((other) => other !== seat) ?? seat;
  return (seat + 1) % seats;
}

function givenBy({ thought: { move } }: Told): Mask {
  if (move?.kind === 'give') return maskOf(move.cards);
  return move?.kind === 'show' || move?.kind === 'yield' || move?.kind === 'hand' ? maskOf([move.card]) : 0;
}

const handsOf = ({ hand }: State, seat: number) => count(hand[seat]);
const CHECKS: Record<WhyKey, Check> = {
  forced: ({ moves }) => moves.length === 1,
  random: (said) => isOneOf(said, 'ask', 'askAll', 'enough'),
  certain: ({ state, thought: { move } }) => move?.kind === 'accuse' && move.suspect === state.culprit,
  follows: ({ state, thought: { move } }) => move?.kind === 'accuse' && move.suspect === state.culprit,
  likely: ({ state, thought: { move, why } }) => ({
    promised: Number(why.params.percent) / 100,
    came: move?.kind === 'accuse' && move.suspect === state.culprit,
  }),
  revealing: ({ state, thought: { move, why } }) => ({
    promised: Number(why.params.percent) / 100,
    came: move?.kind === 'reveal' && has(MASK_OF[move.value], state.culprit),
  }),
  room: (said) => endOf(said) === numberIn(said, 'room'),
  meets: (said) => {
    const room = numberIn(said, 'room');
    return (
      endOf(said) === room &&
      said.state.pawn.some((at, seat) => seat !== said.seat && at === room && !said.state.penitent[seat])
    );
  },
  towards: (said) => stepsBetween(endOf(said), numberIn(said, 'room')) === numberIn(said, 'doors'),
  further: (said) =>
    stepsBetween(said.state.pawn[said.seat], numberIn(said, 'room')) === numberIn(said, 'doors'),
  here: (said) => ROOM_ACTIONS.includes(kindOf(said) ?? 'done'),
  richest: (said) => {
    const { move } = said.thought;
    if (move?.kind !== 'choose') return false;
    const { hand, seen } = said.state;
    const isSo = handsOf(said.state, move.of) === numberIn(said, 'cards');
    return isSo && count(hand[move.of] & seen[said.seat]) >= numberIn(said, 'known');
  },
  asking: isLeft,
  asksOfList: (said) => isLeft(said) && numberIn(said, 'fits') <= numberIn(said, 'left'),
  asksOfShared: ({ thought: { move } }) => move?.kind === 'ask' && referencesIn(move.question).length > 0,
  answering: ({ view, thought: { move } }) =>
    move?.kind === 'answer' && view.asked?.kind === 'answer' && view.asked.back,
  bindsLeast: ({ thought: { move } }) => move?.kind === 'pledge' && !move.yes,
  silence: (said) =>
    isOneOf(said, 'silence', 'hush', 'play') && numberIn(said, 'listeners') === said.seats - 1,
  passing: (said) => {
    const cards = givenBy(said);
    return (
      count(cards) === numberIn(said, 'cards') &&
      count(cards & said.state.seen[receiverOf(said)]) >= numberIn(said, 'known')
    );
  },
  keepsCards: (said) => isOneOf(said, 'keep') && toGive(said.state, said.seat) === numberIn(said, 'cards'),
  holdsBell: (said) => passesAt(said.state) === numberIn(said, 'cards'),
  secondTurn: (said) => isOneOf(said, 'relic') && said.state.relic[said.seat] === 'held',
  book: (said) => isOneOf(said, 'play', 'look', 'listen'),
  keepsBook: ({ state, seat }) => state.books[seat].includes('ruleOfSilence'),
  leastOfUse: (said) => isOneOf(said, 'discard'),
  nothingToDo: (said) =>
    said.thought.move === null ? !said.match.isAsked(said.seat) : isOneOf(said, 'done', 'decline', 'stay'),
};

/** So far a promise may miss what came, in so few matches. */
const WITHIN = 0.2;

test('every reason of every level is so', () => {
  const { untrue, checked, promises } = everyWhy<Abbey>({ ...abbeyBots, iterations: 500 }, CHECKS, {
    seats: [3, 4],
    seed: 'abbey whys',
  });
  expect(untrue).toEqual([]);
  const said: readonly WhyKey[] = ['room', 'towards', 'here', 'asking', 'answering', 'silence', 'passing'];
  for (const key of said) expect(checked[key], key).toBeGreaterThan(0);
  for (const { promised, came, count: times } of Object.values(promises))
    if (times > 12) expect(Math.abs(promised - came)).toBeLessThan(WITHIN);
});
