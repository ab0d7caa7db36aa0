/** Whether a move is lawful, from what its seat knows. */

import { answerOf, isAsked, type Refusal, type Seat } from '@conclave/engine';
import { answerTo, questionReason } from './answering.ts';
import type { BookId } from './cards.ts';
import { isStated } from './chapter.ts';
import type { Move, MoveOf } from './moves.ts';
import type { Question } from './question.ts';
import { type Reason, refuse } from './reasons.ts';
import { CHAPTER, CONFESSIONALS, CRYPT, JOINED, KIND_OF, LIBRARY, PARLOR, SCRIPTORIUM } from './rooms.ts';
import { type FrameOf, NONE, ownerOf, type State, seatsOf, top } from './state.ts';
import { fitting, has } from './suspects.ts';
import { KINDS, type Situation, situationOf } from './to-act.ts';
import { canBeMet, nextSteps, openRooms, teleports } from './walking.ts';
import { isReady, keptBooksOf, pickedBy } from './windows.ts';

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  const reason = reasonAgainst(state, seat, move);
  return reason === null ? null : refuse(reason);
}

function reasonAgainst(state: State, seat: Seat, move: Move): Reason | null {
  if (state.ended !== null) return 'over';
  if (move.kind === 'cross') return crossReason(state, seat);
  if (move.kind === 'withdraw') {
    return state.window && answerOf(state.window, seat) !== null ? null : 'nothingHandedIn';
  }
  const situation = situationOf(state, seat);
  if (situation === null) return 'notYourTurn';
  if (!KINDS[situation].includes(move.kind)) return 'outOfOrder';
  if (state.window && answerOf(state.window, seat) !== null) return 'handedIn';
  switch (move.kind) {
    case 'step':
    case 'halt':
    case 'stay':
    case 'put':
    case 'key':
      return moveReason(state, seat, move);
    case 'ask':
      return askReason(state, seat, move.of, move.question, situation);
    case 'askAll':
      if (frameOf(state, 'compose')?.book !== 'L4') return 'notToAsk';
      return questionReason(state, seat, NONE, move.question, true);
    case 'answer':
    case 'silence':
    case 'pledge':
    case 'say':
      return answerReason(state, seat, move);
    case 'confess':
    case 'spy':
    case 'draw':
    case 'request':
    case 'read':
    case 'venerate':
    case 'accuse':
      return actionReason(state, seat, move);
    case 'reveal':
      if (situation === 'act') {
        if (state.acted) return 'alreadyActed';
        if (state.pawn[seat] !== CHAPTER) return 'notHere';
      }
      return isStated(state, move.value) ? 'stated' : null;
    case 'relic':
      return relicReason(state, seat);
    case 'play':
      return playReason(state, seat, move.book, situation);
    case 'look':
      if (!state.books[seat].includes('S09')) return 'noSuchBook';
      return targetReason(state, seat, move.of, true);
    case 'listen':
      if (!state.books[seat].includes('S06')) return 'noSuchBook';
      return mayOverhear(state, seat, move.whisper) ? null : 'noWhisper';
    case 'show': {
      if (!has(state.hand[seat], move.card)) return 'noSuchCard';
      const values = frameOf(state, 'show')?.values ?? [];
      return has(fitting(values), move.card) ? null : 'cardDoesNotFit';
    }
    case 'yield':
    case 'hand':
      return has(state.hand[seat], move.card) ? null : 'noSuchCard';
    case 'choose': {
      const frame = frameOf(state, 'target');
      if (frame === null) return 'outOfOrder';
      if (move.of === frame.but) return 'noSuchPlayer';
      return targetReason(state, seat, move.of, frame.book !== 'S14');
    }
    case 'enough': {
      const frame = frameOf(state, 'target');
      return frame?.book === 'L5' && frame.but !== NONE ? null : 'mustChoose';
    }
    case 'name':
      return frameOf(state, 'name')?.book === 'S23' && move.values.length > 1 ? 'oneFeatureOnly' : null;
    case 'pick':
      if (!has(state.hand[seat], move.card)) return 'noSuchCard';
      if (has(pickedBy(state, seat), move.card)) return 'alreadyPicked';
      return isReady(state, seat) ? 'enoughPicked' : null;
    case 'pickBook':
      if (!keptBooksOf(state, seat).includes(move.book)) return 'noSuchBook';
      return isReady(state, seat) ? 'enoughPicked' : null;
    case 'give':
      return isReady(state, seat) ? null : 'notEnoughPicked';
    case 'keep':
      if (!state.books[seat].includes('S01')) return 'noSuchBook';
      return state.picked[seat] === 0 ? null : 'alreadyPicked';
    case 'hush':
      return state.books[seat].includes('S05') ? null : 'noSuchBook';
    case 'confirm':
    case 'waive':
    case 'pray':
    case 'done':
    case 'yieldAny':
    case 'decline':
      return null;
  }
}

export function frameOf<
  Kind extends FrameOf<'answer' | 'compose' | 'show' | 'target' | 'name' | 'counter'>['kind'],
>(state: State, kind: Kind): FrameOf<Kind> | null {
  const frame = top(state);
  return frame?.kind === kind ? (frame as FrameOf<Kind>) : null;
}

/** AB-42: crosses stand still while a question is put to their owner. */
function crossReason(state: State, seat: Seat): Reason | null {
  if (!state.options.ownCrosses) return 'crossesOff';
  return isBeingAsked(state, seat) ? 'askedJustNow' : null;
}

export function isBeingAsked(state: State, seat: Seat): boolean {
  if (state.window?.kind === 'answers') return isAsked(state.window, seat);
  return frameOf(state, 'answer')?.of === seat;
}

function moveReason(
  state: State,
  seat: Seat,
  move: MoveOf<'step' | 'put' | 'key' | 'halt' | 'stay'>,
): Reason | null {
  switch (move.kind) {
    case 'halt':
      if (!state.walked || state.pawn[seat] === state.start) return 'mustMove';
      return (state.ends & (1 << state.pawn[seat])) === 0 ? 'vowed' : null;
    case 'stay':
      return state.ends === 0 && !state.walked ? null : 'mayMove';
    case 'step': {
      const bit = 1 << move.room;
      if ((JOINED[state.pawn[seat]] & bit) === 0) return 'notJoined';
      if ((openRooms(state, seat) & bit) === 0) return 'mayNotEnter';
      return (nextSteps(state, seat) & bit) === 0 ? 'noWayToEnd' : null;
    }
    case 'put':
      if (state.turn !== 'labyrinth') return 'noLabyrinth';
      return teleportReason(state, seat, move.room, true);
    case 'key':
      if (!state.books[seat].includes('S03')) return 'noSuchBook';
      return teleportReason(state, seat, move.room, false);
  }
}

function teleportReason(state: State, seat: Seat, room: number, library: boolean): Reason | null {
  if (state.walked) return 'alreadyMoved';
  return (teleports(state, seat, library) & (1 << room)) === 0 ? 'mayNotEnter' : null;
}

function askReason(
  state: State,
  seat: Seat,
  of: Seat,
  question: Question,
  situation: Situation,
): Reason | null {
  if (of >= seatsOf(state) || of === seat) return 'noSuchPlayer';
  if (state.penitent[of]) return 'penitent';
  if (situation === 'meet' && !canBeMet(state, seat, of)) return 'notMet';
  if (situation === 'counter' && frameOf(state, 'counter')?.of !== of) return 'notToAsk';
  if (situation === 'compose') {
    const frame = frameOf(state, 'compose');
    if (frame === null || frame.book === 'L4') return 'notToAsk';
    if (frame.of !== NONE && frame.of !== of) return 'notToAsk';
  }
  return questionReason(state, seat, of, question);
}

function answerReason(
  state: State,
  seat: Seat,
  move: MoveOf<'pledge' | 'say' | 'answer' | 'silence'>,
): Reason | null {
  const frame = frameOf(state, 'answer');
  if (frame === null) return 'outOfOrder';
  const { question } = frame;
  switch (move.kind) {
    case 'silence':
      return frame.obliged ? 'mustAnswer' : null;
    case 'answer':
      return answerTo(state, frame.asker, seat, question) === null ? 'mustAnswer' : null;
    case 'say':
      return question.kind === 'free' ? null : 'computed';
    case 'pledge':
      if (question.kind !== 'willGo') return 'computed';
      return mayPledge(state, seat, question.room, move.yes) ? null : 'vowed';
  }
}

/** AB-43: an earlier vow still holds. */
export function mayPledge(state: State, seat: Seat, room: number, yes: boolean): boolean {
  if (!yes) return state.vow[seat] !== room;
  if ((state.forsworn[seat] & (1 << room)) !== 0) return false;
  return state.vow[seat] === NONE || state.vow[seat] === room;
}

type Action = MoveOf<'confess' | 'spy' | 'draw' | 'request' | 'read' | 'venerate' | 'accuse'>;

function actionReason(state: State, seat: Seat, move: Action): Reason | null {
  if (state.acted) return 'alreadyActed';
  const room = state.pawn[seat];
  switch (move.kind) {
    case 'confess': {
      const number = CONFESSIONALS.indexOf(room);
      if (number < 0) return 'notHere';
      const visitor = state.confessors[number];
      if (visitor === seat) return 'ownConfession';
      return state.hand[visitor] === 0 ? 'emptyHand' : null;
    }
    case 'spy': {
      if (KIND_OF[room] !== 'cell') return 'notHere';
      const owner = ownerOf(state, room);
      if (owner === NONE) return 'noOwner';
      if (owner === seat) return 'ownCell';
      return state.hand[owner] === 0 ? 'emptyHand' : null;
    }
    case 'draw':
      if (room !== PARLOR) return 'notHere';
      return state.pile.length === 0 ? 'pileEmpty' : null;
    case 'request':
      if (room !== PARLOR) return 'notHere';
      if (state.pile.length > 0) return 'pileLeft';
      return targetReason(state, seat, move.of, false);
    case 'read':
      return room === SCRIPTORIUM || room === LIBRARY ? null : 'notHere';
    case 'venerate':
      if (room !== CRYPT) return 'notHere';
      if (state.relic[seat] > 0) return 'oneRelic';
      return state.relics === 0 ? 'noRelics' : null;
    case 'accuse':
      if (room !== CHAPTER) return 'notHere';
      if (state.pile.length > 0) return 'pileBarsAccusing';
      return has(state.hand[seat], move.suspect) ? 'ownCard' : null;
  }
}

/** AB-R13; with a labyrinth turn still to come, the relic waits for the end of that one. */
function relicReason(state: State, seat: Seat): Reason | null {
  if (state.relic[seat] !== 1 || state.turn === 'relic' || state.labyrinth || state.skip[seat] > 0) {
    return 'relicNotNow';
  }
  return null;
}

export const mayUseRelic = (state: State, seat: Seat): boolean => relicReason(state, seat) === null;

function targetReason(state: State, seat: Seat, of: Seat, card: boolean): Reason | null {
  if (of >= seatsOf(state) || of === seat) return 'noSuchPlayer';
  return card && state.hand[of] === 0 ? 'targetHasNoCard' : null;
}

function playReason(state: State, seat: Seat, book: BookId, situation: Situation): Reason | null {
  if (!state.books[seat].includes(book)) return 'noSuchBook';
  return mayPlay(state, seat, book, situation) ? null : 'bookNotNow';
}

/** The moment of each book that needs nothing named; all others have moves of their own. */
export function mayPlay(state: State, seat: Seat, book: BookId, situation: Situation): boolean {
  const ownTurn = situation === 'move' || situation === 'meet' || situation === 'act';
  switch (book) {
    case 'S02':
      return situation === 'move' && !state.walked;
    case 'S04':
      return (
        situation === 'act' && state.silenced !== null && !state.acted && !state.penitent[state.silenced.of]
      );
    case 'S05':
      return situation === 'answer' && frameOf(state, 'answer')?.obliged === true;
    case 'S07':
      return situation === 'prayer';
    case 'S08':
      return ownTurn && state.custody === NONE;
    case 'S10':
      return situation === 'act' && !state.acted && state.lasting !== 'E05' && canWrite(state, seat);
    case 'S11':
      return ownTurn && !state.bellHeld;
    default:
      return false;
  }
}

function canWrite(state: State, seat: Seat): boolean {
  return state.penitent.some((penitent, other) => other !== seat && !penitent);
}

/** S06: since the end of one's own previous turn, between two others. */
export function mayOverhear(state: State, seat: Seat, number: number): boolean {
  if (number >= state.whispers.length) return false;
  const { to, from, turn, heard } = state.whispers[number];
  return to !== seat && from !== seat && turn > state.lastTurn[seat] && (heard & (1 << seat)) === 0;
}
