/** Translates records of older versions into the terms of this one. Version 1 cannot be read. */

import { type Entry, type Game, Match, type MatchRecord, type Seat, withoutUndone } from '@conclave/engine';
import type { BookId } from './cards.ts';
import type { Abbey } from './game.ts';
import type { Move } from './moves.ts';
import type { Suspect } from './suspects.ts';

/** How version 2 answered: card by card or book, which could be put back, and then what was picked. */
type Stroke =
  | { readonly kind: 'pick' | 'unpick'; readonly card: Suspect }
  | { readonly kind: 'pickBook'; readonly book: BookId }
  | { readonly kind: 'unpickBook' | 'give' | 'withdraw' };
type OldMove = Exclude<Move, { kind: 'give' }> | Stroke;

interface Picked {
  readonly cards: readonly Suspect[];
  readonly book: BookId | null;
}
const NOTHING: Picked = { cards: [], book: null };

/** What is picked after a stroke; `null`: it is none. */
function picking({ cards, book }: Picked, move: OldMove): Picked | null {
  switch (move.kind) {
    case 'pick':
      return { cards: [...cards, move.card].sort((a, b) => a - b), book };
    case 'unpick':
      return { cards: cards.filter((card) => card !== move.card), book };
    case 'pickBook':
      return { cards, book: move.book };
    case 'unpickBook':
      return { cards, book: null };
    default:
      return null;
  }
}

/** Strokes go, and what was picked goes into the hand-in. */
export function upgrade(game: Game<Abbey>, record: MatchRecord<unknown>): MatchRecord<unknown> | null {
  if (record.version !== 2) return null;
  const match = Match.open(game, record.seats, record.options, record.seed);
  const picked = new Map<Seat, Picked>();
  const entries: Entry<unknown>[] = [];
  const make = (entry: Entry<unknown>) => {
    entries.push(entry);
    return follow(match, entry);
  };
  for (const entry of withoutUndone(record.entries)) {
    if (!('move' in entry)) {
      if (!make(entry)) return null;
      continue;
    }
    const { seat } = entry;
    const move = entry.move as OldMove;
    const own = picked.get(seat) ?? NOTHING;
    const now = picking(own, move);
    if (now !== null) {
      picked.set(seat, now);
      continue;
    }
    if (move.kind === 'give' || move.kind === 'withdraw') picked.delete(seat);
    if (!make({ ...entry, move: move.kind === 'give' ? handIn(match, seat, own) : move })) return null;
  }
  return { ...record, version: game.records.version, entries };
}

/** Where all cards go, none was picked. */
function handIn(match: Match<Abbey>, seat: Seat, { cards, book }: Picked): Move {
  if (book !== null) return { kind: 'discard', book };
  const hand = match.perspective(seat).view.players[seat].own?.hand ?? [];
  return { kind: 'give', cards: cards.length > 0 ? cards : hand };
}

function follow(match: Match<Abbey>, entry: Entry<unknown>): boolean {
  if ('move' in entry) {
    const { seat, move } = entry;
    return match.submit({ type: 'move', seat, move, decision: match.decision(seat) }).ok;
  }
  if ('sit' in entry) return match.submit({ type: 'sit', seat: entry.sit, bot: entry.bot }).ok;
  return 'end' in entry && match.submit({ type: 'end', how: entry.end }).ok;
}
