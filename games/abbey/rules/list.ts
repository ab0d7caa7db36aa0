/** The legal moves of a seat, in a fixed order. Of questions and of cards to hand in it lists a good selection. */

import { type Rng, type Seat, sameJson } from '@conclave/engine';
import { answerTo } from './answering.ts';
import { BOOK_IDS } from './cards.ts';
import { isStated } from './chapter.ts';
import * as made from './moves.ts';
import { type Move, type MoveOf, SIMPLE } from './moves.ts';
import { isBeingAsked, mayOverhear, mayPlay, mayPledge, mayStay, mayUseRelic, refusal } from './refusals.ts';
import { CHAPTER, CRYPT, KIND_OF, PARLOR } from './rooms.ts';
import { type FrameOf, NONE, ownerOf, type State, seatsOf, top } from './state.ts';
import { fitting, listed, type Mask, type Suspect, VALUES } from './suspects.ts';
import { type Situation, situationOf } from './to-act.ts';
import { canBeMet, groundOf, teleports } from './walking.ts';
import { nextSteps } from './ways.ts';
import { answerIn, keptBooksOf, toGive } from './windows.ts';

export function moves(state: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  const situation = situationOf(state, seat);
  if (situation !== null) listSituation(state, seat, situation, list);
  if (state.options.ownCrosses && state.ended === null && !isBeingAsked(state, seat))
    list.push(...made.CROSS);
  return list;
}

function pushBits(bits: number, table: readonly Move[], list: Move[]): void {
  for (let left = bits; left !== 0; left &= left - 1) list.push(table[31 - Math.clz32(left & -left)]);
}

function pushAll(from: readonly Move[], list: Move[]): void {
  for (let i = 0; i < from.length; i++) list.push(from[i]);
}

function listSituation(state: State, seat: Seat, situation: Situation, list: Move[]): void {
  if (state.window !== null) {
    listWindow(state, seat, situation, list);
    return;
  }
  const frame = top(state);
  if (frame !== null) {
    listFrame(state, seat, frame, list);
    return;
  }
  switch (situation) {
    case 'prayer':
      list.push(SIMPLE.pray);
      if (state.books[seat].includes('indulgence')) list.push(made.PLAY[BOOK_IDS.indexOf('indulgence')]);
      return;
    case 'move':
      listMove(state, seat, list);
      break;
    case 'meet':
      for (let of = 0; of < seatsOf(state); of++) if (canBeMet(state, seat, of)) pushAll(made.ASK[of], list);
      break;
    case 'act':
      if (!state.acted) listAction(state, seat, list);
      list.push(SIMPLE.done);
      if (state.relic[seat] === 'held' && mayUseRelic(state, seat)) list.push(SIMPLE.relic);
      break;
  }
  if (state.books[seat].length > 0) listBooks(state, seat, situation, list);
}

function listWindow(state: State, seat: Seat, situation: Situation, list: Move[]): void {
  const all = answersTo(state, seat, situation);
  const answer = answerIn(state, seat);
  if (answer === null) pushAll(all, list);
  else {
    for (const other of all) if (!sameJson(other, answer)) list.push(other);
    list.push(SIMPLE.withdraw);
  }
}

function answersTo(state: State, seat: Seat, situation: Situation): readonly Move[] {
  const books = state.books[seat];
  switch (situation) {
    case 'answers':
      return books.includes('ruleOfSilence') ? [SIMPLE.confirm, SIMPLE.hush] : [SIMPLE.confirm];
    case 'censure':
      return keptBooksOf(state, seat).map((book) => made.DISCARD[BOOK_IDS.indexOf(book)]);
    default: {
      const given = gifts(listed(state.hand[seat]), toGive(state, seat));
      return situation === 'pass' && books.includes('alchemy') ? [...given, SIMPLE.keep] : given;
    }
  }
}

/** So many cards that lie side by side, each card as often as any other. */
function gifts(hand: readonly Suspect[], size: number): Move[] {
  if (size === hand.length) return [{ kind: 'give', cards: hand }];
  const round = [...hand, ...hand];
  return hand.map((_card, at) => ({
    kind: 'give',
    cards: round.slice(at, at + size).sort((a, b) => a - b),
  }));
}

/** Any cards at all. */
export function anyGift(hand: readonly Suspect[], size: number, rng: Rng): MoveOf<'give'> {
  const cards = rng.shuffle([...hand]).slice(0, size);
  return { kind: 'give', cards: cards.sort((a, b) => a - b) };
}

function listFrame(state: State, seat: Seat, frame: NonNullable<ReturnType<typeof top>>, list: Move[]): void {
  switch (frame.kind) {
    case 'answer':
      listAnswer(state, seat, frame, list);
      break;
    case 'counter':
      if (!state.penitent[frame.of]) pushAll(made.ASK[frame.of], list);
      list.push(SIMPLE.waive);
      break;
    case 'compose':
      if (frame.book === 'disputedQuestions') pushAll(made.ASK_ALL, list);
      else if (frame.of !== NONE) pushAll(made.ASK[frame.of], list);
      else {
        for (let of = 0; of < seatsOf(state); of++) {
          if (of !== seat && !state.penitent[of]) pushAll(made.ASK[of], list);
        }
      }
      break;
    case 'show':
      pushBits(state.hand[seat] & fitting(frame.values), made.SHOW, list);
      break;
    case 'yield':
      pushBits(state.hand[seat], made.YIELD, list);
      list.push(SIMPLE.yieldAny);
      break;
    case 'target':
      for (let of = 0; of < seatsOf(state); of++) {
        if (of === seat || of === frame.but) continue;
        if (frame.book === 'herbarium' || state.hand[of] !== 0) list.push(made.CHOOSE[of]);
      }
      if (frame.book === 'onDiscovery' && frame.but !== NONE) list.push(SIMPLE.enough);
      break;
    case 'hand':
      pushBits(state.hand[seat], made.HAND, list);
      break;
    case 'name':
      pushAll(frame.book === 'anonymousLetters' ? made.NAME_ONE : made.NAME, list);
      break;
    case 'proclaim':
      listRevelations(state, list);
      list.push(SIMPLE.decline);
      break;
  }
}

function listAnswer(state: State, seat: Seat, frame: FrameOf<'answer'>, list: Move[]): void {
  const { question } = frame;
  if (question.kind === 'willGo') {
    for (const move of made.PLEDGE) {
      if (move.kind === 'pledge' && mayPledge(state, seat, question.room, move.yes)) list.push(move);
    }
  } else if (answerTo(state, frame.asker, seat, question) !== null) list.push(SIMPLE.answer);
  if (!frame.obliged) list.push(SIMPLE.silence);
  else if (state.books[seat].includes('ruleOfSilence'))
    list.push(made.PLAY[BOOK_IDS.indexOf('ruleOfSilence')]);
}

function listMove(state: State, seat: Seat, list: Move[]): void {
  const { walked } = state;
  if (mayStay(state, seat)) list.push(SIMPLE.stay);
  pushBits(nextSteps(groundOf(state), seat, state), made.STEP, list);
  if (walked && (state.ends & (1 << state.pawn[seat])) !== 0) list.push(SIMPLE.halt);
  if (walked) return;
  if (state.turn === 'labyrinth') pushBits(teleports(state, seat, 'labyrinth'), made.PUT, list);
  if (state.books[seat].includes('secretKey')) pushBits(teleports(state, seat, 'key'), made.KEY, list);
}

function listRevelations(state: State, list: Move[]): void {
  for (let i = 0; i < VALUES.length; i++) if (!isStated(state, VALUES[i])) list.push(made.REVEAL[i]);
}

function listAction(state: State, seat: Seat, list: Move[]): void {
  const room = state.pawn[seat];
  switch (KIND_OF[room]) {
    case 'confessional':
      if (refusal(state, seat, SIMPLE.confess) === null) list.push(SIMPLE.confess);
      break;
    case 'cell': {
      const owner = ownerOf(state, room);
      if (owner !== NONE && owner !== seat && state.hand[owner] !== 0) list.push(SIMPLE.spy);
      break;
    }
    case 'parlor':
      if (room === PARLOR && state.pile.length > 0) list.push(SIMPLE.draw);
      else for (let of = 0; of < seatsOf(state); of++) if (of !== seat) pushAll(made.REQUEST[of], list);
      break;
    case 'scriptorium':
    case 'library':
      list.push(SIMPLE.read);
      break;
    case 'crypt':
      if (room === CRYPT && state.relic[seat] === 'none' && state.relics > 0) list.push(SIMPLE.venerate);
      break;
    case 'chapter':
      if (room === CHAPTER) listChapter(state, seat, list);
      break;
    default:
      break;
  }
}

function listChapter(state: State, seat: Seat, list: Move[]): void {
  listRevelations(state, list);
  if (state.pile.length > 0) return;
  const others: Mask = ~state.hand[seat];
  for (let suspect = 0; suspect < made.ACCUSE.length; suspect++) {
    if ((others & (1 << suspect)) !== 0) list.push(made.ACCUSE[suspect]);
  }
}

function listBooks(state: State, seat: Seat, situation: Situation, list: Move[]): void {
  for (const book of state.books[seat]) {
    if (book === 'artOfMemory') {
      for (let of = 0; of < seatsOf(state); of++) {
        if (of !== seat && state.hand[of] !== 0) list.push(made.LOOK[of]);
      }
    } else if (book === 'onHearing') {
      for (let i = 0; i < state.whispers.length; i++)
        if (mayOverhear(state, seat, i)) list.push(made.LISTEN[i]);
    } else if (mayPlay(state, seat, book, situation)) list.push(made.PLAY[BOOK_IDS.indexOf(book)]);
  }
}

/** The least binding first (AB-R10): no vow, silence, no action; the first card or question listed. */
const LEAST: readonly Move['kind'][] = [
  'done',
  'silence',
  'waive',
  'pray',
  'decline',
  'enough',
  'yieldAny',
  'confirm',
  'give',
  'halt',
];

export function lapse(state: State, seat: Seat): Move {
  const all = moves(state, seat);
  for (const kind of LEAST) {
    const move = all.find((candidate) => candidate.kind === kind);
    if (move) return move;
  }
  return all[0];
}

/** Kind first, then uniform among its listed moves, or among all there are to hand in. */
export function pick(state: State, seat: Seat, rng: Rng): Move | null {
  const all = moves(state, seat);
  if (all.length === 0) return null;
  const kinds: Move['kind'][] = [];
  for (let i = 0; i < all.length; i++) if (!kinds.includes(all[i].kind)) kinds.push(all[i].kind);
  const kind = rng.pick(kinds);
  if (kind === 'give') {
    const gift = anyGift(listed(state.hand[seat]), toGive(state, seat), rng);
    if (!sameJson(gift, answerIn(state, seat))) return gift;
  }
  let fitting = 0;
  for (let i = 0; i < all.length; i++) if (all[i].kind === kind) fitting++;
  let ticket = rng.int(fitting);
  for (let i = 0; i < all.length; i++) {
    if (all[i].kind === kind && ticket-- === 0) return all[i];
  }
  return null;
}
