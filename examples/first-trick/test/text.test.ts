import { LANGUAGES, Match, stretchSeed } from '@conclave/engine';
import { ChaCha8 } from '@conclave/engine/rng';
import { nextRequest } from '@conclave/engine/testing';
import { describe, expect, test } from 'vitest';
import { firstTrick } from '../rules/game.ts';
import { REFUSED } from '../rules/reasons.ts';
import { firstTrickText } from '../text/index.ts';
import ids from './rule-ids.json' with { type: 'json' };

describe.each(LANGUAGES)('in %s', (language) => {
  const words = firstTrickText[language];
  const voice = { reader: 0, name: (seat: number) => ['Alix', 'Basile', 'Chloé'][seat] };

  test('the rules page has every statement once', () => {
    expect(words.rules.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)).sort()).toEqual(
      [...ids].sort(),
    );
  });

  test('every reason of a refusal has its own sentence', () => {
    const texts = Object.entries(REFUSED).map(([reason, rule]) => words.refusal({ rule, reason }, voice));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('every event of a match has a sentence', () => {
    const match = Match.open(firstTrick, 3, {}, stretchSeed('text'));
    const rng = new ChaCha8(stretchSeed('text'));
    while (!match.outcome) {
      const request = nextRequest(match, rng);
      if (!request) break;
      match.submit(request);
    }
    for (const event of match.perspective(0).told) {
      if (event.type.startsWith('house.')) continue;
      expect(words.sentence(event as never, voice)).toMatch(/^\p{Lu}.+\.$/u);
    }
  });
});
