/** How the fair and the strong bot decide: by the same rules of thumb, with a weaker or a stronger belief. */

import type { Question, Rng, Seat, Thought } from '@conclave/engine';
import { reach } from '../on-view/reach.ts';
import type { Abbey } from '../rules/game.ts';
import { type Move, type MoveOf, SIMPLE, STEP } from '../rules/moves.ts';
import { type Room, roomsIn } from '../rules/rooms.ts';
import {
  count,
  fitting,
  has,
  MASK_OF,
  type Mask,
  maskOf,
  type Suspect,
  type Value,
} from '../rules/suspects.ts';
import type { AskedView, View } from '../rules/view.ts';
import { bestQuestion, givesAway } from './asking.ts';
import { type Belief, chanceOf, chiefSuspect, newCards } from './belief.ts';
import { leakOfAnswer, listeners } from './information.ts';
import { bestEnd, stepsBetween, worths } from './room-values.ts';
import type { SeenCards } from './seen-cards.ts';
import { because } from './thought.ts';

/** What the bots differ in. */
export interface Policy {
  /** From which chance on a suspect is accused, and a value revealed. */
  readonly accuse: number;
  readonly reveal: number;
  /** What a point expected from a revelation is worth against the news of other rooms. */
  readonly eager: number;
  /** Looks at everybody's likely score before ending the game. */
  readonly weighs: boolean;
}

type Asked = Question<Abbey>;
type AskedOf<Kind> = Extract<AskedView, { kind: Kind }>;

interface Decision {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly belief: Belief;
  readonly seen: SeenCards;
  readonly policy: Policy;
  readonly rng: Rng;
}

export function decide(
  { perspective, seat, rng }: Asked,
  belief: Belief,
  seen: SeenCards,
  policy: Policy,
): Thought<Move> {
  const { view, moves } = perspective;
  // One door, but perhaps several rooms behind it.
  if (moves.length === 1 && moves[0].kind !== 'step') return because(moves[0], 'forced');
  const decision: Decision = { view, seat, moves, belief, seen, policy, rng };
  const kinds = new Set(moves.map(({ kind }) => kind));
  if (kinds.has('give')) return because(leastTellingGift(decision, ofKind(moves, 'give')), 'passing');
  if (kinds.has('confirm')) return because({ kind: 'confirm' }, 'keepsBook');
  if (kinds.has('pray')) {
    const book = moves.find(({ kind }) => kind === 'play');
    return because(book ?? { kind: 'pray' }, book ? 'book' : 'forced');
  }
  if (kinds.has('silence') || kinds.has('pledge') || kinds.has('answer')) return reply(decision);
  if (kinds.has('ask')) return asking(decision);
  if (kinds.has('show'))
    return because(leastTelling(decision, ofKind(moves, 'show'), toWhom(view, seat)), 'passing');
  if (kinds.has('yield'))
    return because(leastTelling(decision, ofKind(moves, 'yield'), toWhom(view, seat)), 'passing');
  if (kinds.has('hand'))
    return because(leastTelling(decision, ofKind(moves, 'hand'), toWhom(view, seat)), 'passing');
  if (kinds.has('step') || kinds.has('halt')) return walking(decision);
  if (kinds.has('choose')) return because(richest(decision, ofKind(moves, 'choose')), 'richest');
  if (kinds.has('name')) return because(telling(decision, ofKind(moves, 'name')), 'asking');
  if (kinds.has('askAll')) return because(askingAll(decision), 'asking');
  if (kinds.has('decline')) return revealing(decision) ?? because({ kind: 'decline' }, 'nothingToDo');
  if (kinds.has('done')) return acting(decision);
  return because(rng.pick(moves), 'random');
}

function ofKind<Kind extends Move['kind']>(moves: readonly Move[], kind: Kind): MoveOf<Kind>[] {
  return moves.filter((move): move is MoveOf<Kind> => move.kind === kind);
}

const crossedBy = ({ view, seat }: Decision): Mask => maskOf(view.players[seat].own?.crossed ?? []);
const leftOf = ({ view, seat }: Decision): Seat => (seat + 1) % view.players.length;

function toWhom(view: View, seat: Seat): Seat {
  const { asked } = view;
  if (asked?.kind === 'other' && 'to' in asked.frame) return asked.frame.to;
  return (seat + 1) % view.players.length;
}

/** A card its receiver has seen already, else the one most others have seen. */
function leastTelling<M extends { readonly card: number }>(
  { seen, rng }: Decision,
  choices: readonly M[],
  to: Seat,
): M {
  const value = ({ card }: M) => {
    const others = seen.bySeat.filter((mask) => has(mask, card)).length;
    return (has(seen.bySeat[to], card) ? 100 : 0) + others + rng.int(10) / 100;
  };
  return choices.reduce((best, choice) => (value(choice) > value(best) ? choice : best));
}

/** As many as are listed, one after the other. */
function leastTellingGift(decision: Decision, [{ cards: listed }]: readonly MoveOf<'give'>[]): Move {
  const { view, seat } = decision;
  let left = (view.players[seat].own?.hand ?? []).map((card) => ({ card }));
  const cards: Suspect[] = [];
  while (cards.length < listed.length) {
    const next = leastTelling(decision, left, leftOf(decision));
    cards.push(next.card);
    left = left.filter((choice) => choice !== next);
  }
  return { kind: 'give', cards: cards.sort((a, b) => a - b) };
}

function reply(decision: Decision): Thought<Move> {
  const { view, moves } = decision;
  const { asked } = view;
  const silence = moves.find(({ kind }) => kind === 'silence');
  if (asked?.kind !== 'answer') return because(moves[0], 'forced');
  if (asked.question.kind === 'willGo') {
    const no = ofKind(moves, 'pledge').find(({ yes }) => !yes);
    return because(silence ?? no ?? moves[0], 'bindsLeast');
  }
  if (silence && isBetterKept(decision, asked)) return because(silence, 'silence');
  const answer = moves.find(({ kind }) => kind === 'answer') ?? moves[0];
  return because(answer, asked.back ? 'answering' : 'harmless');
}

/** What the answer tells the others, against what the question back would tell this seat. */
function isBetterKept(decision: Decision, { asker, question, answer, back }: AskedOf<'answer'>): boolean {
  const { view, seat, belief, seen, rng } = decision;
  if (belief.worlds.length === 0) return givesAway(question, answer?.kind === 'yesNo' && answer.yes);
  const hand = maskOf(view.players[seat].own?.hand ?? []);
  const told = leakOfAnswer(question, hand, listeners(view, seen, [seat]));
  if (told === null) return false;
  const inReturn = back ? bestQuestion(view, seat, [asker], belief, seen, rng) : null;
  return told > (inReturn?.worth ?? 0);
}

function asking(decision: Decision): Thought<Move> {
  const { view, moves, belief, rng, seat } = decision;
  const listed = ofKind(moves, 'ask');
  const targets = [...new Set(listed.map(({ of }) => of))];
  const best =
    belief.worlds.length > 0 ? bestQuestion(view, seat, targets, belief, decision.seen, rng) : null;
  if (best) return because(best.ask, 'asking');
  // Without worlds: the value that splits best what is left, of the player with most unknown cards.
  const crossed = crossedBy(decision);
  const unknown = (of: Seat) => view.players[of].cards - count(decision.seen.holds[of]);
  const of = targets.reduce((a, b) => (unknown(b) > unknown(a) ? b : a));
  const counting = listed.filter((move) => move.of === of && move.question.kind === 'count');
  const split = (move: MoveOf<'ask'>) => {
    if (move.question.kind !== 'count') return 0;
    const [atom] = move.question.filter[0];
    return atom.kind === 'is' ? count(MASK_OF[atom.value] & ~crossed) : 0;
  };
  const most = Math.max(...counting.map(split));
  const good = counting.filter((move) => split(move) === most);
  return because(good.length > 0 ? rng.pick(good) : (listed.at(seat) ?? listed[0]), 'asking');
}

function askingAll({ moves, belief, rng }: Decision): Move {
  const listed = ofKind(moves, 'askAll');
  const value = (move: MoveOf<'askAll'>) => {
    if (move.question.kind !== 'count') return 0;
    const [atom] = move.question.filter[0];
    return atom.kind === 'is' ? chanceOf(belief, atom.value) * (1 - chanceOf(belief, atom.value)) : 0;
  };
  const most = Math.max(...listed.map(value));
  return rng.pick(listed.filter((move) => value(move) === most));
}

/** What the chapter house promises: a revelation above one third, or the culprit. */
function promise(decision: Decision): number {
  const { view, policy, belief } = decision;
  const own = maskOf(view.players[decision.seat].own?.hand ?? []);
  const { chance } = chiefSuspect(belief, own);
  if (view.pile.length === 0 && chance >= policy.accuse) return 8;
  const best = bestValue(decision);
  return best === null || best.chance < policy.reveal ? 0 : policy.eager * (3 * best.chance - 1);
}

function bestValue({ moves, view, belief }: Decision): { value: Value; chance: number } | null {
  const stated = new Set(view.revelations.map(({ value }) => value));
  let best: { value: Value; chance: number } | null = null;
  const listed = ofKind(moves, 'reveal').map(({ value }) => value);
  const values: readonly Value[] =
    listed.length > 0 ? listed : ALL_VALUES.filter((value) => !stated.has(value));
  for (const value of values) {
    const chance = chanceOf(belief, value);
    if (best === null || chance > best.chance) best = { value, chance };
  }
  return best;
}

const ALL_VALUES = Object.keys(MASK_OF) as Value[];

function walking(decision: Decision): Thought<Move> {
  const { view, seat, moves, belief, seen } = decision;
  const here = view.players[seat].room;
  const worth = worths({ view, seat, belief, seen, chapter: promise(decision) });
  const pace = view.options.sixRules || view.players.length === 6 ? 3 : 2;
  const steps = ofKind(moves, 'step');
  const halts = moves.some(({ kind }) => kind === 'halt');
  const jumps = [...ofKind(moves, 'key'), ...ofKind(moves, 'put')];
  const reachable = roomsIn(view.ends).filter(
    (room) => (room === here && halts) || steps.some((step) => stepsBetween(step.room, room) < view.steps),
  );
  const end = bestEnd(reachable.length > 0 ? reachable : roomsIn(view.ends), worth, pace);
  for (const jump of jumps) {
    const far = worth[jump.room] > 2.5 && worth[jump.room] > end.value * 1.5;
    if (far || (jump.kind === 'put' && worth[jump.room] >= end.value))
      return because(jump, 'room', { room: jump.room });
  }
  const why = end.for === end.room ? 'room' : 'towards';
  if (end.room === here && halts) return because({ kind: 'halt' }, why, { room: end.for });
  const [first] = steps;
  if (!first) return jumping(moves, jumps, worth);
  const next = steps.reduce(
    (a, b) => (stepsBetween(b.room, end.room) < stepsBetween(a.room, end.room) ? b : a),
    first,
  );
  return because(next, why, { room: end.for }, restOfWalk(decision, next.room, end.room));
}

/** Nobody walks: to the room that is worth most, if there is one to choose. */
function jumping(
  moves: readonly Move[],
  jumps: readonly (MoveOf<'key'> | MoveOf<'put'>)[],
  worth: readonly number[],
): Thought<Move> {
  if (jumps.length === 0) return because(moves[0], moves.length === 1 ? 'forced' : 'random');
  const best = jumps.reduce((a, b) => (worth[b.room] > worth[a.room] ? b : a));
  return because(best, 'room', { room: best.room });
}

/** From the first room on, door by door, and stop where the move is meant to end. */
function restOfWalk({ view, seat }: Decision, first: Room, end: Room): Move[] {
  const way = reach(view, seat)?.[end]?.way ?? null;
  if (way?.[0] !== first) return first === end && view.steps > 1 ? [SIMPLE.halt] : [];
  const rest: Move[] = way.slice(1).map((room) => STEP[room]);
  return way.length < view.steps ? [...rest, SIMPLE.halt] : rest;
}

function richest<M extends { readonly of: Seat }>(decision: Decision, choices: readonly M[]): M {
  const { view, belief, seen } = decision;
  const crossed = crossedBy(decision);
  const value = ({ of }: M) =>
    newCards(belief, of, view.players[of].cards, seen.holds[of], crossed) * view.players[of].cards;
  return choices.reduce((best, choice) => (value(choice) > value(best) ? choice : best));
}

/** Values of which most is still unknown. */
function telling<M extends { readonly values: readonly Value[] }>(
  decision: Decision,
  choices: readonly M[],
): M {
  const crossed = crossedBy(decision);
  const value = ({ values }: M) => {
    const mask = fitting(values);
    return count(mask & ~crossed) ** 2 / Math.max(1, count(mask)) + decision.rng.int(10) / 1000;
  };
  return choices.reduce((best, choice) => (value(choice) > value(best) ? choice : best));
}

function revealing(decision: Decision): Thought<Move> | null {
  const best = bestValue(decision);
  if (best === null || best.chance < decision.policy.reveal) return null;
  return because({ kind: 'reveal', value: best.value }, 'revealing', {
    percent: Math.round(100 * best.chance),
  });
}

function accusing(decision: Decision): Thought<Move> | null {
  const { moves, belief, view, seat, policy } = decision;
  if (!moves.some(({ kind }) => kind === 'accuse')) return null;
  const own = maskOf(view.players[seat].own?.hand ?? []);
  const { suspect, chance } = chiefSuspect(belief, own);
  if (chance < policy.accuse) return null;
  if (policy.weighs && !wouldWin(decision)) {
    const reveal = revealing(decision);
    if (reveal) return reveal;
  }
  return because({ kind: 'accuse', suspect }, chance > 0.999 ? 'certain' : 'likely', {
    percent: Math.round(100 * chance),
  });
}

/** Whether four points more would put this seat ahead, as things look. */
function wouldWin({ view, seat, belief }: Decision): boolean {
  const scores = view.players.map(({ falseAccusations }) => -2 * falseAccusations);
  for (const { seat: by, value } of view.revelations) scores[by] += 3 * chanceOf(belief, value) - 1;
  return scores.every((score, other) => other === seat || score <= scores[seat] + 4);
}

const ACTIONS: readonly Move['kind'][] = ['draw', 'confess', 'spy', 'read', 'venerate'];

function acting(decision: Decision): Thought<Move> {
  const { moves } = decision;
  const accused = accusing(decision);
  if (accused) return accused;
  const reveal = moves.some(({ kind }) => kind === 'reveal') ? revealing(decision) : null;
  if (reveal) return reveal;
  const letter = ofKind(moves, 'play').find(({ book }) => book === 'letter' || book === 'artOfQuestioning');
  if (letter) return because(letter, 'book');
  const action = moves.find(({ kind }) => ACTIONS.includes(kind));
  if (action) return because(action, 'here');
  const requests = ofKind(moves, 'request');
  if (requests.length > 0) {
    const { of } = richest(decision, requests);
    return because(
      telling(
        decision,
        requests.filter((request) => request.of === of),
      ),
      'asking',
    );
  }
  const looks = ofKind(moves, 'look');
  if (looks.length > 0) return because(richest(decision, looks), 'book');
  const listen = moves.find(({ kind }) => kind === 'listen');
  if (listen) return because(listen, 'book');
  const guard = ofKind(moves, 'play').find(({ book }) => book === 'onCustody');
  if (guard) return because(guard, 'book');
  const relic = moves.find(({ kind }) => kind === 'relic');
  return relic ? because(relic, 'book') : because({ kind: 'done' }, 'nothingToDo');
}
