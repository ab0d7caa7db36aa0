/** Whether a seat may make a move, and if not, by which statement of the catalogue. */

import { answerOf, type Pass, type Refusal, type Seat } from '@conclave/engine';
import { COLOURS, HOME } from './board.ts';
import { isAnimal } from './cards.ts';
import { type Move, WEAPONS } from './moves.ts';
import { areJoined } from './paths.ts';
import { type Reason, refuse } from './reasons.ts';
import {
  type Answer,
  BY_CHANCE,
  CROWD,
  countOf,
  isAnimalTime,
  isFree,
  mayPlay,
  NONE,
  pawnsOn,
  type Stage,
  type State,
  seatsOf,
} from './state.ts';
import { toAct } from './to-act.ts';
import { othersThere } from './turn.ts';

/** What is to be done first, in a stage that the move does not belong to. */
const DUE: Readonly<Record<Stage, Reason>> = {
  colours: 'chooseColour',
  change: 'changesFirst',
  move: 'twoChanges',
  rest: 'turnSpent',
  exchange: 'finishExchange',
  rival: 'chooseRival',
  stake: 'sayStake',
  weapons: 'chooseWeapon',
  place: 'placeLoser',
  jump: 'answerJump',
};

export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.end !== null) return refuse('over');
  const given = state.window && answerOf(state.window, seat);
  const reason =
    given !== null
      ? judgeAgain(move, given)
      : toAct(state).includes(seat)
        ? judge(state, seat, move)
        : 'notYourTurn';
  return reason && refuse(reason);
}

/** Whoever has chosen may choose another weapon, or none, until the other has chosen too. */
function judgeAgain(move: Move, given: Answer | Pass): Reason | null {
  switch (move.kind) {
    case 'withdraw':
      return null;
    case 'weapon':
      return WEAPONS.indexOf(move.weapon) === given ? 'weaponChosen' : null;
    case 'anyWeapon':
      return given === BY_CHANCE ? 'weaponChosen' : null;
    default:
      return 'weaponChosen';
  }
}

/** In a stage of its own the move fits, and is judged further; otherwise the stage says what comes first. */
function judge(state: State, seat: Seat, move: Move): Reason | null {
  const { stage } = state;
  switch (move.kind) {
    case 'colour':
      if (stage !== 'colours') return 'coloursChosen';
      return state.colours.includes(COLOURS.indexOf(move.colour)) ? 'colourTaken' : null;
    case 'turn':
      if (stage !== 'change') return changesMade(stage);
      return state.centreTurned ? 'centreTwice' : null;
    case 'shift':
      return stage === 'change' ? null : changesMade(stage);
    case 'claim':
      return judgeClaim(state, seat);
    case 'run':
      if (stage !== 'move') return DUE[stage];
      if (move.to === state.pawns[seat]) return 'noMove';
      return areJoined(state.turned, state.pawns[seat], move.to) ? null : 'notJoined';
    case 'done':
      return stage === 'move' || stage === 'rest' ? null : DUE[stage];
    case 'animal':
      if (!isAnimalTime(stage)) return DUE[stage];
      if (!isAnimal(move.card)) return 'notAnAnimal';
      if (state.owner[move.card] !== seat) return 'notYours';
      return mayPlay(state, seat, move.card) ? null : 'nothingToExchange';
    case 'give':
      if (stage !== 'exchange') return 'noExchange';
      if (state.gift !== NONE) return 'giftChosen';
      return state.owner[move.card] === seat ? null : 'notYours';
    case 'from':
      if (stage !== 'exchange') return 'noExchange';
      if (state.gift === NONE) return 'giftFirst';
      if (move.seat >= seatsOf(state)) return 'noSuchPlayer';
      if (move.seat === seat) return 'notYourself';
      return countOf(state, move.seat) > 0 ? null : 'noCards';
    case 'challenge':
      if (stage !== 'rest') return stage === 'move' ? 'nobodyToChallenge' : DUE[stage];
      if (!state.mayChallenge) return 'nobodyToChallenge';
      return othersThere(state).includes(move.seat) ? null : 'notThere';
    case 'rival':
      if (stage !== 'rival') return 'noDuel';
      return othersThere(state).includes(move.seat) ? null : 'notThere';
    case 'stake':
      return stage === 'stake' ? null : 'noDuel';
    case 'weapon':
    case 'anyWeapon':
      return stage === 'weapons' ? null : 'noDuel';
    case 'withdraw':
      return 'noWeapon';
    case 'place':
      if (stage !== 'place') return 'noDuel';
      return isFree(state, move.to) ? null : 'notFree';
    case 'jump':
    case 'decline':
      return stage === 'jump' ? null : 'nothingTurnedUp';
  }
}

function changesMade(stage: Stage): Reason {
  return stage === 'rest' ? 'bothChangesMade' : DUE[stage];
}

/** SL-10 */
function judgeClaim(state: State, seat: Seat): Reason | null {
  const { stage } = state;
  if (stage !== 'change' && stage !== 'move') return DUE[stage];
  if (state.spent) return 'turnSpent';
  if (state.wanted === NONE) return 'nothingWanted';
  if (state.pawns[seat] !== HOME[state.wanted]) return 'notOnWanted';
  return pawnsOn(state, HOME[state.wanted]) === CROWD ? 'fourThere' : null;
}

export function mayClaim(state: State, seat: Seat): boolean {
  return judgeClaim(state, seat) === null;
}
