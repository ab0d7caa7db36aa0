/** What the board shows besides its view, and what the player composes and marks. */

import { type Json, LANGUAGES } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { DECK } from '../../rules/deck.ts';
import type { Event } from '../../rules/events.ts';
import { lastAnswer, rowAgainst, shownCard, verdicts, wouldRead, wrongDeclarations } from '../answers.ts';
import { draftsOf, EMPTY, emptied, nichesOf, place, whole, withoutLast } from '../composition.ts';
import { chalk, combinationNumber, helpedMarks, pageOf, turned } from '../sheet.ts';
import { tableWords } from '../words.ts';

const decoded = (seat: number, card: number, circles: number, triangles: number): Event => ({
  type: 'decoded',
  seat,
  card,
  circles,
  triangles,
});

describe('what is seen of the past', () => {
  const wrong: Event = {
    type: 'declared',
    seat: 1,
    combination: ['wave', 'tiki', 'kraken'],
    right: false,
    card: 0,
  };

  test('the brow keeps the last answer, of a card or of a declaration', () => {
    expect(lastAnswer([])).toBeNull();
    expect(lastAnswer([decoded(0, 3, 1, 1)])).toEqual({ seat: 0, circles: 1, triangles: 1 });
    // Wave, Tiki, Cthulhu: two of the three stand where they were said.
    expect(lastAnswer([decoded(0, 3, 1, 1), wrong])).toEqual({ seat: 1, circles: 2, triangles: 0 });
  });

  test('wrong declarations stay at the name of whoever made them', () => {
    expect(wrongDeclarations([wrong, { ...wrong, right: true }], 1)).toEqual([
      { said: ['wave', 'tiki', 'kraken'], was: 0 },
    ]);
    expect(wrongDeclarations([wrong], 0)).toEqual([]);
  });

  test('the card that is taken or decoded lies before the idol', () => {
    expect(shownCard(decoded(0, 9, 0, 0))).toBe(9);
    expect(shownCard({ type: 'taken', seat: 0, from: 1, card: 4, left: 5 })).toBe(4);
    expect(shownCard({ type: 'roundBegun', first: 0 })).toBeNull();
    expect(shownCard(null)).toBeNull();
  });

  test('each statuette of a declaration gets its own answer', () => {
    expect(DECK[0]).toEqual(['wave', 'tiki', 'cthulhu']);
    expect(verdicts(['wave', 'cthulhu', 'kraken'], 0)).toEqual(['ring', 'triangle', 'none']);
  });

  test('TC-10 what a rival would read follows from what lies open, and nothing from a hidden combination', () => {
    const player = { combination: 0, front: [0, 13], found: 0, decoded: true };
    const view = {
      players: [{ ...player, combination: null }, player],
      aside: [],
      pile: { count: 20, cards: null },
      discard: [],
      medallionsLeft: 5,
      first: 0,
      active: 0,
      freeGuess: false,
      over: false,
    };
    expect(wouldRead(view, 1, 1)).toEqual({ circles: 3, triangles: 0 });
    expect(wouldRead(view, 0, 1)).toBeNull();
  });

  test('the row that speaks against what stands in the niches', () => {
    const rows = [
      { seat: 0, card: 0, circles: 0, triangles: 0 },
      { seat: 0, card: 13, circles: 1, triangles: 0 },
    ];
    expect(rowAgainst(['wave', null, null], rows)).toBe(rows[0]);
    expect(rowAgainst([null, null, 'narwhal'], rows)).toBeNull();
    expect(rowAgainst(['narwhal', null, null], rows)).toBe(rows[1]);
    expect(rowAgainst(['axolotl', 'penguin', 'kraken'], rows)).toBe(rows[1]);
  });
});

describe('composing a declaration', () => {
  test('fills the first empty niche, or the one it is dropped in, and exchanges two', () => {
    const one = place(EMPTY, 'tiki');
    expect(one).toEqual(['tiki', null, null]);
    expect(place(one, 'wave', 2)).toEqual(['tiki', null, 'wave']);
    expect(place(['tiki', null, 'wave'], 'wave', 0)).toEqual(['wave', null, 'tiki']);
    expect(place(['tiki', 'kraken', 'wave'], 'axolotl')).toEqual(['tiki', 'kraken', 'wave']);
  });

  test('is whole with three, and can be undone niche by niche', () => {
    expect(whole(['tiki', null, 'wave'])).toBeNull();
    expect(whole(['tiki', 'kraken', 'wave'])).toEqual(['tiki', 'kraken', 'wave']);
    expect(emptied(['tiki', 'kraken', 'wave'], 1)).toEqual(['tiki', null, 'wave']);
    expect(withoutLast(['tiki', null, 'wave'])).toEqual(['tiki', null, null]);
    expect(withoutLast(EMPTY)).toEqual(EMPTY);
  });

  test('is kept as a draft, also while all niches are empty', () => {
    expect(draftsOf(null)).toEqual([]);
    for (const niches of [EMPTY, ['tiki', null, 'wave']] as const)
      expect(nichesOf(draftsOf(niches))).toEqual(niches);
  });

  test.each([
    [[]],
    ['junk'],
    [{ kind: 'take', niches: [null, null, null] }],
    [{ kind: 'declare', combination: ['tiki', 'wave', 'kraken'] }],
    [{ kind: 'declare', niches: ['tiki', 'wave'] }],
  ])('no composition is read from %j', (...kept) => {
    expect(nichesOf(kept as readonly Json[])).toBeNull();
  });

  test('what is no statuette, or stands there twice, leaves its niche empty', () => {
    const kept = { kind: 'declare', niches: ['tiki', 'tiki', 7] };
    expect(nichesOf([kept])).toEqual(['tiki', null, null]);
  });
});

describe('the note sheet', () => {
  const drawn: Event = { type: 'combinationDrawn', seat: 0, card: null };

  test('a click crosses, rings, clears; every combination has a page of its own', () => {
    const once = turned('', 1, 'tiki 2');
    expect(pageOf(once, 1)).toEqual({ 'tiki 2': 'crossed' });
    expect(pageOf(turned(once, 1, 'tiki 2'), 1)).toEqual({ 'tiki 2': 'sure' });
    expect(pageOf(once, 2)).toEqual({});
    expect(pageOf('not json', 1)).toEqual({});
    expect(combinationNumber([drawn, drawn, { ...drawn, seat: 1 }], 0)).toBe(2);
  });

  test('TC-25 what was seen crosses out by itself, and nothing at the lowest level', () => {
    const told = [drawn, decoded(0, 0, 0, 0)];
    expect(helpedMarks('off', told, 0, null)).toEqual({});
    expect(Object.keys(helpedMarks('seen', told, 0, null))).toHaveLength(9);
    expect(helpedMarks('follows', told, 0, null)).toEqual({});
  });

  test('all that follows: crosses where nobody can stand, a ring where one must', () => {
    const page = helpedMarks('follows', [drawn], 0, [0, 8]);
    expect(page['wave 0']).toBe('sure');
    expect(page['tiki 1']).toBeUndefined();
    expect(page['axolotl 1']).toBe('crossed');
  });

  test('doors show one’s own rings, or who can still stand there; they sleep where nothing is known', () => {
    expect(chalk('off', { 'tiki 2': 'sure', 'wave 0': 'crossed' }, null)).toEqual([null, null, ['tiki']]);
    expect(chalk('follows', {}, [0, 8])).toEqual([['wave'], ['tiki', 'cthulhu'], ['cthulhu', 'kraken']]);
    expect(chalk('follows', {}, null)).toEqual([null, null, null]);
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = tableWords[language];

  test('count what is one as one', () => {
    expect(words.pile(0).title).toMatch(language === 'fr' ? /0 carte$/ : /0 cards$/);
    expect(words.pile(1).title).toMatch(language === 'fr' ? /1 carte$/ : /1 card$/);
    expect(words.fits(1)).not.toMatch(/^\d/);
    expect(words.fits(2)).toMatch(/^2/);
  });

  test('use one word for the ring', () => {
    expect(words.symbols({ circles: 1, triangles: 2 })).toBe(
      language === 'fr' ? 'un rond bleu et deux triangles rouges' : 'one blue ring and two red triangles',
    );
    expect(JSON.stringify([words.row, words.brow])).not.toMatch(/circle|cercle/);
  });
});

test('French: elision, agreement, spaces before high punctuation', () => {
  const words = tableWords.fr;
  expect(words.stand('Alix').title).toBe('Combinaison d’Alix');
  expect(words.stand('Basile').title).toBe('Combinaison de Basile');
  expect(words.halves(1).text).toContain('un demi-médaillon');
  expect(words.declareHelp.text).toContain('Que l’annonce soit juste ou fausse');
  expect(words.instruction.pointTake('Alix', { circles: 0, triangles: 0 })).toContain('ne lira rien');
  expect(words.door('gauche', ['Tiki', 'Vague'])).toBe(
    'gauche\u00a0: fermée\u00a0; selon votre carnet Tiki ou Vague',
  );
  const all = JSON.stringify([
    words.pile(3),
    words.front,
    words.marker,
    words.doors,
    words.brow,
    words.byHelp,
  ]);
  expect(all).not.toMatch(/ [:;!?]|'(?!")/);
});
