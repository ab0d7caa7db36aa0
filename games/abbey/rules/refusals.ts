/** Whether a move is legal, from what its seat knows. */

import { isAsked, type Refusal, type Seat, sameJson } from '@conclave/engine';
import { acquaintanceOf, answerTo } from './answering.ts';
import { questionReason } from './asking.ts';
import type { BookId } from './cards.ts';
import { isStated } from './chapter.ts';
import type { Move, MoveOf } from './moves.ts';
import type { Question } from './question.ts';
import { type Reason, refuse } from './reasons.ts';
import {
  CHAPTER,
  CONFESSIONALS,
  CRYPT,
  JOINED,
  KIND_OF,
  LIBRARY,
  PARLOR,
  type Room,
  SCRIPTORIUM,
} from './rooms.ts';
import { type FrameOf, NONE, ownerOf, type State, seatsOf, top } from './state.ts';
import { fitting, has } from './suspects.ts';
import { KINDS, type Situation, situationOf } from './to-act.ts';
import { canBeMet, groundOf, othersToAsk, teleports, walkOf } from './walking.ts';
import { barredRefusal, endRefusal, type Ground, nextSteps, vowRefusal, type Walk } from './ways.ts';
import { answerIn, keptBooksOf, toGive } from './windows.ts';

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.ended !== null) return refuse('over');
  switch (move.kind) {
    case 'cross':
      return because(crossReason(state, seat));
    case 'withdraw':
      return answerIn(state, seat) === null ? refuse('nothingHandedIn') : null;
    default:
      return decisionRefusal(state, seat, move);
  }
}

const because = (reason: Reason | null): Refusal | null => (reason === null ? null : refuse(reason));

type Decision = Exclude<Move, { kind: 'cross' | 'withdraw' }>;

function decisionRefusal(state: State, seat: Seat, move: Decision): Refusal | null {
  const situation = situationOf(state, seat);
  if (situation === null) return refuse('notYourTurn');
  if (!KINDS[situation].includes(move.kind)) return refuse('outOfOrder');
  if (sameJson(answerIn(state, seat), move)) return refuse('handedIn');
  switch (move.kind) {
    case 'step':
    case 'halt':
    case 'stay':
    case 'put':
    case 'key':
      return moveRefusal(state, seat, move);
    case 'play':
      if (!state.books[seat].includes(move.book)) return refuse('noSuchBook');
      return mayPlay(state, seat, move.book, situation) ? null : refuse('bookNotNow', { book: move.book });
    default:
      return because(reasonAgainst(state, seat, move, situation));
  }
}

function reasonAgainst(
  state: State,
  seat: Seat,
  move: Exclude<Decision, WalkMove | { kind: 'play' }>,
  situation: Situation,
): Reason | null {
  switch (move.kind) {
    case 'ask':
      return askReason(state, seat, move.of, move.question, situation);
    case 'askAll':
      if (frameOf(state, 'compose')?.book !== 'disputedQuestions') return 'notToAsk';
      return questionReason(acquaintanceOf(state), seat, null, move.question);
    case 'answer':
    case 'silence':
    case 'pledge':
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
    case 'look':
      if (!state.books[seat].includes('artOfMemory')) return 'noSuchBook';
      return targetReason(state, seat, move.of, true);
    case 'listen':
      if (!state.books[seat].includes('onHearing')) return 'noSuchBook';
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
      return targetReason(state, seat, move.of, frame.book !== 'herbarium');
    }
    case 'enough': {
      const frame = frameOf(state, 'target');
      return frame?.book === 'onDiscovery' && frame.but !== NONE ? null : 'mustChoose';
    }
    case 'name':
      return frameOf(state, 'name')?.book === 'anonymousLetters' && move.values.length > 1
        ? 'oneFeatureOnly'
        : null;
    case 'give': {
      if (move.cards.some((card) => !has(state.hand[seat], card))) return 'noSuchCard';
      const left = toGive(state, seat) - move.cards.length;
      return left === 0 ? null : left < 0 ? 'enoughPicked' : 'notEnoughPicked';
    }
    case 'discard':
      return keptBooksOf(state, seat).includes(move.book) ? null : 'noSuchBook';
    case 'keep':
      return state.books[seat].includes('alchemy') ? null : 'noSuchBook';
    case 'hush':
      return state.books[seat].includes('ruleOfSilence') ? null : 'noSuchBook';
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

type WalkMove = MoveOf<'step' | 'put' | 'key' | 'halt' | 'stay'>;

function moveRefusal(state: State, seat: Seat, move: WalkMove): Refusal | null {
  const ground = groundOf(state);
  const walk = walkOf(state, seat);
  switch (move.kind) {
    case 'halt':
      if (!state.walked || state.pawn[seat] === state.start) return refuse('mustMove');
      return endRefusal(ground, seat, walk, state.pawn[seat]);
    case 'stay':
      return mayStay(state, seat) ? null : refuse('mayMove');
    case 'step':
      if ((nextSteps(ground, seat, state) & (1 << move.room)) !== 0) return null;
      return stepRefusal(ground, seat, walk, move.room);
    case 'put':
      if (state.turn !== 'labyrinth') return refuse('noLabyrinth');
      return teleportRefusal(state, seat, move.room, 'labyrinth');
    case 'key':
      if (!state.books[seat].includes('secretKey')) return refuse('noSuchBook');
      return teleportRefusal(state, seat, move.room, 'key');
  }
}

/** AB-R17: only without any other move; the labyrinth is one. */
export function mayStay(state: State, seat: Seat): boolean {
  if (state.walked || state.ends !== 0) return false;
  return state.turn !== 'labyrinth' || teleports(state, seat, 'labyrinth') === 0;
}

/** Why one may not step there: what is wrong with the room, or that it lies elsewhere. */
function stepRefusal(ground: Ground, seat: Seat, walk: Walk, room: Room): Refusal {
  const refusal = endRefusal(ground, seat, walk, room);
  if (refusal) return refusal;
  const isJoined = (JOINED[ground.pawn[seat]] & (1 << room)) !== 0;
  return isJoined ? vowRefusal(walk, room) : refuse('notJoined');
}

function teleportRefusal(state: State, seat: Seat, room: Room, by: 'labyrinth' | 'key'): Refusal | null {
  if (state.walked) return refuse('alreadyMoved');
  if ((teleports(state, seat, by) & (1 << room)) !== 0) return null;
  if (by === 'key' && room === LIBRARY) return refuse('noLibraryByKey');
  const walk = walkOf(state, seat);
  return barredRefusal(groundOf(state), seat, walk, room) ?? vowRefusal(walk, room);
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
    if (frame === null || frame.book === 'disputedQuestions') return 'notToAsk';
    if (frame.of !== NONE && frame.of !== of) return 'notToAsk';
  }
  return questionReason(acquaintanceOf(state), seat, of, question);
}

function answerReason(
  state: State,
  seat: Seat,
  move: MoveOf<'pledge' | 'answer' | 'silence'>,
): Reason | null {
  const frame = frameOf(state, 'answer');
  if (frame === null) return 'outOfOrder';
  const { question } = frame;
  switch (move.kind) {
    case 'silence':
      return frame.obliged ? 'mustAnswer' : null;
    case 'answer':
      return answerTo(state, frame.asker, seat, question) === null ? 'mustAnswer' : null;
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
      if (state.relic[seat] !== 'none') return 'oneRelic';
      return state.relics === 0 ? 'noRelics' : null;
    case 'accuse':
      if (room !== CHAPTER) return 'notHere';
      if (state.pile.length > 0) return 'pileBarsAccusing';
      return has(state.hand[seat], move.suspect) ? 'ownCard' : null;
  }
}

/** AB-R13; with a labyrinth turn still to come, the relic waits for the end of that one. */
function relicReason(state: State, seat: Seat): Reason | null {
  if (state.relic[seat] !== 'held' || state.turn === 'relic' || state.labyrinth || state.skip[seat] > 0) {
    return 'relicNotNow';
  }
  return null;
}

export const mayUseRelic = (state: State, seat: Seat): boolean => relicReason(state, seat) === null;

function targetReason(state: State, seat: Seat, of: Seat, card: boolean): Reason | null {
  if (of >= seatsOf(state) || of === seat) return 'noSuchPlayer';
  return card && state.hand[of] === 0 ? 'targetHasNoCard' : null;
}

/** The moment of each book that needs nothing named; all others have moves of their own. */
export function mayPlay(state: State, seat: Seat, book: BookId, situation: Situation): boolean {
  const ownTurn = situation === 'move' || situation === 'meet' || situation === 'act';
  switch (book) {
    case 'itinerary':
      return situation === 'move' && !state.walked;
    case 'artOfQuestioning':
      return (
        situation === 'act' && state.silenced !== null && !state.acted && !state.penitent[state.silenced.of]
      );
    case 'ruleOfSilence':
      return situation === 'answer' && frameOf(state, 'answer')?.obliged === true;
    case 'indulgence':
      return situation === 'prayer';
    case 'onCustody':
      return ownTurn && state.custody === NONE;
    case 'letter':
      return (
        situation === 'act' &&
        !state.acted &&
        state.lasting !== 'greatSilence' &&
        othersToAsk(state, seat).length > 0
      );
    case 'clock':
      return ownTurn && !state.bellHeld;
    default:
      return false;
  }
}

/** onHearing: since the end of one's own previous turn, between two others. */
export function mayOverhear(state: State, seat: Seat, number: number): boolean {
  if (number >= state.whispers.length) return false;
  const { to, from, turn, heard } = state.whispers[number];
  return to !== seat && from !== seat && turn > state.lastTurn[seat] && (heard & (1 << seat)) === 0;
}
