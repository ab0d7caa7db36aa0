/** Reads a whole SQLite file as items, and writes items into an empty file. */

import { type BackupItem, type MatchItem, PAPERS } from './backup-item.ts';
import { checksum } from './checksum.ts';
import { joined } from './entry-line.ts';
import { WRITE_SNAPSHOT } from './journal.ts';
import { bytes, type Sql } from './sql.ts';
import { writeInvitations } from './sqlite-matches.ts';
import { looseSteps, packedSteps } from './sqlite-packs.ts';
import { personSum } from './sqlite-people.ts';
import {
  RATING,
  ratingOf,
  SUBSCRIPTION,
  subscriptionOf,
  writeNotices,
  writeRating,
  writeSubscription,
} from './sqlite-personal.ts';
import type { ChatRoom, MatchRow } from './store.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);
const number = (value: unknown) => (typeof value === 'number' ? value : null);

export function* backupItems(sql: Sql): Iterable<BackupItem> {
  for (const { key, value } of sql.all(`select ${bytes('key', 'value')} from kept`))
    yield { kind: 'kept', key: String(key), value: String(value) };
  for (const { id, name, recovery, shows, created_at } of sql.all(
    `select ${bytes('id', 'name', 'recovery', 'shows')}, created_at from people`,
  )) {
    const person = { id: String(id), name: String(name) };
    const createdAt = Number(created_at);
    yield { kind: 'person', person, recovery: text(recovery), createdAt, shows: text(shows) };
  }
  for (const row of sql.all(`select ${SUBSCRIPTION} from subscriptions`))
    yield { kind: 'subscription', subscription: subscriptionOf(row) };
  for (const row of sql.all(`select ${RATING} from ratings`)) yield { kind: 'rating', step: ratingOf(row) };
  for (const { id } of sql.all(`select ${bytes('id')} from matches order by id`)) {
    yield matchOf(sql, String(id));
    yield* linesOf(sql, String(id));
    yield* noticesOf(sql, String(id));
    for (const kind of ['notebook', 'drafts'] as const)
      for (const { seat, text: words } of sql.all(
        `select seat, ${bytes('text')} from ${PAPERS[kind]} where match = ?`,
        String(id),
      ))
        yield { kind, match: String(id), seat: Number(seat), text: String(words) };
  }
}

function matchOf(sql: Sql, id: string): MatchItem {
  const found = sql.get(
    `select ${bytes('row', 'seed', 'told', 'turns', 'clock')}, changed_at, deadline, clock_shift, rated from matches where id = ?`,
    id,
  );
  if (!found) throw new Error(`match ${id} is gone`);
  const row = { ...(JSON.parse(String(found.row)) as MatchRow), changedAt: Number(found.changed_at) };
  const isRated = found.rated === 1;
  const [seed, told] = [text(found.seed), text(found.told)];
  const snapshot = text(sql.get(`select ${bytes('data')} from snapshots where match = ?`, id)?.data);
  if (seed === null || told === null || snapshot === null)
    return { kind: 'match', row, isRated, begun: null };
  const [packed, loose] = [packedSteps(sql, id), looseSteps(sql, id)];
  return {
    kind: 'match',
    row,
    isRated,
    begun: {
      ...{ seed, told, snapshot },
      logged: [...packed.logged, ...loose.logged],
      names: [...packed.names, ...loose.names],
      turns: String(found.turns),
      clock: {
        deadline: number(found.deadline),
        shift: Number(found.clock_shift),
        data: String(found.clock),
      },
    },
  };
}

function* linesOf(sql: Sql, match: string): Iterable<BackupItem> {
  const rows = sql.all(
    `select ${bytes('room', 'id', 'person', 'sender', 'text')}, n, seat, at from chat where match = ? order by room, n`,
    match,
  );
  for (const { room, id, person, sender, text: words, n, seat, at } of rows) {
    const line = {
      n: Number(n),
      seat: number(seat),
      from: String(sender),
      text: String(words),
      at: Number(at),
    };
    yield { kind: 'line', match, room: room as ChatRoom, id: String(id), person: String(person), line };
  }
}

function* noticesOf(sql: Sql, match: string): Iterable<BackupItem> {
  const rows = sql.all(`select seat, ${bytes('tag')}, due, remind from notices where match = ?`, match);
  for (const { seat, tag, due, remind } of rows) {
    const notice = { seat: Number(seat), tag: String(tag), due: Number(due), remind: number(remind) };
    yield { kind: 'notice', match, notice };
  }
}

/** Into a file that is empty, in one transaction. */
export function take(sql: Sql, item: BackupItem): void {
  switch (item.kind) {
    case 'kept':
      sql.run('insert into kept values (?, ?, ?)', item.key, item.value, checksum(item.key, item.value));
      return;
    case 'person': {
      const { person, recovery, createdAt, shows } = item;
      sql.run(
        'insert into people (id, name, recovery, created_at, shows, sum) values (?, ?, ?, ?, ?, ?)',
        ...[person.id, person.name, recovery, createdAt, shows],
        personSum(person.id, person.name, recovery, createdAt, shows),
      );
      return;
    }
    case 'subscription':
      writeSubscription(sql, item.subscription);
      return;
    case 'rating':
      writeRating(sql, item.step);
      return;
    case 'notice':
      writeNotices(sql, item.match, [item.notice]);
      return;
    case 'match':
      takeMatch(sql, item);
      return;
    case 'line': {
      const { match, room, id, person, line } = item;
      const values = [match, room, line.n, id, line.from, line.text, line.at, person, line.seat] as const;
      sql.run('insert into chat values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', ...values, checksum(...values));
      return;
    }
    case 'notebook':
    case 'drafts': {
      const { kind, match, seat, text: words } = item;
      const insert = `insert into ${PAPERS[kind]} (match, seat, text, sum) values (?, ?, ?, ?)`;
      sql.run(insert, match, seat, words, checksum(match, seat, words));
    }
  }
}

function takeMatch(sql: Sql, { row: { changedAt, ...row }, isRated, begun }: MatchItem): void {
  const { id } = row;
  const written = JSON.stringify(row);
  sql.run(
    `insert into matches (id, game, status, public, host, opener, code, created_at, changed_at, row, row_sum, rated)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[
      id,
      row.game,
      row.status,
      row.public ? 1 : 0,
      row.host,
      row.opener ?? null,
      row.gathering?.code ?? null,
    ],
    ...[row.createdAt, changedAt, written, checksum(written), isRated ? 1 : 0],
  );
  row.seats.forEach((holder, seat) => {
    sql.run('insert into seats values (?, ?, ?)', id, seat, holder.kind === 'person' ? holder.person : null);
  });
  writeInvitations(sql, { ...row, changedAt });
  if (!begun) return;
  const { seed, told, snapshot, logged, names, turns, clock } = begun;
  sql.run(
    `update matches set seed = ?, told = ?, length = ?, turns = ?, deadline = ?, clock = ?, clock_shift = ?,
     opening_sum = ?, clock_sum = ? where id = ?`,
    ...[seed, told, logged.length, turns, clock.deadline, clock.data, clock.shift],
    ...[checksum(id, seed, told), checksum(id, clock.data), id],
  );
  sql.run(WRITE_SNAPSHOT, id, snapshot, checksum(id, snapshot));
  const entries = joined(logged);
  if (logged.length > 0)
    sql.run('insert into entries values (?, 0, ?, ?)', id, entries, checksum(id, 0, entries));
  for (const name of names) {
    const full = `${id} ${name}`;
    sql.run('insert into taken values (?, ?)', full, checksum(full));
  }
}
