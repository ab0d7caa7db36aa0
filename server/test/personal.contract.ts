/** What every store promises about notices, subscriptions and ratings. */

import { describe, expect, test } from 'vitest';
import { HOST_SEAT, type Notice, type RatingStep, type Subscription } from '../store/personal.ts';
import type { Store } from '../store/store.ts';
import { appendTo, begun, type OpenStore } from './store.contract.ts';
import { newFile } from './table.ts';

const ANN = 'a'.repeat(32);
const END = { places: [[0], [1]], how: 'won' };

const notice = (seat: number, due: number, rest: Partial<Notice> = {}): Notice => ({
  ...{ seat, due, tag: `tag ${seat} ${due}`, remind: null },
  ...rest,
});

const subscription = (n: number, rest: Partial<Subscription> = {}): Subscription => ({
  ...{ id: `sub-${n}`, person: ANN, endpoint: `https://push.example/${n}`, at: n, quiet: null },
  keys: { p256dh: `key ${n}`, auth: `auth ${n}` },
  ...rest,
});

const step = (person: string, n: number, match: string, rest: Partial<RatingStep> = {}): RatingStep => ({
  ...{ person, n, match, game: 'cloister', role: '', at: 10 * n, mu: 25 + n / 3, sigma: 8 - n / 7 },
  ...rest,
});

export function personalContract(name: string, open: OpenStore): void {
  const promise = (title: string, work: (store: Store) => Promise<void>) =>
    test(title, async () => {
      const store = await open(newFile());
      try {
        await work(store);
      } finally {
        await store.close();
      }
    });

  describe(name, () => {
    promise('who is asked is told once the step is stored, and by nobody else meanwhile', async (store) => {
      const { id } = await begun(store, 1);
      const one = notice(1, 100, { remind: 400 });
      expect(await store.append(appendTo(id, 1, { notices: [notice(0, 50)] }))).toBe('conflict');
      expect(await store.append(appendTo(id, 0, { notices: [one, notice(HOST_SEAT, 100)] }))).toBe('stored');
      expect(await store.claimNotices(99, 999, 10)).toEqual([]);
      const claimed = await store.claimNotices(100, 300, 10);
      expect(claimed.map(({ seat }) => seat).sort()).toEqual([HOST_SEAT, 1]);
      const mine = claimed.find(({ seat }) => seat === 1);
      expect(mine).toMatchObject({ ...one, sent: [], turns: [1], clock: '{"at":1000}', row: { id } });
      expect(await store.claimNotices(299, 999, 10)).toEqual([]);
      // Whoever claimed it has died: it is told by another.
      expect(await store.claimNotices(300, 500, 10)).toHaveLength(2);
    });

    promise('what is settled is not told again, but for what is left of it', async (store) => {
      const { id } = await begun(store, 1);
      await store.append(appendTo(id, 0, { notices: [notice(0, 100), notice(1, 100, { tag: 'a' })] }));
      const [first] = await store.claimNotices(100, 300, 10);
      await store.settleNotice(id, 0, first.tag, null);
      await store.settleNotice(id, 1, 'a', { due: 400, remind: null, sent: ['sub-1'] });
      expect(await store.claimNotices(399, 999, 10)).toEqual([]);
      expect(await store.claimNotices(400, 999, 10)).toMatchObject([{ seat: 1, tag: 'a', sent: ['sub-1'] }]);
    });

    promise(
      'what is asked later takes the place of what was asked, also while that is sent',
      async (store) => {
        const { id } = await begun(store, 1);
        await store.append(appendTo(id, 0, { notices: [notice(1, 100, { tag: 'old' })] }));
        await store.claimNotices(100, 300, 10);
        await store.append(appendTo(id, 1, { notices: [notice(1, 110, { tag: 'new' })] }));
        await store.settleNotice(id, 1, 'old', null);
        expect(await store.claimNotices(120, 300, 10)).toMatchObject([{ seat: 1, tag: 'new' }]);
        await store.append(appendTo(id, 2, { outcome: END, turns: [] }));
        expect(await store.remove(id)).toBe(true);
        expect(await store.claimNotices(500, 600, 10)).toEqual([]);
      },
    );

    promise('the first deal asks too', async (store) => {
      const { id } = await begun(store, 1, {}, [notice(0, 5)]);
      expect(await store.claimNotices(10, 20, 10)).toMatchObject([{ seat: 0, row: { id } }]);
    });

    promise('of a person’s subscriptions the latest are kept, each endpoint once', async (store) => {
      const quiet = { from: 1320, to: 420, zone: 'Europe/Paris' };
      for (const n of [1, 2, 3]) await store.subscribe(subscription(n), 2);
      expect(await store.subscriptions(ANN)).toEqual([subscription(2), subscription(3)]);
      await store.subscribe(subscription(9, { endpoint: subscription(2).endpoint, quiet }), 2);
      expect((await store.subscriptions(ANN)).map(({ id }) => id)).toEqual(['sub-3', 'sub-9']);
      expect((await store.subscriptions(ANN))[1].quiet).toEqual(quiet);
      // One browser has one person.
      await store.subscribe(subscription(10, { endpoint: subscription(3).endpoint, person: 'ben' }), 2);
      expect(await store.subscriptions(ANN)).toHaveLength(1);
      await store.unsubscribe('ben', subscription(2).endpoint);
      expect(await store.subscriptions(ANN)).toHaveLength(1);
      await store.unsubscribe(ANN, subscription(2).endpoint);
      expect(await store.subscriptions(ANN)).toEqual([]);
    });

    promise('a match is rated once, and its ratings build on those before', async (store) => {
      const rows = [await begun(store, 1), await begun(store, 2)];
      expect(await store.unrated(10)).toEqual([]);
      for (const [n, { id }] of rows.entries())
        await store.append(appendTo(id, 0, { outcome: END, turns: [], changedAt: 300 - n }));
      const [second, first] = (await store.unrated(10)).map(({ id }) => id);
      expect([first, second]).toEqual(rows.map(({ id }) => id));
      expect(await store.rate(second, [step('a', 2, second)])).toBe(false);
      expect(await store.rate(second, [step('a', 1, second), step('b', 1, second)])).toBe(true);
      expect(await store.rate(second, [step('a', 2, second)])).toBe(false);
      expect(await store.rate(first, [step('a', 1, first)])).toBe(false);
      expect(await store.rate(first, [step('a', 2, first), step('a', 1, first, { role: 'guards' })])).toBe(
        true,
      );
      expect(await store.unrated(10)).toEqual([]);
      expect(await store.ratings('a')).toEqual([
        step('a', 1, second),
        step('a', 2, first),
        step('a', 1, first, { role: 'guards' }),
      ]);
      expect(await store.ratings('c')).toEqual([]);
    });

    promise('two that rate at once: one is first', async (store) => {
      const rows = [await begun(store, 1), await begun(store, 2)];
      for (const { id } of rows) await store.append(appendTo(id, 0, { outcome: END, turns: [] }));
      const rated = await Promise.all(rows.map(({ id }) => store.rate(id, [step('a', 1, id)])));
      expect(rated.sort()).toEqual([false, true]);
      expect(await store.unrated(10)).toHaveLength(1);
    });

    promise('shows what a person lets it show, and nothing before', async (store) => {
      await store.addPerson({ id: ANN, name: 'Ann' }, 7);
      const nothing = { strength: false, matches: false };
      expect(await store.profile(ANN)).toEqual({
        ...{ person: { id: ANN, name: 'Ann' }, createdAt: 7, shows: nothing },
      });
      await store.setShows(ANN, { strength: true, matches: false });
      await store.rename(ANN, 'Anna');
      expect(await store.people(5)).toMatchObject([{ person: { name: 'Anna' }, shows: { strength: true } }]);
      expect(await store.damages()).toEqual([]);
      expect(await store.profile('nobody')).toBeNull();
    });

    promise('keeps values under keys that begin alike, until they are taken away', async (store) => {
      for (const key of ['order 2', 'order 1', 'orders', 'other']) await store.keep(key, `of ${key}`);
      expect(await store.keptUnder('order ')).toEqual([
        { key: 'order 1', value: 'of order 1' },
        { key: 'order 2', value: 'of order 2' },
      ]);
      await store.unkeep('order 1');
      expect(await store.keptUnder('order ')).toHaveLength(1);
      expect(await store.kept('order 1')).toBeNull();
    });
  });
}
