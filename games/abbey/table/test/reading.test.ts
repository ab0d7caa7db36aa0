/** Cards that are read: whole, and long enough. */

import { expect, test } from 'vitest';
import { abbey } from '../../rules/game.ts';
import { abbeyOf } from '../../test/position.ts';
import { abbeyText } from '../../text/index.ts';
import { cue } from '../cue.ts';
import { readingOf, wordsOfCard } from '../pieces/cards.tsx';

const voice = { reader: 0, name: (seat: number) => `Player ${seat}` } as const;
const told = { words: abbeyText.en, language: 'en', voice } as const;
/** The longest that anything is held. */
const LONGEST = 2500;

test('what is read is held as long as may be', () => {
  const view = abbey.view(abbeyOf(3), 0, false);
  for (const event of [
    { type: 'event', event: 'round' },
    { type: 'bookRead', seat: 1, book: 'bestiary' },
    { type: 'bookPlayed', seat: 1, book: 'itinerary' },
    { type: 'bookKept', seat: 0, book: 'itinerary' },
    { type: 'libraryRead', seat: 1, book: 'poetics' },
  ] as const)
    expect(cue(event, view, view, 0, told)?.hold, event.type).toBe(LONGEST);
  expect(cue({ type: 'bookKept', seat: 1, book: null }, view, view, 0, told)?.hold).toBeLessThan(LONGEST);
});

test('a card that was turned up is found in its deck', () => {
  expect(readingOf('poetics')).toEqual({ deck: 'library', card: 'poetics' });
  expect(readingOf('plainchant')).toEqual({ deck: 'event', card: 'plainchant' });
  expect(readingOf('bestiary')).toEqual({ deck: 'book', card: 'bestiary' });
  expect(wordsOfCard('fr', readingOf('bestiary')).text).not.toBe('');
});
