import { expect, test } from 'vitest';
import { Match } from '../match/index.ts';
import { stretchSeed } from '../rng.ts';
import { exampleGame, exampleSpec } from '../testing/example-game.ts';
import { conformanceTest } from '../testing/vitest.ts';

/** Every member of `Game`: the compiler refuses a name that is missing here or is none. */
const FIELDS: Readonly<Record<keyof typeof exampleGame, true>> = {
  id: true,
  seats: true,
  options: true,
  anytime: true,
  composed: true,
  lasting: true,
  unnoticed: true,
  takesBack: true,
  optionsRefusal: true,
  setup: true,
  toAct: true,
  waiting: true,
  parse: true,
  moves: true,
  refusal: true,
  pick: true,
  play: true,
  lapse: true,
  windows: true,
  publicView: true,
  ownView: true,
  view: true,
  outcome: true,
  clone: true,
  records: true,
};

/** A match in which seat 0 named a number and seat 1 passed. */
function afterTwoMoves() {
  const match = Match.open(exampleGame, 2, { numbers: 2 }, stretchSeed('example'));
  const submit = (seat: number, move: unknown) =>
    match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
  expect(submit(0, { kind: 'name', number: 1 })).toMatchObject({ ok: true });
  expect(submit(1, { kind: 'pass' })).toMatchObject({ ok: true });
  return match;
}

test('the example has every member of a game', () => {
  expect(Object.keys(exampleGame).sort()).toEqual(Object.keys(FIELDS).sort());
});

test('a match of the example: two moves, and its secret window closes', () => {
  const match = afterTwoMoves();
  expect(match.perspective(0).view.players).toMatchObject([{ honest: false }, null]);
  expect(match.perspective(1).told.at(-1)).toEqual({ type: 'answered', confesses: false });
  expect(match.perspective(0).told.at(-1)).toEqual({ type: 'named', seat: 0, number: 1 });
  expect(match.submit({ type: 'close', id: 0 })).toMatchObject({ ok: true });
  expect(match.perspective('gallery')).toMatchObject({ waiting: [1], view: { turn: 1, points: [0, 0] } });
});

test('options that do not go together are refused', () => {
  expect(() => Match.open(exampleGame, 4, { numbers: 2 }, stretchSeed(1))).toThrow('tooFewNumbers');
});

test('a record and a running match of its first version go on', () => {
  const match = afterTwoMoves();
  const replayed = Match.replay(exampleGame, { ...match.record(), version: 1 });
  expect(replayed.hash()).toBe(match.hash());
  const { root, ...snapshot } = match.snapshot();
  const { honest: _honest, ...state } = root.state;
  const older = { ...snapshot, version: 1, root: { ...root, state } } as ReturnType<typeof match.snapshot>;
  expect(Match.restore(exampleGame, older, match.openingTold, match.logged()).hash()).toBe(match.hash());
});

conformanceTest('Confess', exampleSpec, 12, 12);
