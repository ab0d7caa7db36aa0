/** Every text that any game gives out, in both languages: set as the language asks, and without holes. */

import {
  type AnyWords,
  ChaCha8,
  isHouseEvent,
  LANGUAGES,
  type Language,
  Match,
  type Seat,
  stretchSeed,
  type Voice,
} from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { gameEntries } from './entries.ts';

/** Names at whose first letter French hesitates. */
const NAMES = ['Alix', 'Yann', 'Œdipe', 'Hans', 'Éloïse', 'Hélène', 'Yves', 'Basile'];
const MAX_STEPS = 500;
/** Here everybody hears everything, and after each step another one looks; in `npm run long` all of them look. */
const ALL_LOOK = process.env.CONCLAVE_TEXTS === 'all';

const voiceOf = (reader: Seat | 'gallery'): Voice => ({ reader, name: (seat) => NAMES[seat] });

const FAULTS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/ [,.;:?!%]/, /«|»/],
  fr: [
    / [:;?!»%]/,
    /« /,
    /[^\u00a0\d][:;?!»%](?=\s|$)/,
    /\d[;?!»](?=\s|$)/,
    /\b(?:de|que) (?:Alix|Œdipe|Éloïse|Hélène|Yves)/i,
    /[’'](?:Yann|Hans|Basile)/,
    /\bde vous\b/,
    /\bde (?:le|les) [a-z]/,
  ],
};
const EVERYWHERE = [/\b(?:undefined|NaN|null)\b|\[object/, / {2}/, /'/, /^\s|\s$/];

function faultsIn(texts: Iterable<string>, language: Language): string[] {
  const patterns = [...EVERYWHERE, ...FAULTS[language]];
  return [...new Set(texts)].flatMap((text) =>
    patterns.filter((pattern) => pattern.test(text)).map((pattern) => `${pattern}: ${text}`),
  );
}

/** What is the same in every match. */
function printed(words: AnyWords): string[] {
  return [
    words.name,
    words.tagline,
    ...Object.values(words.options).flatMap(({ name, line, values = {} }) => [
      name,
      line,
      ...Object.values(values),
    ]),
    ...Object.values(words.parts),
    ...words.rules.flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)]),
  ];
}

describe.each(gameEntries.map((entry) => [entry.game.id, entry] as const))('%s', (_id, { game, text }) => {
  test.each(LANGUAGES)('what is printed, %s', (language) => {
    expect(faultsIn(printed(text[language]), language)).toEqual([]);
  });

  test('what is said in the course of random matches, by every watcher', () => {
    const said: Record<Language, Set<string>> = { en: new Set(), fr: new Set() };
    for (const seats of new Set([game.seats.min, game.seats.max])) {
      const match = Match.open(game, seats, {}, stretchSeed(`texts ${seats}`));
      const rng = new ChaCha8(stretchSeed('texts'));
      const watchers = [...Array.from({ length: seats }, (_none, seat) => seat), 'gallery' as const];
      const told = new Map(watchers.map((watcher) => [watcher, 0]));
      for (let step = 0; step < MAX_STEPS && match.outcome === null; step++) {
        const asked = match.toAct();
        const window = match.window();
        if (asked.length === 0 && window) match.submit({ type: 'close', id: window.id });
        else {
          const seat = rng.pick(asked);
          const { moves, decision } = match.perspective(seat);
          const kind = rng.pick([...new Set(moves.map((move) => move.kind))]);
          const move = rng.pick(moves.filter((one) => one.kind === kind));
          match.submit({ type: 'move', seat, move, decision, by: 'player' });
        }
        for (const [index, watcher] of watchers.entries()) {
          const perspective = match.perspective(watcher);
          const events = perspective.told.slice(told.get(watcher));
          told.set(watcher, perspective.told.length);
          const isInTurn = ALL_LOOK || step % watchers.length === index;
          for (const language of LANGUAGES) {
            const words = text[language];
            const voice = voiceOf(watcher);
            const add = (line: string) => said[language].add(line);
            for (const event of events) if (!isHouseEvent(event)) add(words.sentence(event, voice));
            if (!isInTurn) continue;
            for (const { heading, lines } of words.describe(perspective.view, voice)) {
              add(heading);
              lines.forEach(add);
            }
            for (const one of perspective.moves) add(words.label(one, perspective.view, voice));
          }
        }
      }
      match.submit({ type: 'end', how: 'abandoned' });
      for (const watcher of watchers) {
        const { view, outcome } = match.perspective(watcher);
        if (!outcome) throw new Error('no outcome');
        for (const language of LANGUAGES)
          for (const line of text[language].ending(outcome, view, voiceOf(watcher))) said[language].add(line);
      }
    }
    for (const language of LANGUAGES) {
      expect(said[language].size).toBeGreaterThan(50);
      expect(faultsIn(said[language], language)).toEqual([]);
    }
  });
});
