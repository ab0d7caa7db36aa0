/** Reads everything in the file, and names what differs from what was written. */

import { checksum, type Part } from './checksum.ts';
import { NUMBERS } from './schema.ts';
import { bytes, type Row, type Sql } from './sql.ts';
import type { Damage, MatchRow } from './store.ts';

/** The tables: what is read of them, where the sum stands, what it is over, and to what a row belongs. */
interface Summed {
  readonly table: string;
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
  readonly sum: string;
  over(row: Row): readonly Part[];
  of(row: Row): Damaged;
}

/** A match, or what is damaged where it is none. */
interface Damaged {
  readonly match?: unknown;
  readonly what?: string;
}

const ofMatch = ({ match }: Row): Damaged => ({ match });
const matches = (sum: string, texts: readonly string[], over: (row: Row) => readonly Part[]): Summed => ({
  ...{ table: 'matches', texts: ['id', ...texts], numbers: [], sum, over },
  of: ({ id }) => ({ match: id }),
});

const SUMMED: readonly Summed[] = [
  matches('row_sum', ['row'], ({ row }) => [row]),
  matches('opening_sum', ['seed', 'told'], ({ id, seed, told }) => [id, seed, told]),
  matches('clock_sum', ['clock'], ({ id, clock }) => [id, clock]),
  {
    ...{ table: 'entries', texts: ['match', 'logged'], numbers: ['seq'], sum: 'sum' },
    over: ({ match, seq, logged }) => [match, seq, logged],
    of: ofMatch,
  },
  {
    ...{ table: 'snapshots', texts: ['match', 'data'], numbers: [], sum: 'sum' },
    over: ({ match, data }) => [match, data],
    of: ofMatch,
  },
  {
    ...{ table: 'packs', texts: ['match', 'data'], numbers: [], sum: 'sum' },
    over: ({ match, data }) => [match, data],
    of: ofMatch,
  },
  {
    ...{
      table: 'chat',
      texts: ['match', 'room', 'id', 'sender', 'text', 'person'],
      numbers: ['n', 'at', 'seat'],
    },
    sum: 'sum',
    over: ({ match, room, n, id, sender, text, at, person, seat }) => [
      ...[match, room, n, id, sender, text, at, person, seat],
    ],
    of: ofMatch,
  },
  {
    ...{ table: 'notebooks', texts: ['match', 'text'], numbers: ['seat'], sum: 'sum' },
    over: ({ match, seat, text }) => [match, seat, text],
    of: ofMatch,
  },
  {
    ...{ table: 'drafts', texts: ['match', 'text'], numbers: ['seat'], sum: 'sum' },
    over: ({ match, seat, text }) => [match, seat, text],
    of: ofMatch,
  },
  {
    ...{
      table: 'glances',
      texts: ['match', 'asks', 'view'],
      numbers: ['seat', 'at', 'view_at'],
      sum: 'sum',
    },
    over: ({ match, seat, at, asks, view_at, view }) => [match, seat, at, asks, view_at, view],
    of: ofMatch,
  },
  {
    ...{ table: 'people', texts: ['id', 'name', 'recovery', 'shows'], numbers: ['created_at'] },
    sum: 'sum',
    over: ({ id, name, recovery, created_at, shows }) => [
      ...[id, name, recovery, created_at, ...(shows === null ? [] : [shows])],
    ],
    of: ({ id }) => ({ what: `person ${id}` }),
  },
  {
    ...{ table: 'subscriptions', texts: ['id', 'person', 'endpoint', 'keys', 'quiet'], numbers: ['at'] },
    sum: 'sum',
    over: ({ id, person, endpoint, keys, quiet, at }) => [id, person, endpoint, keys, quiet, at],
    of: ({ id }) => ({ what: `subscription ${id}` }),
  },
  {
    ...{ table: 'ratings', texts: ['person', 'game', 'role', 'match'], numbers: ['n', 'at', 'mu', 'sigma'] },
    sum: 'sum',
    over: ({ person, game, role, n, match, at, mu, sigma }) => [
      ...[person, game, role, n, match, at, mu, sigma],
    ],
    of: ({ person, game }) => ({ what: `a rating of ${person} in ${game}` }),
  },
  {
    ...{ table: 'kept', texts: ['key', 'value'], numbers: [], sum: 'sum' },
    over: ({ key, value }) => [key, value],
    of: ({ key }) => ({ what: `the server’s own “${key}”` }),
  },
  {
    ...{ table: 'taken', texts: ['name'], numbers: [], sum: 'sum' },
    over: ({ name }) => [name],
    of: ({ name }) => ({ what: `the name of a step, “${name}”` }),
  },
];

export function damages(sql: Sql): Damage[] {
  return [...structure(sql), ...SUMMED.flatMap((summed) => inTable(sql, summed)), ...columns(sql)];
}

/** The file itself: pages, indices, whether every row is where it can be found. */
function structure(sql: Sql): Damage[] {
  return guarded('the file', () => {
    const found = sql.all(`select ${bytes('integrity_check')} from pragma_integrity_check`);
    const lines = found.map(({ integrity_check }) => String(integrity_check));
    return lines.filter((line) => line !== 'ok').map((line) => ({ match: '', why: `the file: ${line}` }));
  });
}

function inTable(sql: Sql, { table, texts, numbers, sum, over, of }: Summed): Damage[] {
  return guarded(`table ${table}`, () => {
    const columns = [bytes(...texts), ...numbers, sum].join(', ');
    return sql.all(`select ${columns} from ${table}`).flatMap((row) => {
      const isSound = row[sum] === null || row[sum] === checksum(...over(row));
      if (isSound) return [];
      const { match = '', what = 'it' } = of(row);
      return [{ match: String(match), why: `${what} is damaged in ${table}` }];
    });
  });
}

/** What stands in columns of its own is also in the row, or in another table. */
function columns(sql: Sql): Damage[] {
  return guarded('table matches', () => {
    const found = sql.all(
      `select ${bytes('id', 'game', 'status', 'host', 'opener', 'code', 'turns', 'row')}, numbers_sum = ${NUMBERS} as sound,
         cast((select group_concat(coalesce(person, '')) from
           (select person from seats where match = matches.id order by seat)) as blob) as people,
         cast((select group_concat(person) from
           (select person from invitations where match = matches.id order by n)) as blob) as asked from matches`,
    );
    return found.flatMap((row) =>
      isConsistent(row) ? [] : [{ match: String(row.id), why: 'it is damaged in matches' }],
    );
  });
}

function isConsistent({
  id,
  game,
  status,
  host,
  opener,
  code,
  turns,
  row,
  people,
  asked,
  sound,
}: Row): boolean {
  try {
    const written = JSON.parse(String(row)) as MatchRow;
    const persons = written.seats.map((holder) => (holder.kind === 'person' ? holder.person : ''));
    return (
      sound === 1 &&
      written.id === id &&
      written.game === game &&
      written.status === status &&
      (host === '' || written.host === host) &&
      (written.opener ?? null) === opener &&
      (written.gathering?.code ?? null) === code &&
      persons.join() === people &&
      (written.gathering?.asked ?? []).join() === (asked ?? '') &&
      Array.isArray(JSON.parse(String(turns)))
    );
  } catch {
    return false;
  }
}

function guarded(what: string, look: () => Damage[]): Damage[] {
  try {
    return look();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [{ match: '', why: `${what} cannot be read: ${why}` }];
  }
}
