import { expect, test } from 'vitest';
import type { ListRow } from '../list.ts';
import { ListClient } from '../list-client.ts';
import { byUrgency, urgencyOf } from '../urgency.ts';
import { FakeMachine, tableFrame } from './fakes.ts';

const summary = tableFrame().table;

const row = (id: string, rest: Partial<ListRow> = {}): ListRow => ({
  table: { ...summary, id },
  asks: null,
  until: [],
  ...rest,
});

function listening() {
  const machine = new FakeMachine();
  const client = new ListClient(machine);
  machine.socket.greets();
  const ids = () => client.list.map(({ row: { table } }) => table.id).sort();
  return { machine, client, ids };
}

test('asks for the list when greeted, and follows its rows', () => {
  const { machine, client, ids } = listening();
  expect(machine.socket.of('list')).toHaveLength(1);
  machine.socket.says({ type: 'row', match: 'match001', now: 5, row: row('match001') }, { type: 'listed' });
  expect([client.isListed, client.isLive, ids()]).toEqual([true, true, ['match001']]);
  machine.socket.says({ type: 'row', match: 'match002', now: 6, row: row('match002') });
  machine.socket.says({ type: 'row', match: 'match001', now: 7, row: null });
  expect(ids()).toEqual(['match002']);
});

test('on a new line the old list is shown until the new one is whole, and what is gone goes', () => {
  const { machine, client, ids } = listening();
  machine.socket.says({ type: 'row', match: 'match001', now: 5, row: row('match001') }, { type: 'listed' });
  machine.socket.breaks();
  machine.pass(60_000);
  machine.socket.greets();
  expect([client.isLive, ids()]).toEqual([false, ['match001']]);
  machine.socket.says({ type: 'row', match: 'match003', now: 9, row: row('match003') });
  expect(ids()).toEqual(['match001']);
  machine.socket.says({ type: 'listed' });
  expect([client.isLive, ids()]).toEqual([true, ['match003']]);
});

test('what waits for the reader comes first, by the time left, then by how long it has waited', () => {
  const due = { due: true, asked: true, waiting: [0], question: null, moves: [] };
  const running = { ...summary, status: 'running', you: 0 } as const;
  const waits = (id: string, changedAt: number, at?: number): ListRow => ({
    table: { ...running, id, changedAt },
    asks: due,
    until: at === undefined ? [] : [{ seat: 0, at }],
  });
  const rows = [
    row('over', { table: { ...running, id: 'over', status: 'finished', changedAt: 99 } }),
    row('theirs-old', {
      table: { ...running, id: 'theirs-old', changedAt: 10 },
      asks: { ...due, due: false },
    }),
    row('theirs-new', {
      table: { ...running, id: 'theirs-new', changedAt: 20 },
      asks: { ...due, due: false },
    }),
    waits('no-end-late', 8),
    waits('no-end-early', 7),
    waits('tomorrow', 1, 2000),
    waits('soon', 9, 1000),
  ];
  const sorted = rows.toSorted((one, other) => byUrgency(urgencyOf(one), urgencyOf(other)));
  expect(sorted.map(({ table }) => table.id)).toEqual([
    ...['soon', 'tomorrow', 'no-end-early', 'no-end-late'],
    ...['theirs-new', 'theirs-old', 'over'],
  ]);
});
