import { expect, test } from 'vitest';
import type { AnyMatch } from '../match/index.ts';
import { Match } from '../match/index.ts';
import { stretchSeed } from '../rng.ts';
import { cloister } from '../testing/toy.ts';
import { stateOf } from '../testing/walk.ts';

interface Cloister {
  readonly hands: readonly number[];
  readonly window: { readonly asked: readonly number[]; readonly answers: readonly unknown[] } | null;
}

const ALL = [0, 1, 2];
const look = (match: AnyMatch) => stateOf(match) as Cloister;
const mayObject = (match: AnyMatch, seat: number) => look(match).hands[seat] % 2 === 0;

/** A deal in which the first seat asks and, of the two others, so many may object. */
function asking(objectors: number, hours: 'at once' | 'on call'): AnyMatch {
  for (let deal = 0; ; deal++) {
    const match: AnyMatch = Match.open(cloister(null), 3, {}, stretchSeed(`butler ${deal}`), hours);
    if ([1, 2].filter((seat) => mayObject(match, seat)).length !== objectors) continue;
    match.submit({ type: 'move', seat: 0, move: { kind: 'ask' }, decision: 0 });
    return match;
  }
}

test('at once: a window in which nobody has a choice is closed in the same change', () => {
  expect(look(asking(0, 'at once')).window).toBeNull();
});

test('on call: the window stays open, whoever has a choice, until the butler is called', () => {
  for (const objectors of [0, 1, 2]) {
    const match = asking(objectors, 'on call');
    expect(look(match).window?.answers).toEqual([null, null]);
    expect(match.needsButler(ALL)).toBe(objectors < 2);
  }
});

test('called, the butler answers for those who need not be asked, and for the named seats only', () => {
  const match = asking(0, 'on call');
  expect(match.submit({ type: 'serve', seats: [2] }).ok).toBe(true);
  expect(look(match).window?.answers).toEqual([null, 'pass']);
  expect(match.submit({ type: 'serve', seats: [2] })).toEqual({
    ok: false,
    refusal: { rule: 'house', reason: 'notAsked' },
  });
  expect(match.submit({ type: 'serve', seats: ALL }).ok).toBe(true);
  expect(look(match).window).toBeNull();
  expect(match.record().entries.map((entry) => 'by' in entry && entry.by)).toEqual([
    'player',
    'called',
    'called',
  ]);
});

test('a seat that has a choice is never answered for', () => {
  const match = asking(2, 'on call');
  expect(match.submit({ type: 'serve', seats: ALL }).ok).toBe(false);
});

test('a served match replays and restores to the same bytes', () => {
  const match = asking(0, 'on call');
  match.submit({ type: 'serve', seats: [1] });
  match.submit({ type: 'serve', seats: [2] });
  const replayed: AnyMatch = Match.replay(cloister(null), match.record(), undefined, 'on call');
  const stored = JSON.parse(JSON.stringify([match.snapshot(), match.openingTold, match.logged()]));
  const restored: AnyMatch = Match.restore(cloister(null), stored[0], stored[1], stored[2], 'on call');
  for (const watcher of [...ALL, 'gallery'] as const) {
    expect(replayed.perspective(watcher)).toEqual(match.perspective(watcher));
    expect(restored.perspective(watcher)).toEqual(match.perspective(watcher));
  }
});
