/** Notices, subscriptions, ratings and what else belongs to persons, in PostgreSQL. */

import type { Seat } from '@conclave/engine';
import type { ClientBase } from 'pg';
import {
  type ClaimedNotice,
  type Notice,
  type NoticeLeft,
  type OwnLine,
  type PersonalStore,
  type Profile,
  type RatingStep,
  type Shows,
  type Subscription,
  showsOf,
  textOfQuiet,
} from '../personal.ts';
import { generationKey } from '../sign-ins.ts';
import type { ChatRoom, MatchRow } from '../store.ts';
import { idOf, inTransaction, type Queries } from './connections.ts';
import { decoded } from './letters.ts';
import { type Row, rowOf } from './rows.ts';
import { LOCK } from './statements.ts';

/** Within a transaction. */
export async function writeNotices(
  sql: ClientBase,
  match: string,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length > 0) await sql.query(`${asked('$1::uuid', '$2::json')}`, [match, noticesText(notices)]);
}

export const noticesText = (notices: readonly Notice[] = []) => JSON.stringify(notices);

/** Notices given as JSON; what is asked later takes the place of what was asked before. */
export const asked = (match: string, notices: string, from = '') => `
  insert into notices (match, seat, tag, due, remind)
  select ${match}, n.seat, n.tag, n.due, n.remind
  from ${from} json_to_recordset(${notices}) n(seat int, tag text, due bigint, remind bigint)
  on conflict (match, seat) do update
  set tag = excluded.tag, due = excluded.due, remind = excluded.remind, sent = '[]', claimed_until = 0`;

export async function writeSubscription(sql: ClientBase, subscription: Subscription): Promise<void> {
  const { id, person, endpoint, keys, quiet, at } = subscription;
  await sql.query('insert into subscriptions values ($1, $2, $3, $4, $5, $6)', [
    ...[id, person, endpoint, JSON.stringify(keys), textOfQuiet(quiet), at],
  ]);
}

interface SubscriptionRow extends Omit<Subscription, 'keys' | 'quiet'> {
  readonly keys: string;
  readonly quiet: string | null;
}

export const subscriptionOf = ({ keys, quiet, ...rest }: SubscriptionRow): Subscription => ({
  ...rest,
  keys: JSON.parse(keys),
  quiet: quiet === null ? null : JSON.parse(quiet),
});

export async function writeRating(
  sql: ClientBase,
  { person, game, role, n, match, at, mu, sigma }: RatingStep,
): Promise<void> {
  await sql.query('insert into ratings values ($1, $2, $3, $4, $5, $6, $7, $8)', [
    ...[person, game, role, n, match, at, mu, sigma],
  ]);
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
  readonly shows: string | null;
}

const profileOf = ({ id, name, created_at, shows }: PersonRow): Profile => ({
  person: { id, name },
  createdAt: created_at,
  shows: showsOf(shows),
});

interface Claimed extends Row, Omit<Notice, 'seat'> {
  readonly seat: number;
  readonly sent: string;
  readonly turns: string;
  readonly clock: string;
}

/** What the house has said of somebody at tables that have not begun. */
const DROP_NEWS = `
  delete from chat c using people p where p.id = $1 and p.name <> '' and c.person = '' and c.sender = ''
    and strpos(c.text, to_json(p.name)::text) > 0`;

const CLAIM_NOTICES = `
  with due as (
    select match, seat from notices where due <= $1 and claimed_until <= $1
    order by due limit $3 for update skip locked),
  claimed as (
    update notices n set claimed_until = $2 from due d where n.match = d.match and n.seat = d.seat returning n.*)
  select c.seat, c.tag, c.due, c.remind, c.sent, m.row, h.changed_at, h.turns, h.clock
  from claimed c join matches m on m.id = c.match join heads h on h.match = c.match order by c.due`;

export abstract class PostgresPersonal implements PersonalStore {
  protected abstract readonly sql: Queries;

  async claimNotices(now: number, until: number, limit: number): Promise<readonly ClaimedNotice[]> {
    if (limit <= 0) return [];
    const rows = await this.sql.write<Claimed>(CLAIM_NOTICES, now, until, limit);
    return rows.map(({ seat, tag, due, remind, sent, turns, clock, ...row }) => ({
      ...{ seat, tag, due, remind, clock, row: rowOf(row) },
      sent: JSON.parse(sent) as string[],
      turns: JSON.parse(turns) as Seat[],
    }));
  }

  async settleNotice(match: string, seat: Seat, tag: string, left: NoticeLeft | null): Promise<void> {
    const which = 'where match = $1 and seat = $2 and tag = $3';
    if (left === null) await this.sql.write(`delete from notices ${which}`, match, seat, tag);
    else
      await this.sql.write(
        `update notices set due = $4, remind = $5, sent = $6, claimed_until = 0 ${which}`,
        ...[match, seat, tag, left.due, left.remind, JSON.stringify(left.sent)],
      );
  }

  async subscribe(subscription: Subscription, most: number): Promise<void> {
    const { person, endpoint } = subscription;
    await inTransaction(this.sql.transactions, async (sql) => {
      await sql.query(LOCK, [person]);
      await sql.query('delete from subscriptions where endpoint = $1', [endpoint]);
      await writeSubscription(sql, subscription);
      await sql.query(
        `delete from subscriptions where person = $1 and id not in
           (select id from subscriptions where person = $1 order by at desc, id limit $2)`,
        [person, most],
      );
    });
  }

  async subscriptions(person: string): Promise<readonly Subscription[]> {
    const found = 'select * from subscriptions where person = $1 order by at, id';
    return (await this.sql.read<SubscriptionRow>(found, person)).map(subscriptionOf);
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    await this.sql.write('delete from subscriptions where person = $1 and endpoint = $2', person, endpoint);
  }

  async unrated(limit: number): Promise<readonly MatchRow[]> {
    const rows = await this.sql.read<Row>(
      `select m.row, h.changed_at from heads h join matches m on m.id = h.match
       where h.status = 'finished' and not h.rated order by h.listed_at, h.changed_at, h.match limit $1`,
      limit,
    );
    return rows.map(rowOf);
  }

  async ratings(person: string): Promise<readonly RatingStep[]> {
    const found = 'select * from ratings where person = $1 order by game, role, n';
    return this.sql.read<RatingStep>(found, person);
  }

  async rate(match: string, steps: readonly RatingStep[]): Promise<boolean> {
    return inTransaction(this.sql.transactions, async (sql) => {
      // In the same order everywhere, so that nobody waits for each other.
      for (const { person } of [...steps].sort((a, b) => (a.person < b.person ? -1 : 1)))
        await sql.query(LOCK, [person]);
      for (const { person, game, role, n } of steps) {
        const { rows } = await sql.query<{ n: number }>(
          'select coalesce(max(n), 0) as n from ratings where person = $1 and game = $2 and role = $3',
          [person, game, role],
        );
        if (rows[0].n !== n - 1) return false;
      }
      const { rowCount } = await sql.query('update heads set rated = true where match = $1 and not rated', [
        match,
      ]);
      if (rowCount === 1) for (const step of steps) await writeRating(sql, step);
      return rowCount === 1;
    });
  }

  async profile(person: string): Promise<Profile | null> {
    const found = 'select id, name, created_at, shows from people where id = $1';
    const row = (await this.sql.read<PersonRow>(found, person)).at(0);
    return row ? profileOf(row) : null;
  }

  async setShows(person: string, shows: Shows): Promise<void> {
    await this.sql.write('update people set shows = $2 where id = $1', person, JSON.stringify(shows));
  }

  async linesOf(person: string): Promise<readonly OwnLine[]> {
    const rows = await this.sql.read<{ match: string; room: ChatRoom; text: string; at: number }>(
      'select match, room, text, at from chat where person = $1 order by at',
      person,
    );
    return rows.map(({ match, room, text, at }) => ({ match: idOf(match), room, text: decoded(text), at }));
  }

  async matchesNaming(person: string): Promise<readonly string[]> {
    const found = 'select id from matches where strpos(row, $1) > 0 order by id';
    return (await this.sql.read<{ id: string }>(found, person)).map(({ id }) => idOf(id));
  }

  async unname(person: string): Promise<void> {
    await inTransaction(this.sql.transactions, async (sql) => {
      await sql.query(DROP_NEWS, [person]);
      await sql.query("update chat set sender = '' where person = $1", [person]);
      await sql.query("update people set name = '' where id = $1", [person]);
    });
  }

  async forget(person: string): Promise<void> {
    await inTransaction(this.sql.transactions, async (sql) => {
      await sql.query(DROP_NEWS, [person]);
      for (const table of ['subscriptions', 'ratings', 'chat', 'presence'])
        await sql.query(`delete from ${table} where person = $1`, [person]);
      for (const table of ['notebooks', 'drafts'])
        await sql.query(
          `delete from ${table} p using seats s where s.match = p.match and s.seat = p.seat and s.person = $1`,
          [person],
        );
      await sql.query('delete from kept where key = $1', [generationKey(person)]);
      await sql.query('delete from allowances where strpos(key, $1) > 0', [person]);
      await sql.query("update matches set host = '' where host = $1", [person]);
      await sql.query('delete from people where id = $1', [person]);
    });
  }

  async people(limit: number): Promise<readonly Profile[]> {
    const found = 'select id, name, created_at, shows from people order by created_at desc, id limit $1';
    return (await this.sql.read<PersonRow>(found, limit)).map(profileOf);
  }

  async unfinished(limit: number): Promise<readonly MatchRow[]> {
    const rows = await this.sql.read<Row>(
      `select m.row, h.changed_at from heads h join matches m on m.id = h.match
       where h.status <> 'finished' order by h.changed_at desc limit $1`,
      limit,
    );
    return rows.map(rowOf);
  }

  async keptUnder(prefix: string): Promise<readonly { readonly key: string; readonly value: string }[]> {
    const found = 'select key, value from kept where starts_with(key, $1) order by key';
    return this.sql.read<{ key: string; value: string }>(found, prefix);
  }

  async unkeep(key: string): Promise<void> {
    await this.sql.write('delete from kept where key = $1', key);
  }
}
