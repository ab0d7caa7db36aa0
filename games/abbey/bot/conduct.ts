/** How the fair and the strong bot play: the same manners, with a lesser or better judgement. */

import type { Question, Rng, Seat, Thought } from '@conclave/engine';
import type { Abbey } from '../rules/game.ts';
import type { Move, MoveOf } from '../rules/moves.ts';
import { roomsIn } from '../rules/rooms.ts';
import { fitting, has, MASK_OF, type Mask, maskOf, type Value } from '../rules/suspects.ts';
import type { AskedView, View } from '../rules/view.ts';
import { bestQuestion, givesAway } from './asking.ts';
import { bits, chanceOf, chiefSuspect, type Judgement, newCards } from './judgement.ts';
import type { Ledger } from './ledger.ts';
import { bestEnd, stepsBetween, worths } from './rooms.ts';
import { listeners, ownAnswer } from './telling.ts';
import { because } from './thought.ts';

export interface Manners {
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

interface Mind {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly judgement: Judgement;
  readonly ledger: Ledger;
  readonly manners: Manners;
  readonly rng: Rng;
}

export function conduct(
  { perspective, seat, rng }: Asked,
  judgement: Judgement,
  ledger: Ledger,
  manners: Manners,
): Thought<Move> {
  const { view, moves } = perspective;
  if (moves.length === 1) return because(moves[0], 'forced');
  const mind: Mind = { view, seat, moves, judgement, ledger, manners, rng };
  const kinds = new Set(moves.map(({ kind }) => kind));
  if (kinds.has('pick')) return because(leastTelling(mind, ofKind(moves, 'pick'), leftOf(mind)), 'passing');
  if (kinds.has('give')) return because({ kind: 'give' }, 'passing');
  if (kinds.has('confirm')) return because({ kind: 'confirm' }, 'forced');
  if (kinds.has('pray')) {
    const book = moves.find(({ kind }) => kind === 'play');
    return because(book ?? { kind: 'pray' }, book ? 'book' : 'forced');
  }
  if (kinds.has('silence') || kinds.has('pledge') || kinds.has('answer')) return reply(mind);
  if (kinds.has('ask')) return asking(mind);
  if (kinds.has('show'))
    return because(leastTelling(mind, ofKind(moves, 'show'), toWhom(view, seat)), 'passing');
  if (kinds.has('yield'))
    return because(leastTelling(mind, ofKind(moves, 'yield'), toWhom(view, seat)), 'passing');
  if (kinds.has('hand'))
    return because(leastTelling(mind, ofKind(moves, 'hand'), toWhom(view, seat)), 'passing');
  if (kinds.has('step') || kinds.has('halt')) return walking(mind);
  if (kinds.has('choose')) return because(richest(mind, ofKind(moves, 'choose')), 'room');
  if (kinds.has('name')) return because(telling(mind, ofKind(moves, 'name')), 'asking');
  if (kinds.has('askAll')) return because(askingAll(mind), 'asking');
  if (kinds.has('decline')) return revealing(mind) ?? because({ kind: 'decline' }, 'nothingToDo');
  if (kinds.has('done')) return acting(mind);
  return because(rng.pick(moves), 'random');
}

function ofKind<Kind extends Move['kind']>(moves: readonly Move[], kind: Kind): MoveOf<Kind>[] {
  return moves.filter((move): move is MoveOf<Kind> => move.kind === kind);
}

const crossedBy = ({ view, seat }: Mind): Mask => maskOf(view.players[seat].own?.crossed ?? []);
const leftOf = ({ view, seat }: Mind): Seat => (seat + 1) % view.players.length;

function toWhom(view: View, seat: Seat): Seat {
  const { asked } = view;
  if (asked?.kind === 'other' && 'to' in asked.frame) return asked.frame.to;
  return (seat + 1) % view.players.length;
}

/** A card its receiver has seen already, else the one most others have seen. */
function leastTelling<M extends { readonly card: number }>(
  { ledger, rng }: Mind,
  choices: readonly M[],
  to: Seat,
): M {
  const value = ({ card }: M) => {
    const others = ledger.seen.filter((mask) => has(mask, card)).length;
    return (has(ledger.seen[to], card) ? 100 : 0) + others + rng.int(10) / 100;
  };
  return choices.reduce((best, choice) => (value(choice) > value(best) ? choice : best));
}

function reply(mind: Mind): Thought<Move> {
  const { view, moves } = mind;
  const { asked } = view;
  const silence = moves.find(({ kind }) => kind === 'silence');
  if (asked?.kind !== 'answer') return because(moves[0], 'forced');
  if (asked.question.kind === 'willGo') {
    const no = ofKind(moves, 'pledge').find(({ yes }) => !yes);
    return silence ? because(silence, 'silence') : because(no ?? moves[0], 'answering');
  }
  if (silence && isBetterKept(mind, asked)) return because(silence, 'silence');
  return because(moves.find(({ kind }) => kind === 'answer') ?? moves[0], 'answering');
}

/** What the answer tells the others, against what the question back would tell this seat. */
function isBetterKept(mind: Mind, { asker, question, answer, back }: AskedOf<'answer'>): boolean {
  const { view, seat, judgement, ledger, rng } = mind;
  if (judgement.worlds.length === 0) return givesAway(question, answer?.kind === 'yesNo' && answer.yes);
  const hand = maskOf(view.players[seat].own?.hand ?? []);
  const told = ownAnswer(question, hand, listeners(view, ledger, [seat]));
  if (told === null) return false;
  const inReturn = back ? bestQuestion(view, seat, [asker], judgement, ledger, rng) : null;
  return told > (inReturn?.worth ?? 0);
}

function asking(mind: Mind): Thought<Move> {
  const { view, moves, judgement, rng, seat } = mind;
  const listed = ofKind(moves, 'ask');
  const targets = [...new Set(listed.map(({ of }) => of))];
  const best =
    judgement.worlds.length > 0 ? bestQuestion(view, seat, targets, judgement, mind.ledger, rng) : null;
  if (best) return because(best.ask, 'asking');
  // Without worlds: the value that splits best what is left, of the player with most unknown cards.
  const crossed = crossedBy(mind);
  const unknown = (of: Seat) => view.players[of].cards - bits(mind.ledger.holds[of]);
  const of = targets.reduce((a, b) => (unknown(b) > unknown(a) ? b : a));
  const counting = listed.filter((move) => move.of === of && move.question.kind === 'count');
  const split = (move: MoveOf<'ask'>) => {
    if (move.question.kind !== 'count') return 0;
    const [atom] = move.question.filter[0];
    return atom.kind === 'is' ? bits(MASK_OF[atom.value] & ~crossed) : 0;
  };
  const most = Math.max(...counting.map(split));
  const good = counting.filter((move) => split(move) === most);
  return because(good.length > 0 ? rng.pick(good) : (listed.at(seat) ?? listed[0]), 'asking');
}

function askingAll({ moves, judgement, rng }: Mind): Move {
  const listed = ofKind(moves, 'askAll');
  const value = (move: MoveOf<'askAll'>) => {
    if (move.question.kind !== 'count') return 0;
    const [atom] = move.question.filter[0];
    return atom.kind === 'is' ? chanceOf(judgement, atom.value) * (1 - chanceOf(judgement, atom.value)) : 0;
  };
  const most = Math.max(...listed.map(value));
  return rng.pick(listed.filter((move) => value(move) === most));
}

/** What the chapter house promises: a revelation above one third, or the culprit. */
function promise(mind: Mind): number {
  const { view, manners, judgement } = mind;
  const own = maskOf(view.players[mind.seat].own?.hand ?? []);
  const { chance } = chiefSuspect(judgement, own);
  if (view.pile.length === 0 && chance >= manners.accuse) return 8;
  const best = bestValue(mind);
  return best === null || best.chance < manners.reveal ? 0 : manners.eager * (3 * best.chance - 1);
}

function bestValue({ moves, view, judgement }: Mind): { value: Value; chance: number } | null {
  const stated = new Set(view.revelations.map(({ value }) => value));
  let best: { value: Value; chance: number } | null = null;
  const listed = ofKind(moves, 'reveal').map(({ value }) => value);
  const values: readonly Value[] =
    listed.length > 0 ? listed : ALL_VALUES.filter((value) => !stated.has(value));
  for (const value of values) {
    const chance = chanceOf(judgement, value);
    if (best === null || chance > best.chance) best = { value, chance };
  }
  return best;
}

const ALL_VALUES = Object.keys(MASK_OF) as Value[];

function walking(mind: Mind): Thought<Move> {
  const { view, seat, moves, judgement, ledger } = mind;
  const here = view.players[seat].room;
  const worth = worths({ view, seat, judgement, ledger, chapter: promise(mind) });
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
  if (end.room === here && halts) return because({ kind: 'halt' }, 'room', { room: here });
  const [first] = steps;
  if (!first) return because(halts ? { kind: 'halt' } : moves[0], 'forced');
  const next = steps.reduce(
    (a, b) => (stepsBetween(b.room, end.room) < stepsBetween(a.room, end.room) ? b : a),
    first,
  );
  return because(next, 'room', { room: end.room });
}

function richest<M extends { readonly of: Seat }>(mind: Mind, choices: readonly M[]): M {
  const { view, judgement, ledger } = mind;
  const crossed = crossedBy(mind);
  const value = ({ of }: M) =>
    newCards(judgement, of, view.players[of].cards, ledger.holds[of], crossed) * view.players[of].cards;
  return choices.reduce((best, choice) => (value(choice) > value(best) ? choice : best));
}

/** Values of which most is still unknown. */
function telling<M extends { readonly values: readonly Value[] }>(mind: Mind, choices: readonly M[]): M {
  const crossed = crossedBy(mind);
  const value = ({ values }: M) => {
    const mask = fitting(values);
    return bits(mask & ~crossed) ** 2 / Math.max(1, bits(mask)) + mind.rng.int(10) / 1000;
  };
  return choices.reduce((best, choice) => (value(choice) > value(best) ? choice : best));
}

function revealing(mind: Mind): Thought<Move> | null {
  const best = bestValue(mind);
  if (best === null || best.chance < mind.manners.reveal) return null;
  return because({ kind: 'reveal', value: best.value }, 'revealing', {
    percent: Math.round(100 * best.chance),
  });
}

function accusing(mind: Mind): Thought<Move> | null {
  const { moves, judgement, view, seat, manners } = mind;
  if (!moves.some(({ kind }) => kind === 'accuse')) return null;
  const own = maskOf(view.players[seat].own?.hand ?? []);
  const { suspect, chance } = chiefSuspect(judgement, own);
  if (chance < manners.accuse) return null;
  if (manners.weighs && !wouldWin(mind)) {
    const reveal = revealing(mind);
    if (reveal) return reveal;
  }
  return because({ kind: 'accuse', suspect }, chance > 0.999 ? 'certain' : 'likely', {
    percent: Math.round(100 * chance),
  });
}

/** Whether four points more would put this seat ahead, as things look. */
function wouldWin({ view, seat, judgement }: Mind): boolean {
  const scores = view.players.map(({ falseAccusations }) => -2 * falseAccusations);
  for (const { seat: by, value } of view.revelations) scores[by] += 3 * chanceOf(judgement, value) - 1;
  return scores.every((score, other) => other === seat || score <= scores[seat] + 4);
}

const ACTIONS: readonly Move['kind'][] = ['draw', 'confess', 'spy', 'read', 'venerate'];

function acting(mind: Mind): Thought<Move> {
  const { moves, view } = mind;
  const accused = accusing(mind);
  if (accused) return accused;
  const reveal = moves.some(({ kind }) => kind === 'reveal') ? revealing(mind) : null;
  if (reveal) return reveal;
  const letter = ofKind(moves, 'play').find(({ book }) => book === 'S10' || book === 'S04');
  if (letter) return because(letter, 'book');
  const action = moves.find(({ kind }) => ACTIONS.includes(kind));
  if (action) return because(action, 'room', { room: view.players[mind.seat].room });
  const requests = ofKind(moves, 'request');
  if (requests.length > 0) {
    const { of } = richest(mind, requests);
    return because(
      telling(
        mind,
        requests.filter((request) => request.of === of),
      ),
      'asking',
    );
  }
  const looks = ofKind(moves, 'look');
  if (looks.length > 0) return because(richest(mind, looks), 'book');
  const listen = moves.find(({ kind }) => kind === 'listen');
  if (listen) return because(listen, 'book');
  const guard = ofKind(moves, 'play').find(({ book }) => book === 'S08');
  if (guard) return because(guard, 'book');
  const relic = moves.find(({ kind }) => kind === 'relic');
  return relic ? because(relic, 'book') : because({ kind: 'done' }, 'nothingToDo');
}
