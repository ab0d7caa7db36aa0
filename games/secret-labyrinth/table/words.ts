/** The words of the drawn table that are not in the game's own text. */

import { type Language, typeset, typesetAll } from '@conclave/engine';
import { byHand } from '@conclave/kit';
import type { Part } from '../rules/board.ts';
import type { Prize } from '../rules/cards.ts';
import type { Weapon } from '../rules/moves.ts';
import type { Stage } from '../rules/state.ts';
import type { Kind } from './pieces/secret.tsx';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

export interface TableWords {
  readonly castle: string;
  readonly you: string;
  readonly wanted: string;
  readonly pile: string;
  readonly pileHelp: string;
  readonly pileEmpty: string;
  /** How cards still change hands; `animals`: some are held, and may be played (SL-12). */
  readonly noMoreHunt: (animals: boolean) => string;
  /** Between a card taken and the next one. */
  readonly nextSoon: string;
  readonly wantedHelp: string;
  readonly cards: (count: number) => string;
  readonly hand: string;
  readonly sockets: (treasures: number, gnomes: number, goal: number) => string;
  readonly socketsHelp: string;
  readonly rivalHelp: string;
  readonly changes: Readonly<Record<0 | 1 | 2, string>>;
  readonly noWayBack: string;
  readonly changesHelp: string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly partHelp: Readonly<Record<Part, string>>;
  readonly done: string;
  readonly leaveIt: string;
  readonly exchange: string;
  readonly squareHelp: string;
  readonly fixedHelp: string;
  readonly turningHelp: string;
  readonly openingHelp: string;
  readonly startHelp: string;
  readonly dotHelp: string;
  readonly riders: (names: readonly string[]) => string;
  readonly secretHere: (card: string) => string;
  readonly takenBy: (name: string) => string;
  readonly cardHelp: Readonly<Record<Kind, string>>;
  readonly stageHelp: string;
  readonly dieHelp: string;
  /** "Pile: 3 cards" */
  readonly labelled: (name: string, what: string) => string;
  readonly gate: (colour: string) => string;
  readonly more: (count: number) => string;
  readonly fewer: (count: number) => string;
  readonly nowReach: (card: string) => string;
  /** `card`: with its article. */
  readonly duelHere: (name: string, card: string) => string;
  readonly takesHere: (card: string) => string;
  readonly challengeHere: (name: string) => string;
  /** SL-26 */
  readonly fourHere: string;
  readonly runHere: string;
  readonly putHere: string;
  readonly takeIt: string;
  readonly clockwiseOnly: string;
  /** What a corridor asks that was lifted by a first click. */
  readonly oneNotch: string;
  /** For readers: a part in the hand; against the clock the number is below 0. */
  readonly holding: (part: string, notches: number) => string;
  readonly doneKey: string;
  readonly weaponKeys: Readonly<Record<Weapon | 'any', string>>;
  readonly instructions: Readonly<Record<Stage, string>>;
  readonly oneChange: string;
  readonly drawFrom: string;
  readonly mayChallenge: string;
  readonly mayExchange: string;
  readonly twoForOne: string;
  readonly goThere: string;
  readonly mayTryOut: string;
  readonly waitingFor: (name: string) => string;
  readonly yourTurn: string;
  readonly chosenWeapon: string;
  readonly duelFor: (count: number, prize: Prize) => string;
  readonly duelForWanted: string;
  readonly duel: string;
  /** In two lines at most. */
  readonly stakes: Readonly<Record<'one' | 'die', readonly string[]>>;
  readonly prizes: Readonly<Record<Prize, string>>;
  readonly weapons: Readonly<Record<Weapon, string>>;
  readonly weaponHelp: Readonly<Record<Weapon, string>>;
  readonly anyWeapon: string;
  takeBackWeapon(name: string): string;
  readonly beats: Readonly<Record<Weapon, string>>;
  readonly youChallenge: (rival: string) => string;
  readonly challengesYou: (challenger: string) => string;
  readonly challenges: (challenger: string, rival: string) => string;
  readonly chooseWeapon: string;
  readonly shownAtOnce: string;
  readonly fistClosed: string;
  readonly draw: string;
  readonly winsDuel: (name: string) => string;
  readonly youWinDuel: string;
  readonly again: string;
  readonly afterDraws: (count: number) => string;
  readonly placeNow: (loser: string) => string;
  readonly placing: (winner: string) => string;
  readonly choosing: (name: string) => string;
  readonly won: (name: string) => string;
  readonly youWon: string;
  readonly youShare: (others: string) => string;
  readonly share: (names: string) => string;
  readonly nobodyWon: string;
  readonly notes: string;
  readonly notesHelp: string;
  readonly mine: string;
  readonly out: string;
  readonly inPile: string;
  /** In the notebook, for readers: of a card and its holder. */
  readonly certain: string;
  readonly percent: (hundredths: string) => string;
  readonly perhaps: string;
  readonly inAll: string;
  readonly animals: string;
  readonly approximate: string;
  readonly lacking: (count: number, prize: Prize) => string;
  /** `cards`: with their articles. */
  readonly holdsCards: (name: string, cards: string) => string;
  readonly holdsKind: (name: string, least: number, most: number, prize: Prize) => string;
  readonly noAid: string;
  /** The match is over. */
  readonly trueHands: string;
  readonly mark: (card: string, holder: string, mark: string) => string;
  readonly marks: Readonly<Record<'ring' | 'cross' | 'doubt' | 'blank', string>>;
}

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: byHand(english, 'en'),
  fr: byHand(typesetAll(french, typeset.fr), 'fr'),
};
