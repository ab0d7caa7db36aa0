/** What every store promises. Each store passes the same tests. */

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Bounds, TooManyError } from '../store/bounds.ts';
import type { Notice } from '../store/personal.ts';
import type { Append, ClockRow, MatchRow, Opening, Person, Said, SeatHolder, Store } from '../store/store.ts';
import { newFile, newFolder } from './table.ts';

export type OpenStore = (file: string) => Promise<Store>;

const ANN: Person = { id: 'a'.repeat(32), name: 'Ann' };
const BEN: Person = { id: 'b'.repeat(32), name: 'Ben' };

const holder = (person: Person): SeatHolder => ({ kind: 'person', person: person.id, name: person.name });
const idOf = (n: number) => n.toString(16).padStart(32, '0');

export function rowOf(n: number, rest: Partial<MatchRow> = {}): MatchRow {
  return {
    id: idOf(n),
    game: 'cloister',
    version: 1,
    options: { long: true },
    seats: [holder(ANN), holder(BEN)],
    status: 'open',
    public: true,
    aids: true,
    host: ANN.id,
    invite: idOf(1000 + n),
    clock: { kind: 'none' },
    createdAt: 100 + n,
    changedAt: 100 + n,
    outcome: null,
    rematch: null,
    agreed: [],
    aside: null,
    ...rest,
  };
}

const OPENING: Opening = { seed: 's', told: '[]', snapshot: '{"root":0}', logged: [] };
/** Whoever has a seat is known by it, whatever they are called. */
const saidBy = (name: string, id: string, text: string, at: number): Said => ({
  person: `id of ${name}`,
  name,
  seat: name === 'Cleo' ? null : 0,
  id,
  text,
  at,
});
const clockAt = (deadline: number | null): ClockRow => ({ deadline, shift: 0, data: `{"at":${deadline}}` });

export function appendTo(match: string, at: number, rest: Partial<Append> = {}): Append {
  return {
    match,
    at,
    logged: [`{"entry":${at}}`],
    step: { seat: 0, id: `step-${at}` },
    turns: [1],
    clock: clockAt(1000 + at),
    onClock: null,
    changedAt: 200 + at,
    snapshot: null,
    outcome: null,
    rules: 1,
    ...rest,
  };
}

/** A match that runs. */
export async function begun(
  store: Store,
  n: number,
  rest: Partial<MatchRow> = {},
  notices: readonly Notice[] = [],
): Promise<MatchRow> {
  const row = rowOf(n, rest);
  await store.addMatch(row);
  const running: MatchRow = { ...row, status: 'running', changedAt: 150 + n };
  expect(await store.begin(row, running, { ...OPENING, notices }, [0], clockAt(500 + n))).toBe(true);
  return running;
}

async function openedBy(open: OpenStore, work: (store: Store) => Promise<void>, file: string): Promise<void> {
  const store = await open(file);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

export function storeContract(name: string, open: OpenStore): void {
  const opened = (work: (store: Store) => Promise<void>, file = newFile()) => openedBy(open, work, file);
  const promise = (title: string, work: (store: Store) => Promise<void>) =>
    test(title, () => opened((store) => work(store)));

  describe(name, () => {
    promise('keeps people, their names and recovery codes', async (store) => {
      await store.addPerson(ANN, 1);
      await store.addPerson(BEN, 1);
      await store.rename(ANN.id, 'Anna');
      await store.setRecovery(ANN.id, 'hash');
      expect(await store.person(ANN.id)).toEqual({ id: ANN.id, name: 'Anna' });
      expect(await store.personByRecovery('hash')).toEqual({ id: ANN.id, name: 'Anna' });
      await store.setRecovery(ANN.id, 'other');
      expect(await store.personByRecovery('hash')).toBeNull();
      expect(await store.takeRecovery(ANN.id, 'hash')).toBe(false);
      expect(await store.takeRecovery(BEN.id, 'other')).toBe(false);
      expect(await store.takeRecovery('nobody', 'other')).toBe(false);
      const taken = await Promise.all([1, 2, 3].map(() => store.takeRecovery(ANN.id, 'other')));
      expect(taken.filter((one) => one)).toHaveLength(1);
      expect(await store.personByRecovery('other')).toBeNull();
      expect(await store.person(ANN.id)).toEqual({ id: ANN.id, name: 'Anna' });
      expect(await store.person('nobody')).toBeNull();
    });

    promise(
      'keeps what lists show of a match, and never an older one in the place of a newer one',
      async (store) => {
        const { id } = rowOf(1);
        await begun(store, 1);
        await store.addMatch(rowOf(2, { changedAt: 900 }));
        const rows = async (matches: readonly string[] | null = null) =>
          (await store.ownRows([ANN.id, BEN.id], matches, 10)).map(({ person, seat, row, asks, viewAt }) => [
            ...[person === ANN.id ? 'Ann' : 'Ben', seat, row.id === id ? 1 : 2, asks, viewAt],
          ]);
        const glance = (at: number, asks: string, view: string | null) => ({
          match: id,
          seat: 0,
          at,
          asks,
          view,
        });
        expect(await rows([id])).toEqual([
          ['Ann', 0, 1, null, null],
          ['Ben', 1, 1, null, null],
        ]);
        await store.setGlances([glance(3, '"a"', null), { ...glance(3, '"b\\u0000"', '[1]'), seat: 1 }]);
        expect(await rows()).toEqual([
          ['Ann', 0, 2, null, null],
          ['Ann', 0, 1, '"a"', null],
          ['Ben', 1, 2, null, null],
          ['Ben', 1, 1, '"b\\u0000"', 3],
        ]);
        expect([await store.glance(id, 0), await store.glance(id, 1)]).toEqual([null, '[1]']);
        await store.setGlances([glance(5, '"c"', '[2]'), { ...glance(9, '"b"', '[1]'), seat: 1 }]);
        await store.setGlances([glance(4, '"older"', '[0]')]);
        await store.setGlances([glance(6, '"d"', null)]);
        expect(await rows([id])).toEqual([
          ['Ann', 0, 1, '"d"', 5],
          ['Ben', 1, 1, '"b"', 3],
        ]);
        expect(await store.glance(id, 0)).toBe('[2]');
        // A match that is gone has none, and takes no others with it.
        await store.setGlances([{ ...glance(1, '"x"', '[]'), match: idOf(77) }, glance(7, '"e"', '[7]')]);
        expect(await store.glance(id, 0)).toBe('[7]');
        expect(await rows([idOf(77)])).toEqual([]);
        expect(await store.damages()).toEqual([]);
      },
    );

    promise('keeps values of its own', async (store) => {
      expect(await store.kept('key')).toBeNull();
      await store.keep('key', 'one');
      await store.keep('key', 'two');
      expect(await store.kept('key')).toBe('two');
    });

    promise('keeps the first of several values for good', async (store) => {
      const kept = await Promise.all(['one', 'two', 'three'].map((value) => store.keepFirst('key', value)));
      expect(new Set(kept).size).toBe(1);
      expect(await store.kept('key')).toBe(kept[0]);
      expect(await store.keepFirst('key', 'four')).toBe(kept[0]);
    });

    promise(
      'replaces a kept value by compare and set: of two who change it at once one is first',
      async (store) => {
        expect(await store.replaceKept('key', 'one', 'two')).toBe(false);
        const change = (before: string | null, afters: readonly (string | null)[]) =>
          Promise.all(afters.map((after) => store.replaceKept('key', before, after)));
        expect((await change(null, ['one', 'uno'])).filter(Boolean)).toHaveLength(1);
        const first = await store.kept('key');
        expect((await change(first, ['two', 'due', null])).filter(Boolean)).toHaveLength(1);
        await store.keep('key', 'three');
        expect(await change('three', [null])).toEqual([true]);
        expect(await store.kept('key')).toBeNull();
        expect(await change(null, [null])).toEqual([true]);
      },
    );

    promise('lets nobody take up more than their share, and then changes nothing', async (store) => {
      const bot = { kind: 'bot', level: 'easy' } as const;
      await store.addMatch(rowOf(1, { host: ANN.id, seats: [holder(ANN), { kind: 'open' }] }));
      await store.addMatch(rowOf(2, { host: BEN.id, seats: [holder(ANN), { kind: 'open' }] }));
      await begun(store, 3, { host: ANN.id, seats: [bot, bot] });
      await begun(store, 4, { host: ANN.id, seats: [holder(ANN), bot] });
      await begun(store, 5, { host: BEN.id, seats: [holder(ANN), bot] });
      // The sixth table is another open one of Ann's; it takes up what the tables before it do, and itself.
      const ofAnn = rowOf(6, { host: ANN.id, seats: [holder(ANN), { kind: 'open' }] });
      const may = (person: Person, most: Bounds['most']) =>
        store.addMatch(ofAnn, { person: person.id, most }).then(
          () => store.remove(ofAnn.id).then(() => true),
          (error: unknown) => {
            expect(error).toBeInstanceOf(TooManyError);
            return false;
          },
        );
      expect(await may(ANN, { open: 2, botsAlone: 1, joined: 1 })).toBe(true);
      expect(await may(BEN, { open: 1, botsAlone: 0, joined: 0 })).toBe(true);
      expect(await may(ANN, { open: 1 })).toBe(false);
      expect(await may(ANN, { botsAlone: 0 })).toBe(false);
      expect(await may(ANN, { joined: 0 })).toBe(false);
      expect(await may(BEN, { open: 0 })).toBe(false);
      // Tables of one address, whoever has opened them.
      await store.addMatch(rowOf(7, { host: BEN.id, opener: 'here' }));
      await store.addMatch(rowOf(8, { host: BEN.id, opener: 'here', public: false }));
      await store.addMatch(rowOf(9, { host: BEN.id, opener: 'there' }));
      const here = (most: Bounds['most']) =>
        store.addMatch({ ...ofAnn, opener: 'here' }, { person: ANN.id, opener: 'here', most }).then(
          () => store.remove(ofAnn.id).then(() => true),
          () => false,
        );
      expect(await here({ opened: 3, listed: 2 })).toBe(true);
      expect(await here({ opened: 2 })).toBe(false);
      expect(await here({ listed: 1 })).toBe(false);
      expect(await store.row(ofAnn.id)).toBeNull();
      // The same for chairs, and for the first deal.
      await store.addMatch(ofAnn);
      const sat = { ...ofAnn, seats: [holder(ANN), holder(BEN)] };
      const benJoins = (joined: number) => store.changeRow(ofAnn, sat, { person: BEN.id, most: { joined } });
      await expect(benJoins(0)).rejects.toBeInstanceOf(TooManyError);
      expect(await store.row(ofAnn.id)).toEqual(ofAnn);
      expect(await benJoins(1)).toBe(true);
      const dealt = { ...sat, seats: [bot, bot], status: 'running' } as const;
      const deal = (botsAlone: number) =>
        store.begin(sat, dealt, OPENING, [0], clockAt(5), { person: ANN.id, most: { botsAlone } });
      await expect(deal(1)).rejects.toBeInstanceOf(TooManyError);
      expect(await store.load(ofAnn.id)).toBeNull();
      expect(await deal(2)).toBe(true);
    });

    promise('tells what has become of a match since somebody knew it', async (store) => {
      const row = await begun(store, 1);
      await store.append(appendTo(row.id, 0));
      await store.append(appendTo(row.id, 1, { logged: ['{"a":1}', '{"b":2}'], clock: clockAt(77) }));
      const tail = await store.tail(row.id, 1);
      expect(tail).toMatchObject({ logged: ['{"a":1}', '{"b":2}'], clock: clockAt(77) });
      expect(tail?.row).toEqual({ ...row, changedAt: 201 });
      // One question tells whether, and what, has changed.
      const heads = await store.cluster?.heads([row.id]);
      expect(tail?.head).toEqual(heads ? heads[0] : null);
      expect((await store.tail(row.id, 3))?.logged).toEqual([]);
      expect((await store.tail(row.id, 0))?.logged).toHaveLength(3);
      expect(await store.tail(idOf(77), 0)).toBeNull();
    });

    promise('appends where nobody was first, and nowhere else', async (store) => {
      const { id } = await begun(store, 1);
      expect(await store.append(appendTo(id, 0))).toBe('stored');
      expect(await store.append(appendTo(id, 0, { step: { seat: 1, id: 'other' } }))).toBe('conflict');
      expect(await store.append(appendTo(id, 2))).toBe('conflict');
      expect(await store.append(appendTo(id, 1, { logged: ['{"a":1}', '{"b":2}'] }))).toBe('stored');
      expect((await store.load(id))?.logged).toEqual(['{"entry":0}', '{"a":1}', '{"b":2}']);
    });

    promise('a conflict leaves nothing behind', async (store) => {
      const { id } = await begun(store, 1);
      await store.append(appendTo(id, 0));
      const before = await store.load(id);
      const lists = await store.list('running', null, 10);
      const late = appendTo(id, 0, {
        step: { seat: 1, id: 'late' },
        snapshot: '{}',
        outcome: { places: [], how: 'x' },
      });
      expect(await store.append(late)).toBe('conflict');
      expect(await store.load(id)).toEqual(before);
      expect(await store.list('running', null, 10)).toEqual(lists);
      expect(await store.hasStep(id, 1, 'late')).toBe(false);
    });

    promise('of two appends at once to the same place, exactly one is stored', async (store) => {
      const { id } = await begun(store, 1);
      const results = await Promise.all(
        Array.from({ length: 20 }, (_none, n) =>
          store.append(appendTo(id, 0, { step: { seat: 0, id: `try-${n}` } })),
        ),
      );
      expect(results.filter((result) => result === 'stored')).toHaveLength(1);
      expect(results.filter((result) => result === 'conflict')).toHaveLength(19);
      expect((await store.load(id))?.logged).toHaveLength(1);
    });

    promise('a step sent again is known, by seat and match', async (store) => {
      const [one, two] = [await begun(store, 1), await begun(store, 2)];
      await store.append(appendTo(one.id, 0, { step: { seat: 0, id: 'same-name' } }));
      const again = appendTo(one.id, 1, { step: { seat: 0, id: 'same-name' } });
      expect(await store.append(again)).toBe('known');
      expect(await store.append({ ...again, at: 0 })).toBe('known');
      expect((await store.load(one.id))?.logged).toHaveLength(1);
      expect(await store.append({ ...again, step: { seat: 1, id: 'same-name' } })).toBe('stored');
      expect(await store.append(appendTo(two.id, 0, { step: { seat: 0, id: 'same-name' } }))).toBe('stored');
      expect(await store.hasStep(one.id, 0, 'same-name')).toBe(true);
      expect(await store.hasStep(two.id, 1, 'same-name')).toBe(false);
    });

    promise('of one step sent twice at once, one is stored and one is known', async (store) => {
      const { id } = await begun(store, 1);
      const results = await Promise.all([store.append(appendTo(id, 0)), store.append(appendTo(id, 0))]);
      expect([...results].sort()).toEqual(['known', 'stored']);
    });

    promise('in a batch of many matches, a conflict harms nobody else', async (store) => {
      const rows = await Promise.all([1, 2, 3, 4, 5].map((n) => begun(store, n)));
      const results = await Promise.all([
        ...rows.map(({ id }, n) => store.append(appendTo(id, n === 2 ? 7 : 0))),
        store.append(appendTo(idOf(99), 0)).catch(() => 'failed'),
        store.append(appendTo(rows[0].id, 1)),
      ]);
      expect(results.slice(0, 5)).toEqual(['stored', 'stored', 'conflict', 'stored', 'stored']);
      expect(['conflict', 'failed']).toContain(results[5]);
      expect(results[6]).toBe('stored');
      const lengths = await Promise.all(rows.map(async ({ id }) => (await store.load(id))?.logged.length));
      expect(lengths).toEqual([2, 1, 0, 1, 1]);
    });

    promise('changes a row only from what it was', async (store) => {
      const row = rowOf(1);
      await store.addMatch(row);
      const after: MatchRow = { ...row, seats: [holder(ANN), { kind: 'open' }], changedAt: 300 };
      expect(await store.changeRow(row, after)).toBe(true);
      expect(await store.changeRow(row, { ...row, public: false })).toBe(false);
      expect(await store.row(row.id)).toEqual(after);
      expect(await store.list('mine', BEN.id, 10)).toEqual([]);
      expect(await store.row(idOf(77))).toBeNull();
    });

    promise('of many changes of a row at once, exactly one is made', async (store) => {
      const row = rowOf(1);
      await store.addMatch(row);
      const made = await Promise.all(
        Array.from({ length: 20 }, (_none, n) => store.changeRow(row, { ...row, host: idOf(n) })),
      );
      expect(made.filter(Boolean)).toHaveLength(1);
    });

    promise('begins once, from the row as it was', async (store) => {
      const row = rowOf(1);
      await store.addMatch(row);
      const running: MatchRow = { ...row, status: 'running' };
      const opening = { ...OPENING, logged: ['{"butler":1}'] };
      expect(await store.begin({ ...row, public: false }, running, opening, [0], clockAt(5))).toBe(false);
      expect(await store.load(row.id)).toBeNull();
      expect(await store.begin(row, running, opening, [0], clockAt(5))).toBe(true);
      expect(await store.begin(row, running, opening, [0], clockAt(5))).toBe(false);
      const { told, snapshot } = opening;
      expect(await store.load(row.id)).toEqual({
        row: running,
        told,
        snapshot,
        logged: ['{"butler":1}'],
        clock: clockAt(5),
      });
      expect(await store.append(appendTo(row.id, 0))).toBe('conflict');
      expect(await store.append(appendTo(row.id, 1))).toBe('stored');
    });

    promise('a row may still change after steps were stored', async (store) => {
      const row = await begun(store, 1);
      await store.append(appendTo(row.id, 0));
      const now = await store.row(row.id);
      expect(now).toEqual({ ...row, changedAt: 200 });
      if (!now) return;
      expect(await store.changeRow(now, { ...now, agreed: [0] })).toBe(true);
    });

    promise(
      'lists what is public, the last change first; mine whatever it is, with my turn',
      async (store) => {
        await store.addPerson(ANN, 1);
        await store.addMatch(rowOf(1));
        await store.addMatch(rowOf(2, { public: false }));
        const three = await begun(store, 3);
        await begun(store, 4, { public: false });
        const five = await begun(store, 5, { seats: [holder(BEN), { kind: 'bot', level: 'easy' }] });
        await store.append(appendTo(three.id, 0, { turns: [0, 1], changedAt: 900 }));
        await store.append(
          appendTo(five.id, 0, { outcome: { places: [[0]], how: 'won' }, changedAt: 950, turns: [] }),
        );
        const ids = async (...args: Parameters<Store['list']>) =>
          (await store.list(...args)).map(({ row }) => Number.parseInt(row.id, 16));
        expect(await ids('open', null, 10)).toEqual([1]);
        expect(await ids('running', null, 10)).toEqual([3]);
        expect(await ids('finished', null, 10)).toEqual([5]);
        expect((await ids('mine', ANN.id, 10)).sort()).toEqual([1, 2, 3, 4]);
        expect(await ids('mine', BEN.id, 10)).toContain(5);
        expect(await ids('mine', 'nobody', 10)).toEqual([]);
        expect(await ids('mine', ANN.id, 2)).toHaveLength(2);
        const mine = await store.list('mine', ANN.id, 10);
        expect(mine.find(({ row }) => row.id === three.id)?.turns).toEqual([0, 1]);
        await store.append(appendTo(three.id, 1, { turns: [1], changedAt: null }));
        const after = await store.list('mine', ANN.id, 10);
        expect(after.find(({ row }) => row.id === three.id)?.turns).toEqual([1]);
      },
    );

    promise('only a change that all could see moves the time of the last change', async (store) => {
      const { id, changedAt } = await begun(store, 1);
      await store.append(appendTo(id, 0, { changedAt: null }));
      expect((await store.row(id))?.changedAt).toBe(changedAt);
      expect((await store.list('running', null, 10))[0].row.changedAt).toBe(changedAt);
      await store.append(appendTo(id, 1, { changedAt: 4000 }));
      expect((await store.row(id))?.changedAt).toBe(4000);
    });

    promise('an outcome makes a match a finished one, in the same commit', async (store) => {
      const { id } = await begun(store, 1);
      const outcome = { places: [[1], [0]], how: 'tokens' };
      await store.append(appendTo(id, 0, { outcome, turns: [] }));
      expect(await store.row(id)).toMatchObject({ status: 'finished', outcome });
      expect(await store.startedMatchIds()).toEqual([id]);
      expect(await store.claimDue(1e15, 1e15, 100)).toEqual([]);
    });

    promise('packs what is over, and nobody notices', async (store) => {
      const [over, runs] = [await begun(store, 1), await begun(store, 2)];
      await store.append(appendTo(runs.id, 0));
      for (let at = 0; at < 40; at++)
        await store.append(
          appendTo(over.id, at, at === 39 ? { outcome: { places: [[0]], how: 'won' } } : {}),
        );
      const before = await store.load(over.id);
      expect(await store.pack(239, 10)).toBe(0);
      expect(await store.pack(240, 10)).toBe(1);
      expect(await store.pack(240, 10)).toBe(0);
      expect(await store.load(over.id)).toEqual(before);
      expect((await store.tail(over.id, 38))?.logged).toEqual(['{"entry":38}', '{"entry":39}']);
      expect(await store.hasStep(over.id, 0, 'step-7')).toBe(true);
      expect(await store.hasStep(over.id, 1, 'step-7')).toBe(false);
      expect((await store.load(runs.id))?.logged).toHaveLength(1);
      expect(await store.damages()).toEqual([]);
      await store.remove(over.id);
      expect(await store.load(over.id)).toBeNull();
    });

    promise('removes a table or what is over, never what is being played', async (store) => {
      const [open, runs] = [rowOf(1), await begun(store, 2)];
      await store.addMatch(open);
      await store.append(appendTo(runs.id, 0));
      expect(await store.remove(open.id)).toBe(true);
      expect(await store.row(open.id)).toBeNull();
      expect(await store.remove(runs.id)).toBe(false);
      expect((await store.load(runs.id))?.logged).toHaveLength(1);
      expect(await store.remove(idOf(3))).toBe(false);
    });

    promise('keeps the last snapshot and all entries', async (store) => {
      const { id } = await begun(store, 1);
      for (let at = 0; at < 5; at++) {
        await store.append(appendTo(id, at, { snapshot: at === 3 ? '{"at":3}' : null }));
      }
      const stored = await store.load(id);
      expect(stored?.snapshot).toBe('{"at":3}');
      expect(stored?.logged).toHaveLength(5);
    });

    promise('parks a match as it is, unless somebody has moved it on or changed its clock', async (store) => {
      const { id } = await begun(store, 1);
      await store.append(appendTo(id, 0));
      const from = (at: number, deadline: number) => ({ at, clock: clockAt(deadline).data });
      expect(await store.saveIdle(id, from(1, 1000), '{"parked":1}', clockAt(7000))).toBe(true);
      expect(await store.load(id)).toMatchObject({ snapshot: '{"parked":1}', clock: clockAt(7000) });
      expect(await store.saveIdle(id, from(1, 7000), null, clockAt(8000))).toBe(true);
      expect(await store.load(id)).toMatchObject({ snapshot: '{"parked":1}', clock: clockAt(8000) });
      expect(await store.saveIdle(id, from(1, 7000), '{"late":1}', clockAt(9000))).toBe(false);
      expect(await store.load(id)).toMatchObject({ snapshot: '{"parked":1}', clock: clockAt(8000) });
      await store.append(appendTo(id, 1));
      expect(await store.saveIdle(id, from(1, 1001), '{"late":1}', clockAt(9000))).toBe(false);
      expect(await store.load(id)).toMatchObject({ snapshot: '{"parked":1}', clock: clockAt(1001) });
    });

    promise('tells what is due, the most urgent first', async (store) => {
      const [one, two, three] = [await begun(store, 1), await begun(store, 2), await begun(store, 3)];
      await store.append(appendTo(one.id, 0, { clock: clockAt(3000) }));
      await store.append(appendTo(two.id, 0, { clock: clockAt(2000) }));
      await store.append(appendTo(three.id, 0, { clock: clockAt(null) }));
      expect(await store.claimDue(1999, 1999, 100)).toEqual([]);
      expect(await store.claimDue(2000, 2000, 100)).toEqual([two.id]);
      expect(await store.claimDue(5000, 5000, 100)).toEqual([two.id, one.id]);
    });

    promise('gives what is due to one, until a while is over or the match moves on', async (store) => {
      const [one, two] = [await begun(store, 1), await begun(store, 2)];
      await store.append(appendTo(one.id, 0, { clock: clockAt(1000) }));
      await store.append(appendTo(two.id, 0, { clock: clockAt(2000) }));
      expect(await store.claimDue(5000, 9000, 1)).toEqual([one.id]);
      expect(await store.claimDue(5000, 9000, 9)).toEqual([two.id]);
      expect(await store.claimDue(8999, 9999, 9)).toEqual([]);
      await store.append(appendTo(two.id, 1, { clock: clockAt(3000) }));
      expect(await store.claimDue(8999, 9999, 9)).toEqual([two.id]);
      expect(await store.claimDue(9000, 9999, 9)).toEqual([one.id]);
      expect(await store.claimDue(9000, 9999, 0)).toEqual([]);
    });

    promise('a name that is taken away goes from lines, and from what the house has said', async (store) => {
      const { id } = await begun(store, 1);
      await store.addPerson(ANN, 1);
      const hello = { ...saidBy('Ann', 'line-one', 'hello', 10), person: ANN.id };
      const news = JSON.stringify({ what: 'sat', names: [ANN.name] });
      await store.say(id, 'players', hello);
      await store.say(id, 'players', { ...saidBy('', 'line-two', news, 11), person: '', seat: null });
      await store.say(id, 'players', saidBy('Ben', 'line-three', 'hi', 12));
      for (let n = 0; n < 2; n++) await store.unname(ANN.id);
      const names = (await store.chat(id, 'players', 0)).map(({ from, text }) => [from, text]);
      expect(names).toEqual([
        ['', 'hello'],
        ['Ben', 'hi'],
      ]);
      expect(await store.person(ANN.id)).toEqual({ ...ANN, name: '' });
      expect(await store.damages()).toEqual([]);
    });

    promise(
      'chat: lines in order, the two rooms apart, a line sent again is the same line',
      async (store) => {
        const { id } = await begun(store, 1);
        const first = await store.say(id, 'players', saidBy('Ann', 'line-one', 'hello', 10));
        await store.say(id, 'gallery', saidBy('Cleo', 'line-one', 'psst', 11));
        const second = await store.say(id, 'players', saidBy('Ben', 'line-two', 'hi', 12));
        expect(await store.say(id, 'players', saidBy('Ann', 'line-one', 'hello', 13))).toEqual(first);
        expect(await store.chat(id, 'players', 0)).toEqual([first, second]);
        expect(await store.chat(id, 'players', first?.n ?? 0)).toEqual([second]);
        expect(await store.chat(id, 'gallery', 0)).toMatchObject([{ from: 'Cleo', text: 'psst' }]);
        const lines = await Promise.all(
          Array.from({ length: 30 }, (_none, n) =>
            store.say(id, 'players', saidBy('Ann', `many-${n}`, `${n}`, 20)),
          ),
        );
        expect(new Set(lines.map((line) => line?.n)).size).toBe(30);
        for (let n = 0; n < 200; n++) await store.say(id, 'players', saidBy('Ann', `more-${n}`, 'more', 30));
        expect(await store.chat(id, 'players', 0)).toHaveLength(200);
      },
    );

    promise(
      'reactions: three of one person at one table in ten seconds, whatever they are called',
      async (store) => {
        const [one, two] = [await begun(store, 1), await begun(store, 2)];
        const react = (match: string, name: string, id: string, at: number) =>
          store.say(match, 'players', { ...saidBy(name, id, '', at), reaction: 'ha' });
        const first = await react(one.id, 'Ann', 'r-1', 1000);
        expect(first).toMatchObject({ from: 'Ann', text: '', reaction: 'ha' });
        expect(await react(one.id, 'Ann', 'r-2', 2000)).not.toBeNull();
        await store.say(one.id, 'players', saidBy('Ann', 'words', 'ha', 2500));
        expect(await react(one.id, 'Ann', 'r-3', 3000)).not.toBeNull();
        expect(await react(one.id, 'Ann', 'r-4', 10_999)).toBeNull();
        expect(await react(one.id, 'Ann', 'r-1', 10_999)).toEqual(first);
        expect(await react(one.id, 'Ben', 'r-1', 10_999)).not.toBeNull();
        expect(await react(two.id, 'Ann', 'r-4', 10_999)).not.toBeNull();
        expect(await react(one.id, 'Ann', 'r-4', 11_000)).not.toBeNull();
        const kept = await store.chat(one.id, 'players', 0);
        expect(kept.map(({ text, reaction }) => reaction ?? text)).toEqual([
          'ha',
          'ha',
          'ha',
          'ha',
          'ha',
          'ha',
        ]);
        expect(kept.filter(({ reaction }) => reaction)).toHaveLength(5);
      },
    );

    promise('notebooks: one for each seat of each match', async (store) => {
      const [one, two] = [await begun(store, 1), await begun(store, 2)];
      await store.setNotebook(one.id, 0, 'mine');
      await store.setNotebook(one.id, 0, 'mine, again');
      await store.setNotebook(one.id, 1, 'yours');
      expect(await store.notebook(one.id, 0)).toBe('mine, again');
      expect(await store.notebook(one.id, 1)).toBe('yours');
      expect(await store.notebook(two.id, 0)).toBe('');
    });

    promise('drafts: one slot for each seat, emptied alone or with those of the match', async (store) => {
      const [one, two] = [await begun(store, 1), await begun(store, 2)];
      await store.setDrafts(one.id, 0, 'mine \u0000 😀');
      await store.setDrafts(one.id, 1, 'yours');
      await store.setDrafts(two.id, 0, 'elsewhere');
      expect(await store.drafts(one.id, 0)).toBe('mine \u0000 😀');
      await store.setDrafts(one.id, 0, 'again');
      expect(await store.drafts(one.id, 0)).toBe('again');
      await store.setDrafts(one.id, 0, '');
      expect([await store.drafts(one.id, 0), await store.drafts(one.id, 1)]).toEqual(['', 'yours']);
      await store.clearDrafts(one.id);
      expect([await store.drafts(one.id, 1), await store.drafts(two.id, 0)]).toEqual(['', 'elsewhere']);
    });

    promise('notes and lines of the chat keep every letter', async (store) => {
      const { id } = await begun(store, 1);
      for (const odd of [
        'before\u0000after \ufeff \u2028 😀',
        '\u0001',
        '\u00010\u0001\u00011',
        "'; drop table chat; --",
      ]) {
        await store.setNotebook(id, 0, odd);
        expect(await store.notebook(id, 0)).toBe(odd);
        const line = await store.say(id, 'players', saidBy('Ann', `odd ${odd.length}`, odd, 10));
        expect(line?.text).toBe(odd);
        expect((await store.chat(id, 'players', 0)).at(-1)).toEqual(line);
      }
    });

    promise('is durable: every commit reaches the disk before it is answered', async (store) => {
      expect(await store.isDurable()).toBe(true);
    });

    test('opened again it is as it was left', async () => {
      const file = newFile();
      const all = async (store: Store) => [
        await store.row(idOf(1)),
        await store.load(idOf(1)),
        await store.list('mine', ANN.id, 10),
        await store.chat(idOf(1), 'players', 0),
        await store.notebook(idOf(1), 0),
        await store.drafts(idOf(1), 0),
        await store.person(ANN.id),
        await store.kept('key'),
        await store.claimDue(1e15, 1e15, 100),
        await store.warning(),
      ];
      let before: unknown;
      await opened(async (store) => {
        await store.addPerson(ANN, 1);
        await store.keep('key', 'kept');
        const { id } = await begun(store, 1);
        await Promise.all([0, 1, 2].map((at) => store.append(appendTo(id, at))));
        await store.say(id, 'players', saidBy('Ann', 'line-one', 'hello', 10));
        await store.setNotebook(id, 0, 'notes');
        await store.setDrafts(id, 0, 'drafts');
        before = await all(store);
      }, file);
      await opened(async (store) => expect(await all(store)).toEqual(before), file);
    });

    test('what was appended when it is closed is there', async () => {
      const file = newFile();
      const store = await open(file);
      const { id } = await begun(store, 1);
      const appending = store.append(appendTo(id, 0));
      await store.close();
      expect(await appending).toBe('stored');
      await opened(async (again) => expect((await again.load(id))?.logged).toHaveLength(1), file);
    });
  });
}

/** What a store in a file promises besides. */
export function fileContract(name: string, open: OpenStore): void {
  const opened = (work: (store: Store) => Promise<void>, file: string) => openedBy(open, work, file);
  describe(name, () => {
    test('copies itself while it is written to, and never over another file', async () => {
      const folder = newFolder();
      const copy = join(folder, 'copy.db');
      await opened(
        async (store) => {
          const rows = await Promise.all([1, 2, 3].map((n) => begun(store, n)));
          const append = (at: number) => rows.map(({ id }) => store.append(appendTo(id, at)));
          const first = append(0);
          const copying = store.backup(copy);
          await Promise.all([...first, copying, ...append(1)]);
          await expect(store.backup(copy)).rejects.toThrow(/already there/);
        },
        join(folder, 'conclave.db'),
      );
      await opened(async (store) => {
        for (const id of await store.startedMatchIds()) {
          const stored = await store.load(id);
          const turns = (await store.list('running', null, 10)).find(({ row }) => row.id === id)?.turns;
          const unmoved = 500 + Number.parseInt(id, 16);
          expect(stored?.clock.deadline).toBe(stored?.logged.length ? 999 + stored.logged.length : unmoved);
          expect(turns).toEqual(stored?.logged.length ? [1] : [0]);
        }
        expect(await store.startedMatchIds()).toHaveLength(3);
      }, copy);
    });

    test('a file that cannot be written to is refused in words for the operator', async () => {
      const folder = newFolder();
      const file = join(folder, 'a-folder.db');
      mkdirSync(file);
      await expect(open(file)).rejects.toThrow(/cannot be opened for writing/);
      expect(existsSync(file)).toBe(true);
    });
  });
}
