import { readFileSync } from 'node:fs';
import { LANGUAGES, Match, parseRecord, type Voice, type Watcher } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { nuns } from '../rules/game.ts';
import { REFUSED } from '../rules/reasons.ts';
import { FIRST_NOVICE } from '../rules/state.ts';
import { nunsText } from '../text/index.ts';
import { act, cast, chance, opening, pencil, planning } from './position.ts';
import ids from './rule-ids.json' with { type: 'json' };

const NAMES = ['Alix', 'Basile', 'Chloé', 'Diane', 'Émile', 'Flora', 'Gaël', 'Hugo'];
const voice = (reader: Watcher): Voice => ({ reader, name: (seat) => NAMES[seat] });
const FIXTURES = [
  'novice-wins',
  'captures',
  'time',
  'eight-players',
  'two-novices',
  'false-noise',
  'orders',
  'abandoned',
];

function recorded(name: string) {
  const text = readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8');
  const record = parseRecord(JSON.parse(text));
  if (record === null) throw new Error(name);
  return record;
}

const isOfGame = (event: { readonly type: string }): event is Event => !event.type.startsWith('house.');

describe.each(LANGUAGES)('in %s', (language) => {
  const words = nunsText[language];

  test('the rules page has every id of the catalogue once, each with its own text', () => {
    const paragraphs = words.rules.flatMap((chapter) => chapter.paragraphs);
    expect(paragraphs.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(new Set(paragraphs.map(({ text }) => text)).size).toBe(ids.length);
    for (const { text } of paragraphs) expect(text).toMatch(/^\p{Lu}.{20,}[.!]$/u);
    for (const { title } of words.rules) expect(title).not.toBe('');
  });

  test('every reason of a refusal has its own sentence, an unknown one a general one', () => {
    const texts = [...Object.keys(REFUSED), 'tooManyForTwo'].map((reason) =>
      words.refusal({ rule: 'NR-5', reason }, voice(0)),
    );
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.+\.$/u);
    expect(texts).not.toContain(words.refusal({ rule: 'house', reason: 'somethingElse' }, voice(0)));
  });

  test('every event and every move of recorded games has words, for every watcher', () => {
    const types = new Set<string>();
    const kinds = new Set<string>();
    for (const name of FIXTURES) {
      const record = recorded(name);
      const match = Match.replay(nuns, record);
      const watchers: Watcher[] = [...Array(record.seats).keys(), 'gallery'];
      for (const watcher of watchers) {
        for (const event of match.perspective(watcher).told) {
          if (!isOfGame(event)) continue;
          types.add(event.type);
          const text = words.sentence(event, voice(watcher));
          expect(text).toMatch(/^\p{Lu}.+[.!)]$/u);
          expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|-1/);
        }
      }
      for (const entries of [4, 30, 90]) {
        const early = Match.replay(nuns, record, Math.min(entries, record.entries.length - 2));
        for (const watcher of watchers) {
          const { view, moves } = early.perspective(watcher);
          for (const move of moves) {
            kinds.add(move.kind);
            const label = words.label(move, view, voice(watcher));
            expect(label).toMatch(/^\p{Lu}.+/u);
            expect(label).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
          }
          for (const { heading, lines } of words.describe(view, voice(watcher))) {
            expect(heading).toMatch(/^\p{Lu}/u);
            for (const line of lines) expect(line).not.toMatch(/undefined|\bnull\b|NaN|\[object|-1/);
          }
        }
      }
      if (match.outcome) {
        for (const watcher of watchers) {
          const [ending] = words.ending(match.outcome, match.perspective(watcher).view, voice(watcher));
          expect(ending).toMatch(/^\p{Lu}.+[.!]$/u);
        }
      }
    }
    for (const type of [
      'cardsShown',
      'seen',
      'noises',
      'stepped',
      'turned',
      'arrived',
      'pencilled',
      'laidOpen',
    ]) {
      expect([...types]).toContain(type);
    }
    expect(kinds.size).toBeGreaterThan(5);
  });

  test('a label for every kind of move', () => {
    const { state } = opening(3);
    const view = nuns.view(state, 1, false);
    const moves = [
      { kind: 'pace', figure: 2, card: 'walk' },
      { kind: 'obey', figure: 2 },
      { kind: 'hurry', figure: 2 },
      { kind: 'step', figure: 2, to: 18 },
      { kind: 'rest', figure: 2 },
      { kind: 'erase', figure: 2 },
      { kind: 'bless', figure: 2, die: 0 },
      { kind: 'feign', figure: 0, guard: 0, to: 40 },
      { kind: 'handIn' },
      { kind: 'withdraw' },
      { kind: 'takePath', path: 3 },
      { kind: 'aboutTurn' },
      { kind: 'lead', guard: 1 },
      { kind: 'go', to: 40, fast: true },
      { kind: 'stop', fast: false },
      { kind: 'order', figure: 2, when: 'heard', limit: 4 },
      { kind: 'edge', figure: 2, edge: 'highest' },
      { kind: 'pass', until: 'turn' },
    ] as const;
    const labels = moves.map((move) => words.label(move, view, voice(1)));
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('starting again is a form: for one novice at once, for two by name', () => {
    const { state } = opening(2, { twoNovices: true });
    cast(state, { cells: [4, 3] });
    planning(state);
    expect(words.form('erase', [], nuns.view(state, 1, false), voice(1))).toBeNull();
    pencil(state, FIRST_NOVICE, 'stand');
    expect(words.form('erase', [], nuns.view(state, 1, false), voice(1))).toEqual({
      move: { kind: 'erase', figure: FIRST_NOVICE },
    });
    pencil(state, FIRST_NOVICE + 1, 'stand');
    const view = nuns.view(state, 1, false);
    const step = words.form('erase', [], view, voice(1));
    expect(step).toMatchObject({ field: { choices: [{ label: 'Celeste' }, { label: 'Theresa' }] } });
    expect(words.form('erase', ['3'], view, voice(1))).toEqual({ move: { kind: 'erase', figure: 3 } });
    expect(words.formTitle('erase')).not.toBe('');
    act(state, 1, { kind: 'erase', figure: 3 }, chance());
  });

  test('a standing order is a form: for whom, when, and from which die or distance on', () => {
    const { state } = opening(2, { twoNovices: true });
    cast(state, { cells: [4, 3], blessings: ['reroll', 'falseNoise', 'adjust', 'falseNoise'] });
    const form = (seat: number, ...choices: string[]) =>
      words.form('order', choices, nuns.view(state, seat, false), voice(seat));
    const asked = (step: ReturnType<typeof form>) =>
      step && 'field' in step ? step.field.choices.map(({ value }) => value) : step;
    expect(asked(form(1))).toEqual(['2', '3']);
    expect(asked(form(1, '2'))).toEqual(['never', 'heard', 'always']);
    expect(asked(form(1, '2', 'heard'))).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(form(1, '2', 'never')).toEqual({ move: { kind: 'order', figure: 2, when: 'never', limit: 1 } });
    expect(asked(form(1, '3'))).toEqual(['never', 'always']);
    expect(form(0, '1', 'always')).toEqual({ move: { kind: 'order', figure: 1, when: 'always', limit: 1 } });
    for (const wrong of [['9'], ['2', 'sometimes'], ['2', 'heard', '7'], ['2', 'heard', '4', '4']])
      expect(form(1, ...wrong)).toBeNull();
    const move = { kind: 'order', figure: 2, when: 'heard', limit: 4 } as const;
    expect(form(1, '2', 'heard', '4')).toEqual({ move });
    act(state, 1, move);
    state.novices[0].boon.held = false;
    state.novices[1].boon.held = false;
    expect(form(1)).toBeNull();
    expect(words.formTitle('order')).not.toBe(words.formTitle('erase'));
  });

  test('every order says something else', () => {
    const { state } = opening(3);
    cast(state, { blessings: ['reroll', 'adjust', 'falseNoise', 'adjust'] });
    const texts = [0, 1, 2, 3].flatMap((figure) => {
      const view = nuns.view(state, Math.max(0, figure - 1), false);
      return (['never', 'heard', 'always'] as const).flatMap((when) =>
        [1, 4].map((limit) => words.label({ kind: 'order', figure, when, limit }, view, voice(0))),
      );
    });
    expect(new Set(texts).size).toBeGreaterThan(14);
  });

  test('every reason of a bot has a sentence', () => {
    for (const key of [
      'forced',
      'random',
      'hunt',
      'patrol',
      'choosePath',
      'onward',
      'hide',
      'dash',
      'obey',
      'bless',
      'keep',
      'mislead',
    ]) {
      expect(words.why(key, {}, voice(0))).toMatch(/^\p{Lu}.+\.$/u);
    }
    expect(words.why('hunt', { percent: 40 }, voice(0))).toContain('40');
    expect(words.why('onward', { left: 1 }, voice(0))).toMatch(/\b1 point\b/);
  });
});

test('names come from the cells, in both languages', () => {
  const event: Event = { type: 'seen', figure: 2, cell: 3, at: 122 };
  expect(nunsText.en.sentence(event, voice(0))).toBe('Theresa is seen at 122 (east corridor).');
  expect(nunsText.fr.sentence(event, voice(0))).toBe('Theresa est vue au 122 (couloir est).');
  const go: Event = { type: 'leads', guard: 0 };
  expect(nunsText.en.sentence(go, voice(0))).toBe('The Abbess moves first.');
  expect(nunsText.fr.sentence(go, voice(0))).toBe('L’Abbesse part en premier.');
});
