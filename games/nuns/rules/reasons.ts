/** The catalogue's id of every reason to refuse a move. */

import type { Refusal } from '@conclave/engine';

export const REFUSED = {
  over: 'NR-31',
  notYours: 'NR-37',
  notNow: 'NR-5',
  notAsked: 'NR-R25',
  handedIn: 'NR-46',
  notHandedIn: 'NR-46',
  noCard: 'NR-7',
  notCaught: 'NR-27',
  mustLeave: 'NR-R9',
  shutIn: 'NR-R1',
  notNext: 'NR-7',
  lockedDoor: 'NR-9',
  guardThere: 'NR-R1',
  tooFar: 'NR-7',
  notHomeward: 'NR-R9',
  noFast: 'NR-R16',
  oneMoveOnly: 'NR-6',
  tooShort: 'NR-7',
  unfinished: 'NR-46',
  cardSpent: 'NR-30',
  otherBlessing: 'NR-30',
  noSuchDie: 'NR-R26',
  ownDieOnly: 'NR-R26',
  alreadyChosen: 'NR-R25',
  feintLater: 'NR-42',
  ownFeintOnly: 'NR-42',
  notBesideGuard: 'NR-42',
  noPathWanted: 'NR-15',
  pathFirst: 'NR-15',
  notInSupply: 'NR-R14',
  pathElsewhere: 'NR-15',
  noAboutTurn: 'NR-18',
  notNextForGuard: 'NR-16',
  followPath: 'NR-15',
  returnToPath: 'NR-R13',
  enoughPoints: 'NR-16',
  fastNotNeeded: 'NR-R16',
  tooFewPoints: 'NR-16',
  sameOrder: 'NR-R25',
  noOrder: 'NR-R25',
  noEdge: 'NR-R27',
  alreadyPassed: 'NR-R25',
  noneHeld: 'NR-R25',
} as const;
export type Reason = keyof typeof REFUSED;

export function refuse(reason: Reason): Refusal {
  return { rule: REFUSED[reason], reason };
}
