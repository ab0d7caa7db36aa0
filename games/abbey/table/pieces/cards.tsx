/** Cards in a hand: a suspect in his window with his five signs, a book with its seal. */

import type { Language } from '@conclave/engine';
import { type BookId, EVENT_IDS, type EventId, LIBRARY_IDS, type LibraryId } from '../../rules/cards.ts';
import type { Suspect } from '../../rules/suspects.ts';
import { bookWords, eventWords, firstName, libraryWords, valuesOf } from '../names.ts';
import { Back, type Deck, Portrait, ValueSign } from './figures.tsx';

export function SuspectCard({
  suspect,
  language,
  width,
}: {
  suspect: Suspect;
  language: Language;
  width: number;
}) {
  return (
    <span
      class="ab-card-face"
      style={{ '--width': `${width}px`, '--squeeze': squeeze(firstName(language, suspect), width) }}
    >
      <Portrait suspect={suspect} width={Math.round(width * 0.74)} />
      <b>{firstName(language, suspect)}</b>
      <span class="ab-card-signs">
        {valuesOf(suspect).map((value) => (
          <ValueSign key={value} value={value} size={Math.round(width * 0.185)} />
        ))}
      </span>
    </span>
  );
}

/** The same in half the height, for a hand of many: the name across the top, beside the portrait the signs. */
export function LowCard({
  suspect,
  language,
  width,
}: {
  suspect: Suspect;
  language: Language;
  width: number;
}) {
  return (
    <span
      class="ab-card-face low"
      style={{ '--width': `${width}px`, '--squeeze': squeeze(firstName(language, suspect), width) }}
    >
      <b>{firstName(language, suspect)}</b>
      <Portrait suspect={suspect} width={28} />
      <span class="ab-card-signs">
        {valuesOf(suspect).map((value) => (
          <ValueSign key={value} value={value} size={width < 66 ? 8 : width < 78 ? 11 : 15} />
        ))}
      </span>
    </span>
  );
}

/** Long names are drawn narrower before they are cut: how much of its natural width a name keeps. */
function squeeze(name: string, width: number): number {
  const size = Math.max(13, width * 0.18);
  return Math.min(1, (width - 9) / (name.length * size * 0.6));
}

/** The same, turned over from its back. */
export function TurnedCard(props: { suspect: Suspect; language: Language; width: number }) {
  return (
    <span class="ab-turned">
      <SuspectCard {...props} />
      <i class="ab-card-back" />
    </span>
  );
}

export type Reading =
  | { readonly deck: 'book'; readonly card: BookId }
  | { readonly deck: 'library'; readonly card: LibraryId }
  | { readonly deck: 'event'; readonly card: EventId };

/** A card by its id alone. */
export function readingOf(card: BookId | EventId | LibraryId): Reading {
  const library = LIBRARY_IDS.find((id) => id === card);
  if (library) return { deck: 'library', card: library };
  const event = EVENT_IDS.find((id) => id === card);
  return event ? { deck: 'event', card: event } : { deck: 'book', card: card as BookId };
}

export function wordsOfCard(language: Language, reading: Reading) {
  switch (reading.deck) {
    case 'book':
      return bookWords(language, reading.card);
    case 'library':
      return libraryWords(language, reading.card);
    case 'event':
      return eventWords(language, reading.card);
  }
}

/** Cards of a deck that lie on each other, three at most are seen. */
export function Pile({ deck, count, width }: { deck: Deck; count: number; width: number }) {
  const seen = Math.min(3, count);
  return (
    <span class="ab-pile" style={{ width: `${width + 4}px`, height: `${Math.round(width * 1.33) + 5}px` }}>
      {Array.from({ length: seen }, (_none, i) => (
        <span key={i} style={{ left: `${(seen - 1 - i) * 2}px`, top: `${(seen - 1 - i) * 2.5}px` }}>
          <Back deck={deck} width={width} />
        </span>
      ))}
    </span>
  );
}
