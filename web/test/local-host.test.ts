/** The host of local matches, without a worker: who takes the device, who is served, and what the page is told. */

import { type AnyMatch, type AnyMove, Match, type Seat, stretchSeed, type Thought } from '@conclave/engine';
import { cloister } from '@conclave/engine/testing/toy';
import { describe, expect, test } from 'vitest';
import { LocalHost } from '../sources/local-host.ts';
import type { LocalMatch, LocalSeat } from '../sources/local-store.ts';
import type { LocalState } from '../sources/protocol.ts';
import { FakeClock } from './fake-clock.ts';

const GAME = cloister(null);
const PERSON: LocalSeat = { kind: 'person', name: 'Somebody', level: null };
const BOT: LocalSeat = { kind: 'bot', name: 'Bot', level: 'easy' };
const PASS = { kind: 'answer', object: false };

type Mind = (seat: Seat, moves: readonly AnyMove[]) => AnyMove | null;

interface Sofa {
  readonly host: LocalHost;
  readonly clock: FakeClock;
  readonly disk: { fails: boolean };
  readonly states: LocalState[];
  readonly kept: LocalMatch[];
}

/** `thinking`: how long a bot that may do this takes to find out what it wants. */
async function sofa(
  seed: string,
  seats: readonly LocalSeat[],
  mind: Mind = () => null,
  thinking: (moves: readonly AnyMove[]) => number = () => 0,
): Promise<Sofa> {
  const states: LocalState[] = [];
  const kept: LocalMatch[] = [];
  const disk = { fails: false };
  const clock = new FakeClock();
  const services = {
    push: (state: LocalState) => void states.push(state),
    save: async (match: LocalMatch) => {
      await Promise.resolve();
      if (disk.fails) throw new Error('the disk is full');
      kept.push(match);
    },
    think: async ({ seat, perspective }: { seat: Seat; perspective: { moves: readonly AnyMove[] } }) => {
      await clock.pause(thinking(perspective.moves));
      const thought: Thought<AnyMove> = {
        move: mind(seat, perspective.moves),
        why: { key: 'none', params: {} },
      };
      return thought;
    },
    pause: (milliseconds: number) => clock.pause(milliseconds),
    now: () => clock.now,
  };
  const wanted = { id: 'sofa', game: GAME.id, options: {}, seats, aids: false };
  await LocalHost.create(GAME, wanted, stretchSeed(seed), services);
  const host = LocalHost.open(GAME, kept[0], services);
  host.pace = 0;
  host.show();
  return { host, clock, disk, states, kept };
}

function last({ states }: Sofa): LocalState {
  return states[states.length - 1];
}

/** And waits until the bots have played. */
async function play(table: Sofa, move: object, then: 'and wait' | 'and go on' = 'and wait'): Promise<void> {
  const { perspective } = last(table);
  const refusal = await table.host.move(move as AnyMove, perspective?.decision ?? -1);
  expect(refusal).toBeNull();
  if (then === 'and wait') await table.host.drive();
}

function mayObject(table: Sofa): boolean {
  return last(table).perspective?.moves.some((move) => 'object' in move && move.object === true) ?? false;
}

/** A bot that passes when it is asked, and asks when it is its turn. */
const answering: Mind = (_seat, moves) =>
  moves.find(({ kind }) => kind === 'answer') ?? moves.find(({ kind }) => kind === 'ask') ?? null;

const SEEDS = Array.from({ length: 12 }, (_none, i) => `cloister ${i}`);

describe('three people at one device', () => {
  test('everybody who is asked takes the device, with a choice or without', async () => {
    const choices = new Set<boolean>();
    for (const seed of SEEDS) {
      const table = await sofa(seed, [PERSON, PERSON, PERSON]);
      expect(last(table).handover).toEqual({ to: 0, curtain: true });
      table.host.lift();
      await play(table, { kind: 'ask' });
      for (const to of [1, 2]) {
        expect(last(table).handover).toEqual({ to, curtain: false });
        table.host.handOver(null);
        expect(last(table)).toMatchObject({ handover: { to, curtain: true }, perspective: null });
        table.host.lift();
        choices.add(mayObject(table));
        await play(table, PASS);
      }
      expect(last(table).perspective?.told.map(({ type }) => type)).toContain('resolved');
    }
    expect(choices).toEqual(new Set([true, false]));
  });

  test('a match that was kept asks the same people again', async () => {
    for (const seed of SEEDS) {
      const table = await sofa(seed, [PERSON, PERSON, PERSON]);
      table.host.lift();
      await play(table, { kind: 'ask' });
      const again: LocalState[] = [];
      const stored = table.kept[table.kept.length - 1];
      const host = LocalHost.open(GAME, stored, {
        push: (state) => void again.push(state),
        save: async () => {},
        think: async () => ({ move: null, why: { key: 'none', params: {} } }),
        pause: async () => {},
        now: () => 0,
      });
      await host.drive();
      host.show();
      expect(again.at(-1)).toMatchObject({ handover: { to: 1, curtain: true }, perspective: null });
    }
  });

  test('somebody else may take the device in between, behind the curtain', async () => {
    const table = await sofa('between', [PERSON, PERSON, PERSON]);
    table.host.lift();
    table.host.handOver(2);
    expect(last(table)).toMatchObject({ handover: { to: 2, curtain: true }, perspective: null });
    table.host.lift();
    expect(last(table).watcher).toBe(2);
    expect(last(table).handover).toEqual({ to: 0, curtain: false });
  });
});

describe('behind the curtain', () => {
  const newsOf = ({ states }: Pick<Sofa, 'states'>) => {
    const { news } = states[states.length - 1];
    return news?.told.slice(news.seen).map(({ type }) => type) ?? null;
  };

  test('lies what everybody was told since the next player last had the device', async () => {
    const table = await sofa('news', [PERSON, PERSON, PERSON]);
    table.host.lift();
    expect(newsOf(table)).toBeNull();
    await play(table, { kind: 'ask' });
    table.host.handOver(1);
    const all = newsOf(table) ?? [];
    expect(all).toContain('asked');
    table.host.lift();
    await play(table, PASS);
    table.host.handOver(0);
    expect(newsOf(table)).not.toContain('asked');
    table.host.handOver(2);
    expect(newsOf(table)).toEqual(all);
  });

  test('a match that is opened again knows who has seen what', async () => {
    const table = await sofa('news', [PERSON, PERSON, PERSON]);
    table.host.lift();
    await play(table, { kind: 'ask' });
    const again: LocalState[] = [];
    const host = LocalHost.open(GAME, table.kept[table.kept.length - 1], {
      push: (state) => void again.push(state),
      save: async () => {},
      think: async () => ({ move: null, why: { key: 'none', params: {} } }),
      pause: async () => {},
      now: () => 0,
    });
    host.handOver(0);
    expect(newsOf({ states: again })).toEqual([]);
    host.handOver(1);
    expect(newsOf({ states: again })).toContain('asked');
  });

  test('nothing lies there that not everybody was told', async () => {
    const table = await sofa('secret', [PERSON, PERSON, PERSON]);
    table.host.lift();
    await play(table, { kind: 'note', mark: 1 });
    expect(JSON.stringify(last(table).perspective?.told)).toContain('noted');
    table.host.handOver(1);
    const { news } = last(table);
    expect(news).not.toBeNull();
    expect(JSON.stringify(news)).not.toContain('noted');
  });
});

describe('a device that cannot store', () => {
  test('leaves the match as it was, and the page is told', async () => {
    const table = await sofa('full', [PERSON, BOT, BOT], answering);
    const before = last(table);
    table.disk.fails = true;
    const refusal = { rule: 'house', reason: 'notStored' };
    expect(await table.host.move({ kind: 'ask' }, before.perspective!.decision)).toEqual(refusal);
    expect(last(table)).toEqual({ ...before, stored: false });
    expect(table.kept).toHaveLength(1);
    table.disk.fails = false;
    await play(table, { kind: 'ask' });
    expect(last(table).stored).toBe(true);
    expect(table.kept[1].record.entries).toHaveLength(1);
  });

  test('what the page sees is on disk, and what is on disk is what it sees', async () => {
    const table = await sofa('disk', [PERSON, PERSON, PERSON]);
    table.host.lift();
    for (let step = 0; step < 6; step++) {
      const { handover, perspective } = last(table);
      if (handover && perspective) {
        table.host.handOver(null);
        table.host.lift();
        continue;
      }
      table.disk.fails = step % 2 === 0;
      await table.host.move(perspective!.moves[0], perspective!.decision);
      const stored: AnyMatch = Match.replay(GAME, table.kept.at(-1)!.record);
      const seen = last(table);
      expect(stored.perspective(seen.watcher)).toEqual(seen.perspective);
    }
  });

  test('does not end a match, nor lift the curtain', async () => {
    const table = await sofa('end', [PERSON, PERSON, BOT]);
    table.disk.fails = true;
    await table.host.end('agreed');
    expect(last(table)).toMatchObject({ stored: false, perspective: null, table: { outcome: null } });
    table.disk.fails = false;
    await table.host.end('agreed');
    expect(last(table)).toMatchObject({ stored: true, perspective: { outcome: { how: 'agreed' } } });
  });

  test('does not let a bot move either', async () => {
    const table = await sofa('bot', [BOT, PERSON, BOT], (_seat, moves) => moves.at(0) ?? null);
    table.disk.fails = true;
    await table.host.drive();
    expect(last(table)).toMatchObject({ stored: false });
    expect(table.kept).toHaveLength(1);
  });

  test('opens no match', async () => {
    const services = {
      push() {},
      save: () => Promise.reject(new Error('the disk is full')),
      think: async () => ({ move: null, why: { key: 'none', params: {} } }),
      pause: async () => {},
      now: () => 0,
    };
    const wanted = { id: 'new', game: GAME.id, options: {}, seats: [PERSON, BOT, BOT], aids: false };
    expect(await LocalHost.create(GAME, wanted, stretchSeed('new'), services)).toEqual({
      ok: false,
      refusal: { rule: 'house', reason: 'notStored' },
    });
  });
});

test('two requests at once are made one after the other', async () => {
  const table = await sofa('at once', [PERSON, BOT, BOT]);
  const { decision } = last(table).perspective!;
  const note = (mark: number) => ({ kind: 'note', mark });
  const answers = await Promise.all([1, 2].map((mark) => table.host.move(note(mark), decision)));
  expect(answers).toEqual([null, { rule: 'house', reason: 'stale' }]);
  expect(table.kept.at(-1)!.record.entries).toHaveLength(1);
});

describe('why', () => {
  test('is answered as submitting would be, and changes nothing', async () => {
    const table = await sofa('why', [PERSON, BOT, BOT]);
    const { decision } = last(table).perspective!;
    const before = [table.states.length, table.kept.length];
    const probes = [{ kind: 'answer', object: false }, { kind: 'nonsense' }, {}] as AnyMove[];
    for (const move of probes) {
      for (const at of [decision, decision + 1]) {
        const why = table.host.why(move, at);
        expect(why).not.toBeNull();
        expect(why).toEqual(await table.host.move(move, at));
      }
    }
    expect(table.host.why({ kind: 'ask' }, decision)).toBeNull();
    expect([table.states.length, table.kept.length]).toEqual(before);
  });

  test('nobody behind the curtain is told, and nobody there moves', async () => {
    const table = await sofa('curtain', [PERSON, PERSON, BOT]);
    const refusal = { rule: 'house', reason: 'notAsked' };
    expect(table.host.why({ kind: 'ask' }, 0)).toEqual(refusal);
    expect(await table.host.move({ kind: 'ask' }, 0)).toEqual(refusal);
    table.host.lift();
    expect(table.host.why({ kind: 'ask' }, last(table).perspective!.decision)).toBeNull();
  });
});

test('what the host said about hints is kept with the match', async () => {
  const kept: LocalMatch[] = [];
  const services = {
    push() {},
    save: async (match: LocalMatch) => void kept.push(match),
    think: async () => ({ move: null, why: { key: 'none', params: {} } }),
    pause: async () => {},
    now: () => 0,
  };
  for (const aids of [true, false]) {
    const wanted = { id: 'fair', game: GAME.id, options: {}, seats: [PERSON, PERSON, BOT], aids };
    await LocalHost.create(GAME, wanted, stretchSeed('fair'), services);
  }
  expect(kept.map(({ table }) => table.aids)).toEqual([true, false]);
});

describe('a secret window', () => {
  const PACE = 700;
  const objects = (moves: readonly AnyMove[]) =>
    moves.some((move) => 'object' in move && move.object === true);
  /** Whoever has a choice thinks about it. */
  const thoughtful = (moves: readonly AnyMove[]) => (objects(moves) ? 200 : 0);
  const isClosed = (table: Sofa) =>
    last(table).perspective?.told.some(({ type }) => type === 'resolved') ?? false;

  /** A table with its pace, at which time passes in small steps. */
  async function paced(seed: string, seats: readonly LocalSeat[]): Promise<Sofa> {
    const table = await sofa(seed, seats, answering, thoughtful);
    table.host.pace = PACE;
    return table;
  }

  async function answer(table: Sofa, move: object): Promise<void> {
    await play(table, move, 'and go on');
  }

  /** Milliseconds until it closes; `null`: it does not. */
  async function closesAfter(table: Sofa): Promise<number | null> {
    const from = table.clock.now;
    for (let step = 0; step < 1000; step++) {
      if (isClosed(table)) return table.clock.now - from;
      await table.clock.pass(10);
    }
    return null;
  }

  test('among bots closes one beat after it opened, whatever they hold', async () => {
    const times = new Set<number | null>();
    for (const seed of SEEDS) {
      const table = await paced(seed, [PERSON, BOT, BOT]);
      await answer(table, { kind: 'ask' });
      times.add(await closesAfter(table));
    }
    expect(times).toEqual(new Set([PACE]));
  });

  test('waits for the only person, and closes one beat after their answer, whatever anybody holds', async () => {
    const times = new Set<number | null>();
    const choices = new Set<boolean>();
    for (const seed of SEEDS) {
      const table = await paced(seed, [BOT, PERSON, BOT]);
      void table.host.drive();
      await table.clock.pass(6000);
      expect(last(table).perspective).toMatchObject({ asked: true });
      await table.clock.pass(60_000);
      expect(isClosed(table)).toBe(false);
      choices.add(mayObject(table));
      await answer(table, PASS);
      times.add(await closesAfter(table));
    }
    expect(times).toEqual(new Set([PACE]));
    expect(choices).toEqual(new Set([true, false]));
  });

  test('stays open for whoever takes their answer back, and has its beat again', async () => {
    for (const seed of SEEDS) {
      const table = await paced(seed, [BOT, PERSON, BOT]);
      void table.host.drive();
      await table.clock.pass(6000);
      if (!mayObject(table)) continue;
      await answer(table, { kind: 'answer', object: true });
      await table.clock.pass(PACE - 10);
      await answer(table, { kind: 'withdraw' });
      await table.clock.pass(60_000);
      expect(isClosed(table)).toBe(false);
      await answer(table, PASS);
      expect(await closesAfter(table)).toBe(PACE);
      return;
    }
    throw new Error('nobody had a choice');
  });

  test('at one device closes one beat after the last of them has answered', async () => {
    const table = await paced('device', [PERSON, PERSON, PERSON]);
    table.host.lift();
    await answer(table, { kind: 'ask' });
    for (const to of [1, 2]) {
      await table.clock.pass(30_000);
      expect(isClosed(table)).toBe(false);
      table.host.handOver(to);
      table.host.lift();
      await answer(table, PASS);
    }
    expect(last(table).handover).toBeNull();
    expect(await closesAfter(table)).toBe(PACE);
  });

  test('is closed again and again until that can be stored', async () => {
    const table = await paced('stored', [PERSON, BOT, BOT]);
    await answer(table, { kind: 'ask' });
    await table.clock.pass(PACE - 10);
    table.disk.fails = true;
    await table.clock.pass(5000);
    expect(isClosed(table)).toBe(false);
    expect(last(table).stored).toBe(false);
    table.disk.fails = false;
    await table.clock.pass(1000);
    expect(isClosed(table)).toBe(true);
  });

  test('a match that was kept while it was open goes on with it', async () => {
    const table = await paced('kept', [PERSON, BOT, BOT]);
    await answer(table, { kind: 'ask' });
    table.host.close();
    const clock = new FakeClock();
    const states: LocalState[] = [];
    const host = LocalHost.open(GAME, table.kept.at(-1)!, {
      push: (state) => void states.push(state),
      save: async () => {},
      think: async ({ perspective }) => ({
        move: answering(0, perspective.moves),
        why: { key: 'none', params: {} },
      }),
      pause: (milliseconds) => clock.pause(milliseconds),
      now: () => clock.now,
    });
    host.pace = PACE;
    void host.drive();
    await clock.pass(PACE);
    expect(states.at(-1)?.perspective?.told.map(({ type }) => type)).toContain('resolved');
  });
});

describe('bots and playback', () => {
  /** Seats 0 and 2 show their cards, one after the other; the person sits at seat 1. */
  async function showing(): Promise<Sofa> {
    const table = await sofa('playback', [BOT, PERSON, BOT], (_seat, moves) => {
      return moves.find(({ kind }) => kind === 'show') ?? null;
    });
    table.host.pace = 700;
    return table;
  }
  const told = (table: Sofa) => last(table).perspective!.told.length;
  const steps = (table: Sofa) => table.kept.at(-1)!.record.entries.length;

  test('a bot waits its pace, and until the page has shown what happened', async () => {
    const table = await showing();
    void table.host.drive();
    table.host.settled(1, told(table));
    await table.clock.pass(10);
    expect(steps(table)).toBe(1);
    await play(table, { kind: 'show' }, 'and go on');
    const before = told(table);
    await table.clock.pass(3000);
    expect(steps(table)).toBe(2);
    table.host.settled(1, before - 1);
    await table.clock.pass(100);
    expect(steps(table)).toBe(2);
    table.host.settled(1, before);
    await table.clock.pass(0);
    expect(steps(table)).toBe(3);
  });

  test('a page that has shown everything is not waited for, nor does it hurry a bot', async () => {
    const table = await showing();
    void table.host.drive();
    table.host.settled(1, told(table));
    await table.clock.pass(10);
    await play(table, { kind: 'show' }, 'and go on');
    table.host.settled(1, told(table));
    await table.clock.pass(699);
    expect(steps(table)).toBe(2);
    await table.clock.pass(1);
    expect(steps(table)).toBe(3);
  });

  test('a page that says nothing any more is waited for a while only', async () => {
    const table = await showing();
    void table.host.drive();
    await table.clock.pass(4999);
    expect(steps(table)).toBe(0);
    await table.clock.pass(1000);
    expect(steps(table)).toBe(1);
  });
});

describe('one person among bots', () => {
  test('is asked with a choice or without, and the window closes after the last answer', async () => {
    const choices = new Set<boolean>();
    for (const seed of SEEDS) {
      const table = await sofa(seed, [BOT, PERSON, BOT], answering);
      await table.host.drive();
      const resolved = () => last(table).perspective?.told.some(({ type }) => type === 'resolved');
      expect(last(table)).toMatchObject({ handover: null, perspective: { asked: true } });
      expect(resolved()).toBe(false);
      choices.add(mayObject(table));
      await play(table, PASS);
      expect(resolved()).toBe(true);
    }
    expect(choices).toEqual(new Set([true, false]));
  });

  test('is sent nothing when a bot does something in secret', async () => {
    let noted = false;
    const table = await sofa('secret', [BOT, PERSON, BOT], (seat, moves) => {
      // After its secret step the match is left as it is.
      if (noted && seat === 0) table.host.close();
      if (seat !== 0 || noted) return null;
      noted = true;
      return moves.find(({ kind }) => kind === 'note') ?? null;
    });
    const before = table.states.length;
    await table.host.drive();
    expect(noted).toBe(true);
    expect(table.kept.length).toBe(2);
    expect(table.states.length).toBe(before);
    expect(table.kept[1].table).toEqual(table.kept[0].table);
  });

  test('a moment that is past shows what was seen then, and asks nothing', async () => {
    const table = await sofa('past', [PERSON, BOT, BOT], answering);
    const first = last(table).perspective;
    expect(first?.asked).toBe(true);
    await play(table, { kind: 'show' });
    const then = table.host.past((first?.told.length ?? 0) - 1);
    expect(then).toEqual({ ...first, moves: [], asked: false, mayUndo: false });
    expect(table.host.past(1000)).toBeNull();
  });

  test('all that was seen since is there frame by frame, and nothing behind a curtain', async () => {
    const table = await sofa('past', [PERSON, BOT, BOT], answering);
    const from = last(table).perspective?.told.length ?? 0;
    await play(table, { kind: 'show' });
    const frames = table.states.flatMap(({ perspective }) => perspective ?? []);
    const later = frames.filter(({ told }) => told.length > from);
    expect(later.length).toBeGreaterThan(1);
    const since = table.host.since(from);
    for (const { view, told } of later) expect(since).toContainEqual({ view, told: told.length });
    expect(since.map(({ told }) => told)).toEqual(since.map(({ told }) => told).toSorted((a, b) => a - b));
    const shared = await sofa('past', [PERSON, PERSON, BOT], answering);
    shared.host.lift();
    expect(shared.host.since(0)).not.toEqual([]);
    shared.host.handOver(1);
    expect(shared.host.since(0)).toEqual([]);
  });

  test('the record of a running match stays inside', async () => {
    const table = await sofa('inside', [PERSON, BOT, BOT]);
    expect(table.host.record()).toBeNull();
    const match: AnyMatch = Match.replay(GAME, table.kept[0].record, 0);
    expect(JSON.stringify(table.states)).not.toContain(match.record().seed);
  });
});

describe('what is stored', () => {
  const quiet = {
    push: () => {},
    save: async () => {},
    think: async () => ({ move: null, why: { key: 'none', params: {} } }),
    pause: async () => {},
    now: () => 0,
  };
  /** As a disk gives it back. */
  const stored = ({ kept }: Sofa): LocalMatch => structuredClone(kept[kept.length - 1]);

  test('gives the match back as it was, after every step', async () => {
    const table = await sofa('stored', [PERSON, BOT, BOT], answering);
    for (const kind of ['note', 'show']) {
      const before = table.kept.length;
      const move = last(table).perspective?.moves.find((one) => one.kind === kind);
      await play(table, move ?? { kind });
      expect(table.kept.length).toBeGreaterThan(before);
      const back = LocalHost.open(GAME, stored(table), quiet);
      expect(back.perspective).toEqual(table.host.perspective);
    }
  });

  test('newer rules go on from it, and from what they store themselves', async () => {
    const table = await sofa('newer', [PERSON, BOT, BOT], answering);
    await play(table, { kind: 'show' });
    let migrations = 0;
    const migrate = (state: unknown) => {
      migrations++;
      return state as never;
    };
    const newer = { ...GAME, records: { version: GAME.records.version + 1, migrate } };
    expect(() => Match.replay(newer, stored(table).record)).toThrow('version');
    const kept: LocalMatch[] = [];
    const services = { ...quiet, save: async (match: LocalMatch) => void kept.push(structuredClone(match)) };
    const back = LocalHost.open(newer, stored(table), services);
    expect(migrations).toBe(1);
    expect(back.perspective).toEqual(table.host.perspective);
    await back.end('abandoned');
    const again = LocalHost.open(newer, kept[0], quiet);
    expect(migrations).toBe(1);
    expect(again.perspective).toEqual(back.perspective);
  });

  test('a match of which only the record was stored is replayed', async () => {
    const table = await sofa('record', [PERSON, BOT, BOT], answering);
    await play(table, { kind: 'show' });
    const { progress: _none, ...older } = stored(table);
    expect(LocalHost.open(GAME, older, quiet).perspective).toEqual(table.host.perspective);
  });
});
