import { probes } from '@conclave/engine/testing/probes/index';
import { describe, expect, test } from 'vitest';
import { type AnyEvent, watcherAt } from '../game.ts';
import { isHouseEvent } from '../house-words.ts';
import { Match } from '../match/index.ts';
import { ChaCha8, stretchSeed } from '../rng.ts';
import { nextRequest } from '../testing/walk.ts';
import { type AnyWords, LANGUAGES, type Voice } from '../words.ts';

const NAMES = ['Alix', 'Bruno', 'Chloé', 'Denis', 'Élise'];
const SENTENCE = /^\p{Lu}[^<>{}]*[.!?…]$/u;
const HOLE = /\b(undefined|null|NaN)\b|\[object| {2}/;

function check(text: string): void {
  expect(text).toMatch(SENTENCE);
  expect(text).not.toMatch(HOLE);
}

describe.each(probes.map(({ game, text }) => [game.id, game, text] as const))('%s', (id, game, text) => {
  test.each(LANGUAGES)('says everything in %s', (language) => {
    const words: AnyWords = text[language];
    const rng = new ChaCha8(stretchSeed(`${id} ${language}`));
    const types = new Set<string>();
    for (let game_ = 0; game_ < 12; game_++) {
      const seats = game.seats.min + (game_ % (game.seats.max - game.seats.min + 1));
      const match = Match.open(game, seats, {}, stretchSeed(game_));
      while (match.outcome === null) {
        const request = nextRequest(match, rng);
        if (request) match.submit(request);
        const watcher = watcherAt(rng.int(seats + 1), seats);
        const voice: Voice = { reader: watcher, name: (seat) => NAMES[seat] };
        const { view, moves, told } = match.perspective(watcher);
        for (const passage of words.describe(view, voice)) {
          expect(passage.heading).not.toBe('');
          for (const line of passage.lines) expect(line).not.toMatch(HOLE);
        }
        for (const move of moves) expect(words.label(move, view, voice)).toMatch(/^\p{Lu}/u);
        for (const event of told
          .slice(-6)
          .filter((happened): happened is AnyEvent => !isHouseEvent(happened))) {
          types.add(event.type);
          check(words.sentence(event, voice));
        }
      }
      for (const reader of [0, 'gallery'] as const) {
        const ending = words.ending(match.outcome, match.perspective(reader).view, {
          reader,
          name: (seat) => NAMES[seat],
        });
        expect(ending).toHaveLength(1);
        for (const line of ending) check(line);
      }
    }
    expect(types.size).toBeGreaterThan(3);
    check(words.refusal({ rule: 'X-1', reason: 'notNow' }, { reader: 0, name: (seat) => NAMES[seat] }));
    for (const { paragraphs } of words.rules) for (const paragraph of paragraphs) check(paragraph.text);
  });
});

test('the form of a composed kind leads, choice by choice, to legal moves', () => {
  const { game, text } = probes.find((probe) => probe.game.composed.length > 0)!;
  const voice: Voice = { reader: 0, name: (seat) => NAMES[seat] };
  const match = Match.open(game, 3, {}, stretchSeed('form'));
  while (match.perspective(0).moves.every(({ kind }) => kind !== 'ask')) {
    for (const seat of match.toAct()) match.submit({ type: 'lapse', seat });
  }
  const { view, decision } = match.perspective(0);
  const form = (choices: readonly string[]) => text.en.form('ask', choices, view, voice);
  const first = form([]);
  if (!first || !('field' in first)) throw new Error('no first question');
  expect(first.field.choices.map(({ label }) => label)).toEqual(['Bruno', 'Chloé']);
  const second = form(['1']);
  if (!second || !('field' in second)) throw new Error('no second question');
  for (const { value } of second.field.choices) {
    const done = form(['1', value]);
    if (!done || !('move' in done)) throw new Error('no move');
    expect(match.propose({ type: 'move', seat: 0, move: done.move, decision })).toMatchObject({ ok: true });
  }
  for (const wrong of [['7'], ['x'], ['1', '99'], ['1', '4', '4']]) expect(form(wrong)).toBeNull();
});
