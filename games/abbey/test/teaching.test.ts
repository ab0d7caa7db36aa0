import { ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { fair } from '../bot/fair.ts';
import { abbey } from '../rules/game.ts';
import { abbeyText } from '../text/index.ts';

test('a hint says first where to look and then what kind of move, in both languages', () => {
  const match = Match.open(abbey, 3, {}, stretchSeed('taught'));
  const bot = fair();
  const rng = new ChaCha8(stretchSeed('taught'));
  const [seat] = match.toAct();
  const perspective = match.perspective(seat);
  const { options } = match;
  const budget = { iterations: 100 };
  const { move, why, further = [] } = bot.think({ perspective, seat, seats: 3, options, budget, rng });
  const hint = { moves: move ? [move, ...further] : [], why };
  const voice = { reader: seat, name: String };
  const { view } = perspective;
  const taught = (['en', 'fr'] as const).map((language) =>
    (['where', 'what'] as const).map((stage) => abbeyText[language].teach?.(stage, hint, view, voice)),
  );
  for (const [where, what] of taught) {
    expect(where).toMatch(/plan/);
    expect(what).not.toBe(where);
  }
  const gallery = { reader: 'gallery', name: String } as const;
  expect(abbeyText.en.teach?.('where', hint, view, gallery)).toBeNull();
});
