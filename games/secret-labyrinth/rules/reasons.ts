/** The reasons for refusing a move. */

import type { Refusal } from '@conclave/engine';

/** Catalogue id of every reason a move can be refused for. */
export const REFUSED = {
  over: 'SL-21',
  notYourTurn: 'SL-3',
  chooseColour: 'SL-2',
  coloursChosen: 'SL-2',
  colourTaken: 'SL-2',
  changesFirst: 'SL-4',
  twoChanges: 'SL-4',
  bothChangesMade: 'SL-4',
  centreTwice: 'SL-5',
  noMove: 'SL-8',
  notJoined: 'SL-8',
  turnSpent: 'SL-28',
  nothingWanted: 'SL-12',
  notOnWanted: 'SL-10',
  fourThere: 'SL-26',
  notAnAnimal: 'SL-14',
  notYours: 'SL-14',
  nothingToExchange: 'SL-14',
  noExchange: 'SL-14',
  giftFirst: 'SL-R8',
  giftChosen: 'SL-R8',
  finishExchange: 'SL-14',
  noSuchPlayer: 'SL-14',
  notYourself: 'SL-14',
  noCards: 'SL-14',
  nobodyToChallenge: 'SL-15',
  notThere: 'SL-15',
  noDuel: 'SL-15',
  chooseRival: 'SL-20',
  sayStake: 'SL-16',
  chooseWeapon: 'SL-17',
  weaponChosen: 'SL-17',
  noWeapon: 'SL-17',
  placeLoser: 'SL-19',
  notFree: 'SL-19',
  answerJump: 'SL-13',
  nothingTurnedUp: 'SL-13',
} as const;
export type Reason = keyof typeof REFUSED;

export function refuse(reason: Reason): Refusal {
  return { rule: REFUSED[reason], reason };
}
