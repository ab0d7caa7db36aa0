/** The reasons for refusing a move. */

import type { Refusal } from '@conclave/engine';

/** Catalogue id of every reason a move can be refused for. */
export const REFUSED = {
  over: 'TC-R4',
  soloOver: 'TC-20',
  notDifferent: 'TC-R5',
  nothingDecoded: 'TC-R9',
  notYourTurn: 'TC-9',
  noSuchPlayer: 'TC-9',
  notYourself: 'TC-9',
  pairUsed: 'TC-21',
  mustDecodeBoth: 'TC-11',
  othersHaveCards: 'TC-11',
  notInSolo: 'TC-18',
  soloOnly: 'TC-18',
  chooseFirst: 'TC-18',
  nothingRevealed: 'TC-18',
  pileEmpty: 'TC-R6',
  cardsLeft: 'TC-R6',
} as const;
export type Reason = keyof typeof REFUSED;

export function refuse(reason: Reason): Refusal {
  return { rule: REFUSED[reason], reason };
}
