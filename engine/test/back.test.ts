import { describe, expect, test } from 'vitest';
import { type AnyMatch, Match } from '../match/index.ts';
import { settled } from '../mind.ts';
import { parseRecord } from '../record.ts';
import { stretchSeed } from '../rng.ts';
import { copyOf } from '../testing/stored.ts';
import { type Move, type Spy, spy } from './spy.ts';

const game: typeof spy = { ...spy, takesBack: true };
const open = (): Match<Spy> => Match.open(game, 3, {}, stretchSeed('back'));

function act(match: Match<Spy>, seat: number, move: Move, by: 'player' | 'bot' = 'player') {
  const result = match.submit({ type: 'move', seat, move, decision: match.decision(seat), by });
  if (!result.ok) throw new Error(result.refusal.reason);
}
const count = (match: Match<Spy>, seat: number) => act(match, seat, { kind: 'count' });
/** Noticed by nobody else. */
const set = (match: Match<Spy>, seat: number) => act(match, seat, match.perspective(seat).moves[0]);
const back = (match: AnyMatch, seat: number, step: number) => match.submit({ type: 'back', seat, step });
const sights = (match: Match<Spy>) =>
  ([0, 1, 2, 'gallery'] as const).map((watcher) => {
    const { view, moves, waiting, asked } = match.perspective(watcher);
    return { view, moves, waiting, asked };
  });

describe('the table may be asked to take a step back', () => {
  test('the last public one, whoever acted in secret since', () => {
    const match = open();
    expect(match.askable).toBeNull();
    count(match, 0);
    expect(match.askable).toEqual({ seat: 0, step: 0 });
    set(match, 1);
    expect(match.askable).toEqual({ seat: 0, step: 0 });
    count(match, 2);
    expect(match.askable).toEqual({ seat: 2, step: 2 });
  });

  test('not over chance, a look, or what may be done at any time', () => {
    for (const move of [{ kind: 'roll' }, { kind: 'peek', target: 1 }] satisfies Move[]) {
      const match = open();
      count(match, 0);
      act(match, 0, move);
      // A look that the gallery did not notice was the asker's own.
      expect(match.askable, move.kind).toBeNull();
    }
  });

  test('not what a bot or the clock did', () => {
    const match = open();
    act(match, 0, { kind: 'count' }, 'bot');
    expect(match.askable).toBeNull();
    count(match, 1);
    match.submit({ type: 'lapse', seat: 1, late: true });
    expect(match.askable).toBeNull();
  });

  test('not in a game that does not offer it', () => {
    const match = Match.open(spy, 3, {}, stretchSeed('back'));
    count(match, 0);
    expect(match.askable).toBeNull();
    expect(back(match, 0, 0)).toMatchObject({ ok: false, refusal: { reason: 'nothingToUndo' } });
  });
});

describe('a step taken back by consent', () => {
  test('is gone, and what others did in secret since stays', () => {
    const match = open();
    const without = open();
    set(without, 1);
    count(match, 0);
    set(match, 1);
    expect(back(match, 0, 0).ok).toBe(true);
    expect(sights(match)).toEqual(sights(without));
    expect(match.record().entries.at(-1)).toEqual({ back: 0 });
    expect(match.askable).toBeNull();
  });

  test('is told to those who were told of it, and its events no longer hold', () => {
    const match = open();
    count(match, 0);
    const told = match.askableTold(1);
    back(match, 0, 0);
    const heard = match.perspective(1).told;
    expect(heard.at(-1)).toEqual({ type: 'house.takenBack', seat: 0, ...told });
    expect(settled(heard).some(({ type }) => type === 'counted')).toBe(false);
  });

  test('is only the one that was asked for, and only its own seat’s', () => {
    const match = open();
    count(match, 0);
    count(match, 0);
    for (const [seat, step] of [
      [0, 0],
      [1, 1],
    ])
      expect(back(match, seat, step)).toMatchObject({ ok: false, refusal: { reason: 'nothingToUndo' } });
    expect(back(match, 0, 1).ok).toBe(true);
    expect(match.length).toBe(3);
  });

  test('nothing from before it can be asked for, or undone, afterwards', () => {
    const match = open();
    count(match, 1);
    count(match, 0);
    back(match, 0, 1);
    expect(match.askable).toBeNull();
    expect([0, 1, 2].map((seat) => match.perspective(seat).mayUndo)).toEqual([false, false, false]);
  });

  test('an undo that everybody was told of ends it too', () => {
    const match = open();
    count(match, 1);
    count(match, 0);
    match.submit({ type: 'undo', seat: 0, decision: match.decision(0) });
    expect(match.askable).toBeNull();
  });

  test('survives the store, before and after, and is replayed from the record', () => {
    const match = open();
    count(match, 0);
    set(match, 1);
    const copy = copyOf(match);
    expect(copy.askable).toEqual({ seat: 0, step: 0 });
    expect(back(copy, 0, 0).ok).toBe(true);
    expect(back(match, 0, 0).ok).toBe(true);
    expect(copy.hash()).toBe(match.hash());
    act(match, 2, { kind: 'stop' });
    const record = parseRecord(JSON.parse(JSON.stringify(match.record())));
    expect(record && Match.replay(game, record).hash()).toBe(match.hash());
  });

  test('a record that takes back what may stay is refused', () => {
    const match = open();
    act(match, 0, { kind: 'roll' });
    const record = match.record();
    const wrong = { ...record, entries: [...record.entries, { back: 0 }] };
    expect(() => Match.replay(game, wrong)).toThrow('nothing to take back');
  });
});
