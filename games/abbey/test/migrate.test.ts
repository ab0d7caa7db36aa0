import { Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { BOOK_IDS, EVENT_IDS, LIBRARY_IDS } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { abbey } from '../rules/game.ts';
import { migrate } from '../rules/migrate.ts';
import { renewed } from '../rules/renewed.ts';
import { pairOf, type State } from '../rules/state.ts';
import { version2 } from './older.ts';
import { abbeyOf, act, dice, kindsOf, monk, ringWith, walk } from './position.ts';

const OLD = new Map<string, string>([
  ...EVENT_IDS.map((id, i): [string, string] => [id, `E${String(i + 1).padStart(2, '0')}`]),
  ...BOOK_IDS.map((id, i): [string, string] => [id, `S${String(i + 1).padStart(2, '0')}`]),
  ...LIBRARY_IDS.map((id, i): [string, string] => [id, `L${i + 1}`]),
]);
/** Where a state names cards of the decks. */
const CARDS_AT = [
  'lasting',
  'events',
  'library',
  'scriptorium',
  'books',
  'turned',
  'book',
  'source',
  'why',
  'pickedBook',
  'event',
  'how',
];

function renamed(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return CARDS_AT.includes(key) ? (OLD.get(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((inner) => renamed(inner, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renamed(inner, name)]));
}

/** The state as version 1 kept it. */
function version1(state: State): unknown {
  const { seen, marks, relic, statements: _statements, options, ...kept } = version2(state);
  const seats = kept.hand.length;
  const turned = (byOwner: readonly number[]) =>
    byOwner.map((_value, pair) => byOwner[pairOf(seats, pair % seats, Math.floor(pair / seats))]);
  return renamed({
    ...kept,
    options: { ...options, freeQuestions: false },
    crossed: seen,
    crosses: marks,
    relic: relic.map((held) => ['none', 'held', 'fresh'].indexOf(held)),
    taken: turned(kept.taken),
    received: turned(kept.received),
  });
}

test('a match of version 1 goes on from any moment as it stood', () => {
  const rng = dice('migrate');
  for (const seats of [3, 6]) {
    const match = Match.open(abbey, seats, { startAtLauds: true }, stretchSeed(`migrate ${seats}`));
    for (let step = 0; step < 600 && match.outcome === null; step++) {
      const seat = rng.pick(match.toAct());
      const { moves, decision } = match.perspective(seat);
      const kind = rng.pick([...new Set(moves.map((move) => move.kind))]);
      const move = rng.pick(moves.filter((one) => one.kind === kind));
      match.submit({ type: 'move', seat, move, decision, by: 'player' });
      const { root, now } = match.snapshot();
      const { state } = now ?? root;
      const expected = { ...state, statements: state.hand.map(() => null) };
      expect(migrate(version1(state), 1)).toEqual(expected);
      expect(migrate(version2(state), 2)).toEqual(state);
    }
  }
});

test('AB-R3 in a match of version 2 what was handed in counts, and what was only picked is blank', () => {
  const state = abbeyOf(3, { hands: [['whillem', 'guy'], ['sergio', 'jacques'], ['odon']] });
  ringWith(state, 'round');
  act(state, 0, { kind: 'give', cards: [monk('guy')] });
  act(state, 2, { kind: 'give', cards: [monk('odon')] });
  const old = version2(state);
  old.picked[1] = 1 << monk('sergio');
  const now = migrate(old, 2);
  expect(now).toEqual(state);
  expect(abbey.toAct(now)).toEqual([1]);
  expect(abbey.clone(now)).toEqual(now);
});

test('what version 1 told is read as it would be told now', () => {
  const match = Match.open(abbey, 3, { startAtLauds: true }, stretchSeed('told'));
  const rng = dice('told');
  for (let step = 0; step < 1500 && match.outcome === null; step++) {
    const seat = rng.pick(match.toAct());
    const { moves, decision } = match.perspective(seat);
    const kind = rng.pick([...new Set(moves.map((move) => move.kind))]);
    match.submit({
      type: 'move',
      seat,
      move: rng.pick(moves.filter((one) => one.kind === kind)),
      decision,
      by: 'player',
    });
  }
  const old = new Set<string>();
  for (const event of match.perspective(0).told) {
    if (event.type.startsWith('house.')) continue;
    const then = renamed(event) as Event;
    if (JSON.stringify(then) !== JSON.stringify(event)) old.add(event.type);
    expect(renewed(then)).toEqual(event);
  }
  expect(old.size).toBeGreaterThan(3);
  const moved = { type: 'moved', seat: 1, room: 4 } as unknown as Event;
  expect(renewed(moved)).toEqual({ type: 'placed', seat: 1, room: 4 });
  const free = { type: 'asked', asker: 0, of: 1, question: { kind: 'free', text: 'Why?' } };
  expect(renewed(free as unknown as Event)).toEqual({ type: 'nothing', seat: 0 });
});

test('a question in free words, as version 1 knew them, is dropped', () => {
  const state = abbeyOf(3, { rooms: ['ecclesia', 'aula', 'hortus'] });
  walk(state, 0, 'aula');
  act(state, 0, { kind: 'ask', of: 1, question: { kind: 'atMost', n: 6 } });
  const old = version1(state) as { stack: { question: unknown }[] };
  old.stack[0].question = { kind: 'free', text: 'Why?' };
  const now = migrate(old, 1);
  expect(now.stack).toEqual([]);
  expect(kindsOf(now, 0)).toContain('done');
});
