/** What happened, as a watcher is told it. A card that is `null` is one that this watcher does not see (AB-32). */

import type { Seat } from '@conclave/engine';
import type { BookId, EventId, LibraryId } from './cards.ts';
import type { Answer, Question } from './question.ts';
import type { Room } from './rooms.ts';
import type { Source, TakenHow, TurnKind } from './state.ts';
import type { Suspect, Value } from './suspects.ts';

type Cards = readonly Suspect[];
type Values = readonly Value[];

export type Event =
  | {
      readonly type: 'opened';
      readonly colours: readonly number[];
      readonly pile: number;
      readonly each: number;
    }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: Cards | null }
  | { readonly type: 'firstPlayer'; readonly seat: Seat; readonly mass: number }
  | { readonly type: 'confessors'; readonly seats: readonly Seat[] }
  | { readonly type: 'bell'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'bellHeld'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: TurnKind }
  | { readonly type: 'skipped'; readonly seat: Seat; readonly why: 'prayer' | 'fever' }
  | { readonly type: 'stepped'; readonly seat: Seat; readonly from: Room; readonly to: Room }
  | { readonly type: 'placed'; readonly seat: Seat; readonly room: Room }
  | { readonly type: 'stayed'; readonly seat: Seat; readonly room: Room }
  | { readonly type: 'caught'; readonly owner: Seat; readonly intruder: Seat }
  | { readonly type: 'penance'; readonly seat: Seat }
  | {
      readonly type: 'asked';
      readonly asker: Seat;
      readonly of: Seat;
      readonly question: Question;
      readonly source: Source;
    }
  | {
      readonly type: 'answered';
      readonly asker: Seat;
      readonly of: Seat;
      readonly question: Question;
      readonly answer: Answer;
    }
  /** `book`: by ruleOfSilence, where an answer was due. */
  | { readonly type: 'silent'; readonly asker: Seat; readonly of: Seat; readonly book: boolean }
  | { readonly type: 'waived'; readonly seat: Seat }
  | { readonly type: 'askedAll'; readonly asker: Seat; readonly question: Question }
  | {
      readonly type: 'answeredAll';
      readonly asker: Seat;
      readonly question: Question;
      readonly answers: readonly { readonly seat: Seat; readonly answer: Answer | null }[];
    }
  /** A card from one hand to another: taken at random, or chosen by whom it is taken from. */
  | {
      readonly type: 'took';
      readonly by: Seat;
      readonly from: Seat;
      readonly card: Suspect | null;
      readonly how: TakenHow;
    }
  | {
      readonly type: 'gave';
      readonly by: Seat;
      readonly to: Seat;
      readonly card: Suspect | null;
      readonly how: 'mirror' | 'onExchange';
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Suspect | null }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly count: number; readonly cards: Cards | null }
  | { readonly type: 'bookKept'; readonly seat: Seat; readonly book: BookId | null }
  | { readonly type: 'bookRead'; readonly seat: Seat; readonly book: BookId }
  | { readonly type: 'bookPlayed'; readonly seat: Seat; readonly book: BookId }
  | { readonly type: 'bookLost'; readonly seat: Seat; readonly book: BookId | null }
  | { readonly type: 'libraryRead'; readonly seat: Seat; readonly book: LibraryId }
  | { readonly type: 'nothing'; readonly seat: Seat }
  | { readonly type: 'die'; readonly seat: Seat }
  | { readonly type: 'relicTaken'; readonly seat: Seat }
  | { readonly type: 'relicUsed'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly value: Value }
  | { readonly type: 'accused'; readonly seat: Seat; readonly suspect: Suspect; readonly holder: Seat }
  | { readonly type: 'found'; readonly seat: Seat; readonly suspect: Suspect }
  | { readonly type: 'requested'; readonly by: Seat; readonly of: Seat; readonly values: Values }
  | { readonly type: 'hasNone'; readonly by: Seat; readonly to: Seat; readonly values: Values }
  /** `values`: what was asked for; empty where chance chose. `free`: the owner chose among all. */
  | {
      readonly type: 'showed';
      readonly by: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards: Cards | null;
      readonly values: Values;
    }
  | { readonly type: 'exposed'; readonly seat: Seat; readonly card: Suspect }
  | { readonly type: 'fromPile'; readonly seat: Seat; readonly card: Suspect }
  | {
      readonly type: 'overheard';
      readonly seat: Seat;
      readonly to: Seat;
      readonly from: Seat;
      readonly card: Suspect | null;
    }
  | {
      readonly type: 'counted';
      readonly reader: Seat;
      readonly values: Values;
      readonly counts: readonly { readonly seat: Seat; readonly n: number }[];
    }
  | { readonly type: 'compelled'; readonly by: Seat; readonly of: Seat }
  | { readonly type: 'mass'; readonly ringer: Seat; readonly mass: number; readonly passes: number }
  | {
      readonly type: 'passed';
      readonly by: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards: Cards | null;
      readonly how: 'mass' | 'contraryRumour';
    }
  | { readonly type: 'withheld'; readonly seat: Seat }
  | { readonly type: 'event'; readonly event: EventId }
  | { readonly type: 'eventOver'; readonly event: EventId }
  | { readonly type: 'fever'; readonly seat: Seat }
  | { readonly type: 'jubilee'; readonly seats: readonly Seat[] }
  | { readonly type: 'relicsReturned'; readonly seats: readonly Seat[] }
  /** One's own secret steps. */
  | { readonly type: 'handedIn' }
  | { readonly type: 'withdrew' }
  | { readonly type: 'crossed'; readonly suspect: Suspect; readonly on: boolean }
  | { readonly type: 'ended'; readonly culprit: Suspect };
