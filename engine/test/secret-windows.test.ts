import { describe, expect, test } from 'vitest';
import { Match } from '../match/index.ts';
import { ReplayError } from '../match/replay-error.ts';
import { stretchSeed } from '../rng.ts';
import { type Card, type Interrupt, interrupt } from '../testing/probes/interrupt.ts';
import { stateOf } from '../testing/walk.ts';

const handOf = (match: Match<Interrupt>, seat: number) => stateOf(match).players[seat].hand;

/** Two at a table, with these hands, and the die rolled. */
function rolled(first: readonly Card[], second: readonly Card[], before?: (match: Match<Interrupt>) => void) {
  for (let seed = 0; ; seed++) {
    const match = Match.open(interrupt, 2, {}, stretchSeed(`hands ${seed}`));
    if (`${handOf(match, 0)}` !== `${first}` || `${handOf(match, 1)}` !== `${second}`) continue;
    before?.(match);
    match.submit({ type: 'move', seat: 0, move: { kind: 'roll' }, decision: match.decision(0) });
    return match;
  }
}

const act = (match: Match<Interrupt>, seat: number, move: unknown) =>
  match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
const close = (match: Match<Interrupt>) => match.submit({ type: 'close', id: match.window()?.id ?? -1 });
const typesTold = (match: Match<Interrupt>, watcher: number | 'gallery') =>
  match.perspective(watcher).told.map(({ type }) => type);

const BLANKS: readonly Card[] = ['blank', 'blank'];
const TRICKS: readonly Card[] = ['plus', 'reroll'];

describe('a secret window', () => {
  test('asks the same seats whoever has a choice, and says so in public', () => {
    for (const hand of [BLANKS, TRICKS]) {
      const match = rolled(BLANKS, hand);
      expect(match.window()).toEqual({ id: 0, kind: 'secret', asked: [0, 1], passed: [] });
      expect(match.perspective('gallery').waiting).toEqual([0, 1]);
    }
  });

  test('stays open when all have answered: nobody is asked any more, and answers may still be withdrawn', () => {
    const match = rolled(BLANKS, TRICKS);
    expect([0, 1].map((seat) => match.perspective(seat).asked)).toEqual([true, true]);
    act(match, 1, { kind: 'answer', card: 'plus' });
    expect([0, 1].map((seat) => match.perspective(seat).asked)).toEqual([true, false]);
    act(match, 0, { kind: 'answer', card: 'pass' });
    expect(match.toAct()).toEqual([]);
    expect(match.window()?.id).toBe(0);
    act(match, 1, { kind: 'withdraw' });
    expect(match.perspective(1).asked).toBe(true);
  });

  test('an answer is noticed by nobody else', () => {
    const match = rolled(BLANKS, TRICKS);
    const seen = () => JSON.stringify([match.perspective(0), match.perspective('gallery'), match.window()]);
    const before = seen();
    act(match, 1, { kind: 'answer', card: 'plus' });
    expect(seen()).toBe(before);
  });

  test('is closed by an entry of the log; who gave no answer has passed', () => {
    const match = rolled(BLANKS, TRICKS);
    const { die } = match.perspective('gallery').view;
    act(match, 1, { kind: 'answer', card: 'plus' });
    expect(close(match).ok).toBe(true);
    expect(match.record().entries.at(-1)).toEqual({ close: 0 });
    expect(match.perspective(0).told.slice(-2)).toEqual([
      { type: 'played', seat: 1, card: 'plus', die: die + 1 },
      { type: 'scored', seat: 0, die: die + 1 },
    ]);
    expect(match.toAct()).toEqual([1]);
  });

  test('tells everybody that it closed, even if nothing came of it', () => {
    const match = rolled(BLANKS, TRICKS);
    close(match);
    for (const watcher of [0, 1, 'gallery'] as const) expect(typesTold(match, watcher).at(-1)).toBe('scored');
  });

  test('an answer is made again or withdrawn, not taken back; nothing of that once it has closed', () => {
    const match = rolled(BLANKS, TRICKS);
    act(match, 1, { kind: 'answer', card: 'plus' });
    act(match, 1, { kind: 'answer', card: 'reroll' });
    expect(match.perspective(1)).toMatchObject({ mayUndo: false, asked: false });
    expect(stateOf(match).window.answers[1]).toBe('reroll');
    close(match);
    for (const move of [{ kind: 'withdraw' }, { kind: 'answer', card: 'plus' }])
      expect(act(match, 1, move).ok).toBe(false);
  });

  test('cannot be closed twice, nor when it is not open', () => {
    const match = rolled(BLANKS, TRICKS);
    const stale = { ok: false, refusal: { rule: 'house', reason: 'stale' } };
    expect(match.submit({ type: 'close', id: 7 })).toEqual(stale);
    close(match);
    expect(match.submit({ type: 'close', id: 0 })).toEqual(stale);
  });

  test('no clock answers for who has answered', () => {
    const match = rolled(BLANKS, TRICKS);
    act(match, 1, { kind: 'answer', card: 'plus' });
    expect(match.submit({ type: 'lapse', seat: 1 }).ok).toBe(false);
    expect(match.submit({ type: 'lapse', seat: 0 }).ok).toBe(true);
  });

  test('replays and restores to the same bytes', () => {
    const match = rolled(BLANKS, TRICKS, (fresh) => act(fresh, 1, { kind: 'order', order: 'rerollLow' }));
    close(match);
    const stored = JSON.parse(JSON.stringify([match.snapshot(), match.openingTold, match.logged()]));
    const again = [
      Match.replay(interrupt, match.record()),
      Match.restore(interrupt, stored[0], stored[1], stored[2]),
    ];
    for (const copy of again) {
      for (const watcher of [0, 1, 'gallery'] as const)
        expect(copy.perspective(watcher)).toEqual(match.perspective(watcher));
    }
  });

  test('a record that closes what is not open does not replay', () => {
    const match = rolled(BLANKS, TRICKS);
    const record = { ...match.record(), entries: [{ close: 0 }], end: null };
    expect(() => Match.replay(interrupt, record)).toThrow(ReplayError);
  });
});

describe('a standing order', () => {
  const rolledWith = (order: string) =>
    rolled(BLANKS, TRICKS, (fresh) => act(fresh, 1, { kind: 'order', order }));

  test('answers in the change that opens the window, as a step of its seat', () => {
    const match = rolledWith('pass');
    expect(match.record().entries.slice(-2)).toEqual([
      { seat: 0, move: { kind: 'roll' }, by: 'player' },
      { seat: 1, move: { kind: 'answer', card: 'pass' }, by: 'order' },
    ]);
    expect(match.perspective(1).asked).toBe(false);
    expect(match.window()?.asked).toEqual([0, 1]);
  });

  test('follows the die', () => {
    const match = rolledWith('rerollLow');
    const low = match.perspective('gallery').view.die <= 2;
    expect(stateOf(match).window.answers[1]).toBe(low ? 'reroll' : 'pass');
  });

  test('is noticed by nobody else, neither when it is given nor when it answers', () => {
    const plain = rolledWith('none');
    const ordered = rolledWith('pass');
    for (const watcher of [0, 'gallery'] as const) {
      expect(ordered.perspective(watcher)).toEqual(plain.perspective(watcher));
    }
  });

  test('is withdrawn like any answer, and answers no second time', () => {
    const match = rolledWith('pass');
    act(match, 1, { kind: 'withdraw' });
    expect(match.perspective(1).asked).toBe(true);
    act(match, 1, { kind: 'answer', card: 'plus' });
    expect(stateOf(match).window.answers[1]).toBe('plus');
  });
});

describe('a public pass', () => {
  test('is told to all, and its seat is waited for no longer', () => {
    const match = rolled(BLANKS, TRICKS);
    act(match, 1, { kind: 'decline', for: 'roll' });
    expect(match.perspective('gallery').told.at(-1)).toEqual({ type: 'declined', seat: 1, for: 'roll' });
    expect(match.window()).toMatchObject({ asked: [0, 1], passed: [1] });
    expect(match.perspective(1).asked).toBe(false);
  });

  test('before the roll: its seat is not asked at all; nobody asked, no window', () => {
    const passing = rolled(BLANKS, TRICKS, (fresh) => act(fresh, 1, { kind: 'decline', for: 'roll' }));
    expect(passing.window()?.asked).toEqual([0]);
    const both = rolled(BLANKS, TRICKS, (fresh) => {
      act(fresh, 0, { kind: 'decline', for: 'roll' });
      act(fresh, 1, { kind: 'decline', for: 'game' });
    });
    expect(both.window()).toBeNull();
    expect(both.toAct()).toEqual([1]);
  });
});
