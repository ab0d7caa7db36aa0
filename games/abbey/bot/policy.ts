/** How all levels decide: by the same rules of thumb, with a weaker or a stronger belief. */

import { argmax } from '@conclave/bots';
import type { Seat, Thought } from '@conclave/engine';
import { passesAt } from '../rules/cards.ts';
import { type Move, type MoveOf, SIMPLE } from '../rules/moves.ts';
import { count, fitting, MASK_OF, type Value } from '../rules/suspects.ts';
import { amongLeft, bestQuestion, reasonToAsk } from './asking.ts';
import { chanceOf, newCards } from './belief.ts';
import { accusing, revealing } from './chapter.ts';
import { type Aim, type Decision, ofKind } from './decision.ts';
import { giving, passing } from './passing.ts';
import { reply, replyToAll } from './replying.ts';
import { because } from './thought.ts';
import { type Walked, walking } from './walking.ts';

export function decide(decision: Decision, aim: Aim | null): Walked {
  const { moves } = decision;
  // One door, but perhaps several rooms behind it.
  if (moves.length === 1 && moves[0].kind !== 'step') return { thought: because(moves[0], 'forced'), aim };
  const kinds = new Set(moves.map(({ kind }) => kind));
  if (kinds.has('step') || kinds.has('halt') || kinds.has('put') || kinds.has('key')) {
    const book = atOnce(decision);
    return book && !decision.view.walked ? { thought: book, aim: null } : walking(decision, aim);
  }
  return { thought: decideElse(decision, kinds), aim: null };
}

function decideElse(decision: Decision, kinds: ReadonlySet<Move['kind']>): Thought<Move> {
  const { moves, rng } = decision;
  if (kinds.has('give')) return giving(decision);
  if (kinds.has('confirm')) return replyToAll(decision);
  if (kinds.has('discard')) return because(leastOfUse(ofKind(moves, 'discard')), 'leastOfUse');
  if (kinds.has('pray')) {
    const book = moves.find(({ kind }) => kind === 'play');
    return because(book ?? SIMPLE.pray, book ? 'book' : 'forced');
  }
  if (kinds.has('silence') || kinds.has('pledge') || kinds.has('answer')) return reply(decision);
  if (kinds.has('ask')) return asking(decision);
  if (kinds.has('show')) return passing(decision, ofKind(moves, 'show'));
  if (kinds.has('yield')) return passing(decision, ofKind(moves, 'yield'));
  if (kinds.has('hand')) return passing(decision, ofKind(moves, 'hand'));
  if (kinds.has('choose')) return choosing(decision, ofKind(moves, 'choose'), 'richest');
  if (kinds.has('name')) return naming(decision, ofKind(moves, 'name'));
  if (kinds.has('askAll')) return askingAll(decision);
  if (kinds.has('decline')) return revealing(decision) ?? because(SIMPLE.decline, 'nothingToDo');
  if (kinds.has('done')) return acting(decision);
  if (kinds.has('stay')) return atOnce(decision) ?? because(SIMPLE.stay, 'nothingToDo');
  return because(rng.pick(moves), 'random');
}

function asking(decision: Decision): Thought<Move> {
  const { moves } = decision;
  const listed = ofKind(moves, 'ask');
  const best = bestQuestion(decision, [...new Set(listed.map(({ of }) => of))]);
  if (best === null) return because(listed[0], 'random');
  const { key, params } = reasonToAsk(decision, best.candidate);
  return because(best.ask, key, params);
}

function askingAll({ view, seat, moves, belief, rng }: Decision): Thought<Move> {
  const listed = ofKind(moves, 'askAll');
  const value = ({ question }: MoveOf<'askAll'>) => {
    if (question.kind !== 'count') return 0;
    const [atom] = question.filter[0];
    return atom.kind === 'is' ? chanceOf(belief, atom.value) * (1 - chanceOf(belief, atom.value)) : 0;
  };
  const best = argmax(rng.shuffle([...listed]), value);
  const [atom] = best.question.kind === 'count' ? best.question.filter[0] : [];
  return atom?.kind === 'is'
    ? because(best, 'asking', amongLeft(view, seat, MASK_OF[atom.value]))
    : because(best, 'random');
}

/** Whose cards are likely to tell most. */
function choosing<M extends { readonly of: Seat }>(
  { view, belief, seen, crossed }: Decision,
  choices: readonly (M & Move)[],
  key: 'richest' | 'book',
): Thought<Move> {
  const best = argmax(choices, ({ of }) => {
    const { cards } = view.players[of];
    return newCards(belief, of, cards, crossed) * cards;
  });
  const { cards } = view.players[best.of];
  return because(best, key, { cards, known: Math.min(cards, count(seen.holds[best.of])) });
}

/** Values of which most is still unknown. */
function naming<M extends { readonly values: readonly Value[] }>(
  { view, seat, crossed, rng }: Decision,
  choices: readonly (M & Move)[],
): Thought<Move> {
  const best = argmax(rng.shuffle([...choices]), ({ values }) => {
    const mask = fitting(values);
    return count(mask & ~crossed) ** 2 / Math.max(1, count(mask));
  });
  return because(best, 'asking', amongLeft(view, seat, fitting(best.values)));
}

/** What is kept least gladly, first. */
const USE: readonly string[] = [
  'indulgence',
  'ruleOfSilence',
  'onCustody',
  'artOfQuestioning',
  'itinerary',
  'alchemy',
  'clock',
  'secretKey',
  'letter',
  'onHearing',
  'artOfMemory',
];

function leastOfUse(choices: readonly MoveOf<'discard'>[]): Move {
  return argmax(choices, ({ book }) => -USE.indexOf(book));
}

/** The bell stands on its last place before a mass. */
const LAST_BELL = 4;
/** A mass at which so many cards go is worth a book. */
const MANY = 3;

/** Books that are best read as soon as there is somebody to read them on. */
function atOnce(decision: Decision): Thought<Move> | null {
  const { moves, view } = decision;
  const looks = ofKind(moves, 'look');
  if (looks.length > 0) return choosing(decision, looks, 'book');
  const listen = moves.find(({ kind }) => kind === 'listen');
  if (listen) return because(listen, 'book');
  const plays = ofKind(moves, 'play');
  const guard = plays.find(({ book }) => book === 'onCustody');
  if (guard) return because(guard, 'book');
  const clock = plays.find(({ book }) => book === 'clock');
  const passes = passesAt(view);
  return clock && view.bell === LAST_BELL && passes >= MANY
    ? because(clock, 'holdsBell', { cards: passes })
    : null;
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
    const { belief, view, crossed } = decision;
    const { of } = argmax(requests, (request) => {
      const { cards } = view.players[request.of];
      return newCards(belief, request.of, cards, crossed) * cards;
    });
    return naming(
      decision,
      requests.filter((request) => request.of === of),
    );
  }
  const book = atOnce(decision);
  if (book) return book;
  const relic = moves.find(({ kind }) => kind === 'relic');
  return relic ? because(relic, 'secondTurn') : because(SIMPLE.done, 'nothingToDo');
}
