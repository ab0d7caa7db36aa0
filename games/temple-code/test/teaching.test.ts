/** Hints before the move is named: in both languages, for the decisions of a table and of one who plays alone. */

import { LANGUAGES, Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { templeCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { templeCodeText } from '../text/index.ts';

const DECLARE: Move = { kind: 'declare', combination: ['wave', 'tiki', 'kraken'] };

test.each(LANGUAGES)('in %s: where to look, then what kind of move', (language) => {
  const words = templeCodeText[language];
  const { view } = Match.open(templeCode, 2, {}, stretchSeed('teaching')).perspective(0);
  const teach = (stage: 'where' | 'what', move: Move, key: string) =>
    words.teach?.(stage, { moves: [move], why: { key, params: {} } }, view, {
      reader: 0,
      name: (seat) => ['Ada', 'Basil'][seat],
    });
  const take: Move = { kind: 'take', from: 1, card: 0 };
  expect(teach('where', take, 'bestSplit')).toContain('Basil');
  // Nothing is decoded yet.
  expect(teach('where', DECLARE, 'certain')).toContain('0 ');
  const said = [
    teach('what', take, 'bestSplit'),
    teach('what', take, 'leavesLittle'),
    teach('what', DECLARE, 'certain'),
    teach('what', DECLARE, 'likely'),
    teach('where', { kind: 'decode', card: 0 }, 'bestSplit'),
  ];
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
  expect(new Set(said).size).toBe(said.length);
  // The general words do where nothing is to be chosen.
  expect(teach('where', { kind: 'reveal' }, 'forced')).toBeNull();
});
