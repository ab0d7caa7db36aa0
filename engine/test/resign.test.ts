import { describe, expect, test } from 'vitest';
import { Match } from '../match/index.ts';
import { parseRecord } from '../record.ts';
import { stretchSeed } from '../rng.ts';
import { copyOf } from '../testing/stored.ts';
import { type Move, type Spy, spy } from './spy.ts';

const open = (): Match<Spy> => Match.open(spy, 3, {}, stretchSeed('resign'));
const act = (match: Match<Spy>, seat: number, move: Move, by: 'player' | 'bot' = 'player') =>
  match.submit({ type: 'move', seat, move, decision: match.decision(seat), by });
const resign = (match: Match<Spy>, seat: number) => match.submit({ type: 'resign', seat, bot: 'fair' });
const refused = { ok: false, refusal: { rule: 'house', reason: 'resigned' } };

describe('resigning', () => {
  test('is told to all, and a bot of the agreed level has the chair', () => {
    const match = open();
    expect(resign(match, 1).ok).toBe(true);
    const event = { type: 'house.resigned', seat: 1, bot: 'fair' };
    for (const watcher of [0, 1, 2, 'gallery'] as const)
      expect(match.perspective(watcher).told.at(-1)).toEqual(event);
    expect(match.sitting(1)).toBe('fair');
    expect([0, 1, 2].map((seat) => match.hasResigned(seat))).toEqual([false, true, false]);
    expect(match.outcome).toBeNull();
  });

  test('is for good: nobody sits down there again, moves, or resigns twice', () => {
    const match = open();
    resign(match, 1);
    expect(match.submit({ type: 'sit', seat: 1, bot: null })).toEqual(refused);
    expect(act(match, 1, { kind: 'count' })).toEqual(refused);
    expect(resign(match, 1)).toEqual(refused);
    expect(match.length).toBe(1);
    expect(act(match, 1, { kind: 'count' }, 'bot').ok).toBe(true);
  });

  test('survives the store and stands in the record', () => {
    const match = open();
    resign(match, 1);
    const copy = copyOf(match);
    expect(copy.hasResigned(1)).toBe(true);
    act(match, 0, { kind: 'stop' });
    const record = parseRecord(JSON.parse(JSON.stringify(match.record())));
    expect(record?.entries[0]).toEqual({ resign: 1, bot: 'fair' });
    expect(record && Match.replay(spy, record).perspective(0)).toEqual(match.perspective(0));
  });

  test('a record in which somebody plays on is refused', () => {
    const match = open();
    resign(match, 1);
    const record = match.record();
    const entries = [
      [{ sit: 1, bot: null }],
      [{ resign: 1, bot: 'easy' as const }],
      [{ seat: 1, move: { kind: 'count' as const }, by: 'player' as const }],
    ];
    for (const more of entries)
      expect(() => Match.replay(spy, { ...record, entries: [...record.entries, ...more] })).toThrow(
        'has resigned',
      );
  });
});

describe('the last person', () => {
  test('may take the win; whoever resigned comes last', () => {
    const match = open();
    resign(match, 2);
    expect(match.submit({ type: 'win', seat: 0 }).ok).toBe(true);
    expect(match.outcome).toEqual({ places: [[0], [1], [2]], how: 'resigned' });
    expect(match.perspective('gallery').told.at(-1)).toMatchObject({ type: 'house.closed', how: 'resigned' });
    const record = parseRecord(JSON.parse(JSON.stringify(match.record())));
    expect(record && Match.replay(spy, record).outcome).toEqual(match.outcome);
  });

  test('wins nothing where nobody resigned, and never by a resigned seat', () => {
    const match = open();
    expect(match.submit({ type: 'win', seat: 0 }).ok).toBe(false);
    resign(match, 2);
    expect(match.submit({ type: 'win', seat: 2 }).ok).toBe(false);
    expect(match.outcome).toBeNull();
  });
});
