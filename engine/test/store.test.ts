import { describe, expect, test } from 'vitest';
import { type AnyGame, type GameTypes, watcherAt } from '../game.ts';
import { type AnyMatch, Match, ReplayError, type Snapshot, withoutUndone } from '../match/index.ts';
import { ChaCha8, stretchSeed } from '../rng.ts';
import { bids, type State } from '../testing/probes/bids.ts';
import { type Canary, type State as CanaryState, canary } from '../testing/probes/canary.ts';
import { probes } from '../testing/probes/index.ts';
import { nextRequest } from '../testing/walk.ts';
import { silentPeek } from './spy.ts';

const SEED = stretchSeed('store');

const perspectives = (match: AnyMatch) =>
  JSON.stringify(
    Array.from({ length: match.seats + 1 }, (_none, index) =>
      match.perspective(watcherAt(index, match.seats)),
    ),
  );

/** What a store gives back: everything through JSON. */
const stored = (
  match: AnyMatch,
  snapshot: Snapshot<unknown> = match.snapshot(),
): Parameters<typeof Match.restore<GameTypes>> =>
  JSON.parse(JSON.stringify([null, snapshot, match.openingTold, match.logged()]));

function restored(game: AnyGame, match: AnyMatch, snapshot?: Snapshot<unknown>): AnyMatch {
  const [, read, openingTold, log] = stored(match, snapshot);
  return Match.restore(game, read, openingTold, log);
}

function walk(game: AnyGame, seed: string, each: (match: AnyMatch) => void): AnyMatch {
  const rng = new ChaCha8(stretchSeed(`walk ${seed}`));
  const match = Match.open(game, game.seats.max, {}, stretchSeed(seed));
  each(match);
  while (match.outcome === null) {
    const request = nextRequest(match, rng);
    if (!request) throw new Error('stuck');
    match.submit(request);
    each(match);
  }
  return match;
}

describe.each(probes.map(({ game }) => [game.id, game] as const))('a stored match of %s', (_id, game) => {
  test('comes back at every moment with byte-equal perspectives, and goes on the same', () => {
    const rng = new ChaCha8(stretchSeed('one step'));
    let moments = 0;
    walk(game, 'every moment', (match) => {
      const back = restored(game, match);
      expect(perspectives(back)).toBe(perspectives(match));
      expect(back.snapshot()).toEqual(match.snapshot());
      const request = match.outcome === null && nextRequest(match, rng);
      if (request) {
        const one = match.propose(request);
        const two = back.propose(request);
        expect(JSON.stringify(two.ok && two.change.logged)).toBe(JSON.stringify(one.ok && one.change.logged));
      }
      moments++;
    });
    expect(moments).toBeGreaterThan(20);
  });

  test('comes back from any older snapshot and the entries since', () => {
    const snapshots: Snapshot<unknown>[] = [];
    const match = walk(game, 'older', (now) => snapshots.push(JSON.parse(JSON.stringify(now.snapshot()))));
    for (const snapshot of snapshots)
      expect(perspectives(restored(game, match, snapshot))).toBe(perspectives(match));
  });
});

describe('what does not fit is found out', () => {
  /** Two steps that can be taken back. */
  const raised = (game = canary) => {
    const match = Match.open(game, 3, {}, SEED);
    for (const place of [0, 1])
      match.submit({ type: 'move', seat: 0, move: { kind: 'raise', place }, decision: match.decision(0) });
    return match;
  };
  const parts = () => {
    const match = raised();
    const [, snapshot, openingTold, log] = stored(match);
    return { snapshot, openingTold, log: [...log] };
  };

  test('events that are told otherwise than they were', () => {
    const { snapshot, openingTold, log } = parts();
    log[1] = { ...log[1], told: [] };
    expect(() => Match.restore(canary as AnyGame, snapshot, openingTold, log)).toThrow(
      'entry 1 tells something else',
    );
  });

  test('a step that is not legal there', () => {
    const { snapshot, openingTold, log } = parts();
    log[0] = { ...log[0], entry: { seat: 0, move: { kind: 'show' }, by: 'player' } };
    expect(() => Match.restore(canary as AnyGame, snapshot, openingTold, log)).toThrow(
      'entry 0 is not legal',
    );
  });

  test('a snapshot that does not go with the log', () => {
    const match = Match.open(bids, 3, {}, SEED);
    for (const seat of [2, 1, 0]) match.submit({ type: 'lapse', seat });
    const [, snapshot, openingTold, log] = stored(match);
    expect(snapshot.root.at).toBe(3);
    expect(() => Match.restore(bids as AnyGame, snapshot, openingTold.slice(1), log)).toThrow(
      'does not go with the log',
    );
    expect(() => Match.restore(bids as AnyGame, snapshot, openingTold, log.slice(0, 2))).toThrow(ReplayError);
  });

  test('a log that is shorter than its snapshot, also by an entry that told nothing', () => {
    const match = Match.open(silentPeek, 2, {}, SEED);
    match.submit({ type: 'move', seat: 0, move: { kind: 'peek', target: 1 }, decision: 0 });
    expect(match.cursor(0)).toBe(1);
    expect(() => Match.restore(silentPeek, match.snapshot(), match.openingTold, [])).toThrow('shorter');
    expect(Match.restore(silentPeek, match.snapshot(), match.openingTold, match.logged()).length).toBe(1);
  });

  test('another game', () => {
    const { snapshot, openingTold, log } = parts();
    expect(() => Match.restore(canary as AnyGame, { ...snapshot, game: 'chess' }, openingTold, log)).toThrow(
      'a match of chess',
    );
  });
});

describe('a newer version of the rules', () => {
  type Old = Omit<State, 'rounds'>;
  const newer = {
    ...bids,
    records: {
      version: 2,
      migrate: (state: unknown, from: number): State => ({ ...(state as Old), rounds: 10 + from }),
    },
  };
  const played = () => {
    const match = Match.open(bids, 2, {}, SEED);
    for (const seat of [0, 1]) match.submit({ type: 'move', seat, move: { kind: 'add' }, decision: 0 });
    return match;
  };

  test('goes on from the present state, never by playing old steps on new rules', () => {
    const match = played();
    const snapshot: Snapshot<State> = JSON.parse(JSON.stringify(match.snapshot()));
    expect(snapshot.root.at).toBe(2);
    const strict = {
      ...newer,
      play: () => {
        throw new Error('an old step was played on new rules');
      },
    };
    const back = Match.restore(strict, snapshot, match.openingTold, match.logged());
    expect(back.perspective(0).view).toMatchObject({ rounds: 11, players: [{ draft: 1 }, { draft: null }] });
    expect(back.perspective(0).told).toEqual(match.perspective(0).told);
    expect(back.decision(0)).toBe(match.decision(0));
    expect(back.length).toBe(2);
  });

  test('plays on, is stored under its own version, and lets nothing old be taken back', () => {
    const next = { ...canary, records: { version: 2, migrate: (state: unknown) => state as CanaryState } };
    const match = Match.open(canary, 3, {}, SEED);
    const raise = (at: Match<Canary>, place: number) =>
      at.submit({ type: 'move', seat: 0, move: { kind: 'raise', place }, decision: at.decision(0) });
    raise(match, 0);
    expect(match.perspective(0).mayUndo).toBe(true);
    const back = Match.restore(next, match.snapshot(), match.openingTold, match.logged());
    expect(back.perspective(0).mayUndo).toBe(false);
    expect(raise(back, 1).ok).toBe(true);
    expect(back.snapshot().version).toBe(2);
    const again = Match.restore(next, back.snapshot(), back.openingTold, back.logged());
    expect(JSON.stringify(again.perspective(1))).toBe(JSON.stringify(back.perspective(1)));
    expect(again.perspective(0).mayUndo).toBe(true);
    again.submit({ type: 'undo', seat: 0, decision: again.decision(0) });
    expect(again.perspective(0)).toMatchObject({ mayUndo: false, view: match.perspective(0).view });
  });

  test('reads what several older ones made part after part, or says which it cannot read', () => {
    const raise = (at: Match<Canary>, place: number) =>
      at.submit({ type: 'move', seat: 0, move: { kind: 'raise', place }, decision: at.decision(0) });
    const renewed = (at: Match<Canary>, game: typeof canary): Match<Canary> =>
      Match.restore(game, at.snapshot(), at.openingTold, at.logged());
    /** Versions 1, 2 and 3 made a step each, and a step was taken back in every part. */
    const crossed = (upgrade: NonNullable<AnyGame['records']['upgrade']>) => {
      const migrate = (state: unknown) => state as CanaryState;
      let match: Match<Canary> = Match.open(canary, 3, {}, SEED);
      for (const version of [1, 2, 3]) {
        if (version > 1) match = renewed(match, { ...canary, records: { version, migrate, upgrade } });
        raise(match, (2 * version) % 4);
        match.submit({ type: 'undo', seat: 0, decision: match.decision(0) });
        raise(match, (2 * version + 1) % 4);
      }
      return match;
    };
    const asked: [version: number, entries: number][] = [];
    const match = crossed((record) => {
      asked.push([record.version, record.entries.length]);
      return { ...record, version: 3, entries: withoutUndone(record.entries) };
    });
    expect(match.older).toEqual([
      { version: 1, until: 3 },
      { version: 2, until: 6 },
    ]);
    const record = match.record();
    expect(asked).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(record).toMatchObject({ version: 3, entries: { length: 5 } });
    expect(match.record()).toEqual(record);
    expect(asked).toHaveLength(2);
    expect(Match.replay(match.game, record).hash()).toBe(match.hash());
    const half = crossed((old) => (old.version === 1 ? { ...old, version: 3 } : null));
    expect(half.record()).toMatchObject({ version: 2, entries: { length: 9 } });
    expect(() => Match.replay(half.game, half.record())).toThrow('version 2, not 3');
    const garbled = crossed((old) => ({
      ...old,
      version: 3,
      entries: [...old.entries, ...old.entries.slice(-1)],
    }));
    expect(garbled.record()).toMatchObject({ version: 1, entries: { length: 9 } });
  });

  test('that cannot continue the old one says so', () => {
    const match = played();
    const unable = { ...newer, records: { version: 2 } };
    expect(() => Match.restore(unable, match.snapshot(), match.openingTold, match.logged())).toThrow(
      'version 1 cannot be continued',
    );
  });

  /** Entries that the snapshot does not know of. */
  const playedOn = () => {
    const match = played();
    const snapshot = match.snapshot();
    match.submit({ type: 'move', seat: 0, move: { kind: 'clear' }, decision: match.decision(0) });
    match.submit({ type: 'move', seat: 0, move: { kind: 'pass' }, decision: match.decision(0) });
    return { match, snapshot };
  };

  test('plays the entries that no snapshot holds again, where they tell what they told', () => {
    const { match, snapshot } = playedOn();
    const back = Match.restore(newer, snapshot, match.openingTold, match.logged());
    expect(back.length).toBe(4);
    for (const watcher of [0, 1, 'gallery'] as const)
      expect(back.perspective(watcher).told).toEqual(match.perspective(watcher).told);
    expect(back.perspective(0).view).toMatchObject({ rounds: 11 });
    expect(back.snapshot().version).toBe(2);
  });

  test('goes no further than that', () => {
    const { match, snapshot } = playedOn();
    const louder: typeof newer = {
      ...newer,
      play: (state, seat, move, effects) => {
        newer.play(state, seat, move, effects);
        if (move.kind === 'pass') effects.tell({ type: 'withdrew' });
      },
    };
    expect(() => Match.restore(louder, snapshot, match.openingTold, match.logged())).toThrow(
      'tells something else',
    );
    const stricter: typeof newer = { ...newer, refusal: () => ({ rule: 'bids', reason: 'noMore' }) };
    expect(() => Match.restore(stricter, snapshot, match.openingTold, match.logged())).toThrow(ReplayError);
  });
});
