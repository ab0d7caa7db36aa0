import { LANGUAGES, Match, stretchSeed, type Voice, type Watcher } from '@conclave/engine';
import { ChaCha8 } from '@conclave/engine/rng';
import { nextRequest } from '@conclave/engine/testing';
import { describe, expect, test } from 'vitest';
import { liarsDice } from '../rules/game.ts';
import { REFUSED } from '../rules/reasons.ts';
import { liarsDiceText } from '../text/index.ts';
import { bid, position } from './position.ts';
import ids from './rule-ids.json' with { type: 'json' };

const NAMES = ['Alix', 'Basile', 'Chloé'];
const voice = (reader: Watcher): Voice => ({ reader, name: (seat) => NAMES[seat] });

describe.each(LANGUAGES)('in %s', (language) => {
  const words = liarsDiceText[language];

  test('the rules page has every statement once', () => {
    const paragraphs = words.rules.flatMap((chapter) => chapter.paragraphs);
    expect(paragraphs.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(new Set(paragraphs.map(({ text }) => text)).size).toBe(ids.length);
  });

  test('every reason of a refusal has its own sentence', () => {
    const texts = Object.entries(REFUSED).map(([reason, rule]) => words.refusal({ rule, reason }, voice(0)));
    expect(new Set([...texts, words.refusal({ rule: 'house', reason: 'other' }, voice(0))]).size).toBe(6);
  });

  test('every event of a whole match has a sentence for every watcher', () => {
    const match = Match.open(liarsDice, 3, {}, stretchSeed('text'));
    const rng = new ChaCha8(stretchSeed('text'));
    for (let request = nextRequest(match, rng); request && !match.outcome; request = nextRequest(match, rng))
      match.submit(request);
    const types = new Set<string>();
    for (const watcher of [0, 1, 2, 'gallery'] as const) {
      for (const event of match.perspective(watcher).told) {
        if (event.type.startsWith('house.')) continue;
        types.add(event.type);
        const sentence = words.sentence(event as never, voice(watcher));
        expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
        expect(sentence).not.toMatch(/undefined|null|NaN/);
        if (watcher === 'gallery') expect(sentence).not.toMatch(/\b(you|your|vous|votre)\b/i);
      }
    }
    expect([...types].sort()).toEqual(['bid', 'challenged', 'lifted', 'lost', 'rolled', 'roundBegun']);
  });

  test('every listed move has its own label', () => {
    const state = position(
      [
        [2, 2],
        [3, 3],
      ],
      { bid: bid(1, 1, 3) },
    );
    const view = liarsDice.view(state, 0, false);
    const labels = liarsDice.moves(state, 0).map((move) => words.label(move, view, voice(0)));
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('a view is described to whoever reads it, and to nobody more than they see', () => {
    const state = position([[2, 5], [3, 3], []], { bid: bid(1, 2, 3), out: [2] });
    const [mine, gallery] = ([0, 'gallery'] as const).map((reader) =>
      words.describe(liarsDice.view(state, reader, false), voice(reader)).flatMap(({ lines }) => lines),
    );
    expect(mine.filter((line) => /2.+5/.test(line))).toHaveLength(1);
    expect(gallery.filter((line) => /2 (and|et) 5|3 (and|et) 3/.test(line))).toEqual([]);
  });
});
