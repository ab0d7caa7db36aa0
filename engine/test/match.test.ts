import { describe, expect, test } from 'vitest';
import { type Watcher, watcherAt, watcherIndex } from '../game.ts';
import { canonical } from '../json.ts';
import { Match, type Request } from '../match/index.ts';
import { stretchSeed } from '../rng.ts';
import { sha256 } from '../sha256.ts';
import { bids } from '../testing/probes/bids.ts';
import { shout } from '../testing/probes/shout.ts';
import { type Move, spy } from './spy.ts';

const SEED = stretchSeed('match');
const WATCHERS: readonly Watcher[] = [0, 1, 2, 'gallery'];
const openSpy = () => Match.open(spy, 3, {}, SEED);
const openBids = (seats = 3) => Match.open(bids, seats, {}, SEED);
type AnySpy = ReturnType<typeof openSpy>;

const everything = (match: { perspective(watcher: Watcher): unknown }) =>
  JSON.stringify(WATCHERS.map((watcher) => match.perspective(watcher)));

function act(match: AnySpy, seat: number, move: Move) {
  return match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
}
/** A number the seat does not have. */
const another = (match: AnySpy, seat: number): Move => match.perspective(seat).moves[0];

describe('watchers', () => {
  test('are the seats, and the gallery last', () => {
    expect([0, 1, 2, 3].map((index) => watcherAt(index, 3))).toEqual([0, 1, 2, 'gallery']);
    expect(([0, 1, 2, 'gallery'] as const).map((watcher) => watcherIndex(watcher, 3))).toEqual([0, 1, 2, 3]);
  });
});

describe('opening', () => {
  test('everybody is told the hash of the seed first, and nobody the seed', () => {
    const match = openSpy();
    for (const watcher of WATCHERS) {
      expect(match.perspective(watcher).told[0]).toEqual({ type: 'house.opened', commitment: sha256(SEED) });
    }
    expect(everything(match)).not.toContain(SEED);
  });

  test('with seats or options out of bounds is refused', () => {
    expect(() => Match.open(spy, 1, {}, SEED)).toThrow(RangeError);
    expect(() => Match.open(bids, 2, { rounds: 6 }, SEED)).toThrow('optionOutOfRange');
  });

  test('the same seed gives the same match, another seed another', () => {
    expect(everything(openSpy())).toBe(everything(openSpy()));
    const hashes = [1, 2, 3, 4].map((seed) => Match.open(spy, 4, {}, stretchSeed(seed)).hash());
    expect(new Set(hashes).size).toBeGreaterThan(1);
  });
});

describe('a perspective', () => {
  test('is all a watcher may know: view, moves, waiting, what it was told', () => {
    const match = openSpy();
    const { numbers } = match.perspective(1).view;
    expect(numbers.map((number) => number === null)).toEqual([true, false, true]);
    expect(match.perspective('gallery').view.numbers).toEqual([null, null, null]);
    expect(match.perspective(1)).toMatchObject({
      watcher: 1,
      waiting: 'someone',
      decision: 0,
      mayUndo: false,
      outcome: null,
    });
  });

  test('of the gallery has no moves and no undo', () => {
    const match = openSpy();
    act(match, 0, { kind: 'count' });
    expect(match.perspective('gallery')).toMatchObject({ moves: [], mayUndo: false });
  });

  test('from a cursor on holds what was told since', () => {
    const match = openSpy();
    const cursors = WATCHERS.map((watcher) => match.cursor(watcher));
    expect(cursors).toEqual([1, 1, 1, 1]);
    act(match, 1, another(match, 1));
    act(match, 0, { kind: 'count' });
    expect(WATCHERS.map((watcher) => match.cursor(watcher))).toEqual([2, 3, 2, 2]);
    const told = (watcher: Watcher) => match.perspective(watcher, 1).told.map(({ type }) => type);
    expect(told(0)).toEqual(['counted']);
    expect(told(1)).toEqual(['set', 'counted']);
    expect(match.perspective(1, 3).told).toEqual([]);
  });
});

test('news is what a watcher does not know yet', () => {
  const match = openSpy();
  act(match, 0, { kind: 'count' });
  const known = match.cursor(1);
  act(match, 2, { kind: 'count' });
  const { told } = match.perspective(1);
  expect(match.news(1, known).told).toEqual(told.slice(known));
  expect(match.news(1, known).told).toEqual([{ type: 'counted', seat: 2, count: 2 }]);
  expect(match.news(1, match.cursor(1))).toEqual({
    told: [],
    mayUndo: false,
    question: 'turn 1',
    outcome: null,
  });
});

describe('views', () => {
  test('the public part is made once for all who watch, and they share it', () => {
    let made = 0;
    const counting: typeof bids = {
      ...bids,
      publicView(state, open) {
        made++;
        return bids.publicView(state, open);
      },
    };
    const match = Match.open(counting, 3, {}, SEED);
    expect(made).toBe(1);
    const before = match.perspective(0).view;
    expect(match.perspective(2).view.players[1]).toBe(before.players[1]);
    const [move] = match.perspective(1).moves;
    match.submit({ type: 'move', seat: 1, move, decision: match.decision(1) });
    expect(made).toBe(2);
    expect(match.perspective(0).view).toBe(before);
  });

  test('after a move that nobody else notices only the mover is looked at', () => {
    const looked: unknown[] = [];
    const watched: typeof spy = {
      ...spy,
      unnoticed: ['set', 'count'],
      moves(state, seat) {
        looked.push(seat);
        return spy.moves(state, seat);
      },
      refusal: () => null,
    };
    const match = Match.open(watched, 3, {}, SEED);
    looked.length = 0;
    const { number } = another(match, 1) as Extract<Move, { number: number }>;
    expect(act(match, 1, { kind: 'set', number })).toMatchObject({ ok: true });
    expect(looked).toEqual([1]);
    expect(match.perspective(1).view.numbers[1]).toBe(number);
  });

  test('whatever is told to others is looked at for all, also where the game says that nobody notices', () => {
    const match = Match.open({ ...spy, unnoticed: ['count'] }, 3, {}, SEED);
    act(match, 1, { kind: 'count' });
    expect(WATCHERS.map((watcher) => match.decision(watcher))).toEqual([1, 1, 1, 1]);
  });
});

describe('a decision', () => {
  test('of a watcher rises when its own view, moves or waiting change, and at no other time', () => {
    const match = openSpy();
    act(match, 1, another(match, 1));
    expect(WATCHERS.map((watcher) => match.decision(watcher))).toEqual([0, 1, 0, 0]);
    act(match, 0, { kind: 'roll' });
    expect(WATCHERS.map((watcher) => match.decision(watcher))).toEqual([0, 1, 0, 0]);
    act(match, 2, { kind: 'count' });
    expect(WATCHERS.map((watcher) => match.decision(watcher))).toEqual([1, 2, 1, 1]);
  });

  test('rises also where a view shares its parts with the state', () => {
    const sharing: typeof spy = { ...spy, publicView: (state) => state, ownView: (state) => state };
    const match = Match.open(sharing, 3, {}, stretchSeed('sharing'));
    act(match, 1, { kind: 'peek', target: 0 });
    expect(match.decision(2)).toBe(1);
    const before = match.situation(2);
    act(match, 1, { kind: 'peek', target: 2 });
    expect(match.decision(2)).toBe(2);
    expect(match.situation(2)).not.toBe(before);
  });

  test('that is not the seat’s present one makes a step stale', () => {
    const match = openSpy();
    const stale = match.decision(0);
    act(match, 1, { kind: 'count' });
    for (const decision of [stale, 99, -1, Number.NaN]) {
      const result = match.submit({ type: 'move', seat: 0, move: { kind: 'count' }, decision });
      expect(result).toEqual({ ok: false, refusal: { rule: 'house', reason: 'stale' } });
    }
    expect(match.length).toBe(1);
  });

  test('a move is answered in advance as it would be when made, and nothing comes of asking', () => {
    const match = openSpy();
    act(match, 1, { kind: 'count' });
    const before = canonical([match.perspective(0), match.perspective(1), match.length]);
    const moves = [{ kind: 'count' }, { kind: 'peek', target: 1 }, { kind: 'win' }, null, another(match, 0)];
    for (const move of moves) {
      for (const decision of [match.decision(0), 99]) {
        const done = match.fork().submit({ type: 'move', seat: 0, move, decision });
        expect(match.refusal(0, move, decision)).toEqual(done.ok ? null : done.refusal);
      }
    }
    expect(canonical([match.perspective(0), match.perspective(1), match.length])).toBe(before);
  });

  test('does not matter to kinds that are allowed at any time', () => {
    const match = openSpy();
    const number = match.perspective(0).view.numbers[0] === 0 ? 1 : 0;
    act(match, 1, { kind: 'count' });
    const move: Move = { kind: 'tune', number };
    expect(match.submit({ type: 'move', seat: 0, move, decision: 99 }).ok).toBe(true);
  });

  test('of others is untouched by secret steps: simultaneous steps never invalidate each other', () => {
    const match = openBids();
    const decisions = [0, 1, 2].map((seat) => match.decision(seat));
    for (const seat of [2, 0, 1]) {
      const request: Request = { type: 'move', seat, move: { kind: 'add' }, decision: decisions[seat] };
      expect(match.submit(request).ok).toBe(true);
    }
    expect(match.decision('gallery')).toBe(0);
  });
});

describe('what is refused', () => {
  const refusal = (match: AnySpy, request: Request) => {
    const before = everything(match);
    const result = match.submit(request);
    expect(everything(match)).toBe(before);
    return result.ok ? null : result.refusal;
  };

  test.each([
    null,
    7,
    'count',
    [],
    {},
    { kind: 'nonsense' },
    { kind: 'count', more: 1 },
    { kind: 'set', number: 9 },
  ])('%j is not a move of this game', (move) => {
    expect(refusal(openSpy(), { type: 'move', seat: 0, move, decision: 0 })?.reason).toBe('malformed');
  });

  test.each([-1, 3, 1.5, Number.NaN])('seat %s does not exist', (seat) => {
    const match = openSpy();
    const requests: Request[] = [
      { type: 'move', seat, move: { kind: 'count' }, decision: 0 },
      { type: 'undo', seat, decision: 0 },
      { type: 'lapse', seat },
      { type: 'sit', seat, bot: 'easy' },
    ];
    for (const request of requests) expect(refusal(match, request)?.reason).toBe('noSuchSeat');
  });

  test('a move the rules do not allow comes back with their refusal', () => {
    const match = openSpy();
    const number = match.perspective(0).view.numbers[0];
    expect(refusal(match, { type: 'move', seat: 0, move: { kind: 'set', number }, decision: 0 })).toEqual({
      rule: 'SP-1',
      reason: 'notNow',
    });
  });

  test('everything, once the match is over', () => {
    const match = openSpy();
    act(match, 1, { kind: 'stop' });
    const requests: Request[] = [
      { type: 'move', seat: 0, move: { kind: 'count' }, decision: match.decision(0) },
      { type: 'undo', seat: 1, decision: match.decision(1) },
      { type: 'lapse', seat: 0 },
      { type: 'sit', seat: 0, bot: 'easy' },
      { type: 'end', how: 'abandoned' },
    ];
    for (const request of requests)
      expect(refusal(match, request)).toEqual({ rule: 'house', reason: 'over' });
  });
});

describe('propose and accept', () => {
  test('a proposal changes nothing until it is accepted', () => {
    const match = openSpy();
    const before = everything(match);
    const proposal = match.propose({ type: 'move', seat: 0, move: { kind: 'count' }, decision: 0 });
    expect(everything(match)).toBe(before);
    expect(match.length).toBe(0);
    if (!proposal.ok) throw new Error('refused');
    expect(proposal.change.logged).toEqual([
      {
        entry: { seat: 0, move: { kind: 'count' }, by: 'player' },
        told: [{ full: { type: 'counted', seat: 0, count: 1 }, only: null, rest: null }],
      },
    ]);
    match.accept(proposal.change);
    expect(match.perspective(1).view.count).toBe(1);
    expect(match.length).toBe(1);
  });

  test('an accepted change makes the others obsolete', () => {
    const match = openSpy();
    const one = match.propose({ type: 'move', seat: 0, move: { kind: 'count' }, decision: 0 });
    const two = match.propose({ type: 'move', seat: 1, move: { kind: 'count' }, decision: 0 });
    if (!one.ok || !two.ok) throw new Error('refused');
    match.accept(two.change);
    const before = everything(match);
    expect(() => match.accept(one.change)).toThrow('moved on');
    expect(() => match.accept(two.change)).toThrow('moved on');
    expect(everything(match)).toBe(before);
    expect(match.length).toBe(1);
  });

  test('a proposal draws no chance that counts: the same step proposed twice rolls the same', () => {
    const match = openSpy();
    const roll: Request = { type: 'move', seat: 0, move: { kind: 'roll' }, decision: 0 };
    const rolls = [match.propose(roll), match.propose(roll), match.submit(roll)];
    const told = rolls.map((proposal) => (proposal.ok ? JSON.stringify(proposal.change.logged) : 'refused'));
    expect(new Set(told).size).toBe(1);
    const next = act(match, 0, { kind: 'roll' });
    const dice = match.perspective('gallery').told.slice(1);
    expect(next.ok).toBe(true);
    expect(dice).toHaveLength(2);
  });

  test('bots are written down as such', () => {
    const match = openSpy();
    match.submit({ type: 'move', seat: 0, move: { kind: 'count' }, decision: 0, by: 'bot' });
    expect(match.record().entries).toEqual([{ seat: 0, move: { kind: 'count' }, by: 'bot' }]);
  });

  test('a preview tells the server what a change would make of the match', () => {
    const match = openSpy();
    const preview = (move: Move) => {
      const proposal = match.propose({ type: 'move', seat: 0, move, decision: match.decision(0) });
      if (!proposal.ok) throw new Error('refused');
      return match.preview(proposal.change);
    };
    expect(preview(another(match, 0))).toMatchObject({
      galleryNotices: false,
      outcome: null,
      toAct: [0, 1, 2],
    });
    expect(preview({ kind: 'count' })).toMatchObject({ galleryNotices: true, waiting: 'someone' });
    expect(preview({ kind: 'roll' })).toMatchObject({ galleryNotices: true });
    expect(preview({ kind: 'stop' })).toMatchObject({
      toAct: [],
      window: null,
      waiting: [],
      outcome: { how: 'stopped' },
    });
  });
});

describe('a fault in the rules', () => {
  const faulty = {
    ...spy,
    play(...args: Parameters<typeof spy.play>) {
      spy.play(...args);
      if (args[2].kind === 'roll') throw new Error('a fault');
    },
  };

  test('leaves the old state, the log and chance as they were', () => {
    const match = Match.open(faulty, 3, {}, SEED);
    const sound = openSpy();
    match.submit({ type: 'move', seat: 0, move: { kind: 'count' }, decision: 0 });
    act(sound, 0, { kind: 'count' });
    expect(() => match.submit({ type: 'move', seat: 1, move: { kind: 'roll' }, decision: 1 })).toThrow(
      'a fault',
    );
    expect(everything(match)).toBe(everything(sound));
    expect(match.snapshot()).toEqual(sound.snapshot());
    expect(match.submit({ type: 'move', seat: 1, move: { kind: 'count' }, decision: 1 }).ok).toBe(true);
  });
});

describe('a lapse', () => {
  test('makes the game’s own move for a seat that is asked, by the clock', () => {
    const match = openBids(2);
    expect(match.submit({ type: 'lapse', seat: 0 }).ok).toBe(true);
    expect(match.record().entries).toEqual([{ seat: 0, move: { kind: 'pass' }, by: 'clock' }]);
    expect(match.perspective(0)).toMatchObject({ mayUndo: false });
  });

  test('is refused for a seat that is not asked', () => {
    const match = openBids(2);
    match.submit({ type: 'lapse', seat: 0 });
    const result = match.submit({ type: 'lapse', seat: 0 });
    expect(result).toEqual({ ok: false, refusal: { rule: 'house', reason: 'notAsked' } });
  });
});

describe('a bot in a chair', () => {
  test('is public, and changes nobody’s decision or undo', () => {
    const match = openSpy();
    act(match, 0, another(match, 0));
    expect(match.sitting(1)).toBeNull();
    match.submit({ type: 'sit', seat: 1, bot: 'fair' });
    expect(match.sitting(1)).toBe('fair');
    for (const watcher of WATCHERS) {
      expect(match.perspective(watcher).told.at(-1)).toEqual({ type: 'house.sat', seat: 1, bot: 'fair' });
    }
    expect(WATCHERS.map((watcher) => match.decision(watcher))).toEqual([1, 0, 0, 0]);
    expect(match.perspective(0).mayUndo).toBe(true);
    match.submit({ type: 'sit', seat: 1, bot: null });
    expect(match.sitting(1)).toBeNull();
  });
});

describe('the end', () => {
  test('by the rules: everything is laid open, and the seed told, which fits what was told first', () => {
    const match = openSpy();
    act(match, 2, { kind: 'stop' });
    for (const watcher of WATCHERS) {
      const { told, view, moves, waiting, outcome, mayUndo } = match.perspective(watcher);
      expect(told.slice(-2)).toEqual([
        { type: 'stopped', seat: 2 },
        { type: 'house.closed', how: 'stopped', seed: SEED },
      ]);
      expect(view.numbers).not.toContain(null);
      expect({ moves, waiting, outcome, mayUndo }).toEqual({
        moves: [],
        waiting: [],
        outcome: { places: [[2]], how: 'stopped' },
        mayUndo: false,
      });
    }
    expect(match.toAct()).toEqual([]);
  });

  test.each(['abandoned', 'agreed'] as const)('%s: no winner, everything laid open, the seed told', (how) => {
    const match = openBids(2);
    match.submit({ type: 'move', seat: 0, move: { kind: 'add' }, decision: 0 });
    expect(match.perspective(1).view.players[0].draft).toBeNull();
    expect(match.submit({ type: 'end', how }).ok).toBe(true);
    expect(match.outcome).toEqual({ places: [], how });
    for (const watcher of [0, 1, 'gallery'] as const) {
      const { told, view, moves, mayUndo } = match.perspective(watcher);
      expect(told.at(-1)).toEqual({ type: 'house.closed', how, seed: SEED });
      expect(view.players.map(({ draft }) => draft)).toEqual([1, 0]);
      expect(view.lots).toHaveLength(5);
      expect({ moves, mayUndo }).toEqual({ moves: [], mayUndo: false });
    }
    expect(match.window()).toBeNull();
    expect(match.record().end).toEqual({ how, hash: match.hash() });
  });
});

describe('claims out of turn', () => {
  test('are resolved in order of arrival: the second of two equal ones is too late', () => {
    for (let seed = 0; ; seed++) {
      const match = Match.open(shout, 3, {}, stretchSeed(`race ${seed}`));
      match.submit({ type: 'lapse', seat: 0 });
      const top = match.perspective(0).view.rows[0][0];
      const holds = [0, 1, 2].map((seat) => match.perspective(seat).view.players[seat].card === 7 - top);
      if (!holds[1] || !holds[2]) continue;
      const move = { kind: 'shout', row: 0, at: 1 };
      const decisions = [1, 2].map((seat) => match.decision(seat));
      expect(match.submit({ type: 'move', seat: 2, move, decision: decisions[1] }).ok).toBe(true);
      const late = match.submit({ type: 'move', seat: 1, move, decision: decisions[0] });
      expect(late).toEqual({ ok: false, refusal: { rule: 'SH-4', reason: 'late' } });
      expect(match.perspective('gallery').view.players.map(({ points }) => points)).toEqual([0, 0, 1]);
      return;
    }
  });
});

test('a fork goes its own way', () => {
  const match = openSpy();
  act(match, 0, another(match, 0));
  const fork = match.fork();
  expect(everything(fork)).toBe(everything(match));
  const before = everything(match);
  expect(fork.submit({ type: 'undo', seat: 0, decision: fork.decision(0) }).ok).toBe(true);
  act(fork, 1, { kind: 'roll' });
  expect(everything(match)).toBe(before);
  expect(match.length).toBe(1);
  const alone = openSpy();
  act(alone, 1, { kind: 'roll' });
  expect(fork.hash()).toBe(alone.hash());
});
