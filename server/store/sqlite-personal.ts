/** Notices, subscriptions, ratings and what else belongs to persons, in SQLite. */

import type { Seat } from '@conclave/engine';
import { checksum } from './checksum.ts';
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
  textOfQuiet,
} from './personal.ts';
import { generationKey } from './sign-ins.ts';
import { bytes, type Row, type Sql } from './sql.ts';
import { unsign } from './sqlite-chat.ts';
import { type FoldedSql, textOf } from './sqlite-folded.ts';
import { rowOf } from './sqlite-matches.ts';
import { profileOf, rename, setShows } from './sqlite-people.ts';
import type { ChatRoom, MatchRow } from './store.ts';

const PROFILE = `${bytes('id', 'name', 'shows')}, created_at`;
export const RATING = `${bytes('person', 'game', 'role', 'match')}, n, at, mu, sigma`;

export const SUBSCRIPTION = `${bytes('id', 'person', 'endpoint', 'keys', 'quiet')}, at`;

/** Within the transaction of the step that asks; steps do not touch this table, so nothing is folded for it. */
export function writeNotices(sql: Sql, match: string, notices: readonly Notice[]): void {
  for (const { seat, tag, due, remind } of notices)
    sql.run(
      `insert into notices (match, seat, tag, due, remind) values (?, ?, ?, ?, ?) on conflict (match, seat) do update
       set tag = excluded.tag, due = excluded.due, remind = excluded.remind, sent = '[]', claimed_until = 0`,
      ...[match, seat, tag, due, remind],
    );
}

export function writeSubscription(sql: Sql, subscription: Subscription): void {
  const { id, person, endpoint, at } = subscription;
  const [keys, quiet] = [JSON.stringify(subscription.keys), textOfQuiet(subscription.quiet)];
  const values = [id, person, endpoint, keys, quiet, at] as const;
  sql.run('insert into subscriptions values (?, ?, ?, ?, ?, ?, ?)', ...values, checksum(...values));
}

export function subscriptionOf({ id, person, endpoint, keys, quiet, at }: Row): Subscription {
  return {
    ...{ id: String(id), person: String(person), endpoint: String(endpoint), at: Number(at) },
    keys: JSON.parse(String(keys)),
    quiet: quiet === null ? null : JSON.parse(String(quiet)),
  };
}

export function writeRating(sql: Sql, { person, game, role, n, match, at, mu, sigma }: RatingStep): void {
  const values = [person, game, role, n, match, at, mu, sigma] as const;
  sql.run('insert into ratings values (?, ?, ?, ?, ?, ?, ?, ?, ?)', ...values, checksum(...values));
}

export function ratingOf({ person, game, role, n, match, at, mu, sigma }: Row): RatingStep {
  return {
    ...{ person: String(person), game: String(game), role: String(role), n: Number(n) },
    ...{ match: String(match), at: Number(at), mu: Number(mu), sigma: Number(sigma) },
  };
}

export abstract class SqlitePersonal implements PersonalStore {
  protected abstract readonly sql: Sql;
  protected abstract readonly tables: FoldedSql;

  async claimNotices(now: number, until: number, limit: number): Promise<readonly ClaimedNotice[]> {
    const due = 'due <= ?1 and claimed_until <= ?1';
    // Asked all the time: not each time a reason to fold.
    if (limit <= 0 || !this.sql.get(`select 1 from notices where ${due} limit 1`, now)) return [];
    return this.sql.inTransaction(() => {
      const found = this.tables.all(
        `select ${bytes('n.tag', 'n.sent', 'm.row', 'm.turns', 'm.clock')}, n.seat, n.due, n.remind, m.changed_at
         from notices n join matches m on m.id = n.match where ${due.replaceAll('claimed', 'n.claimed')}
         order by n.due limit ?2`,
        ...[now, limit],
      );
      return found.flatMap((notice) => {
        const row = rowOf(notice);
        if (!row) return [];
        const claim = 'update notices set claimed_until = ? where match = ? and seat = ?';
        this.sql.run(claim, until, row.id, Number(notice.seat));
        return [claimedOf(notice, row)];
      });
    });
  }

  async settleNotice(match: string, seat: Seat, tag: string, left: NoticeLeft | null): Promise<void> {
    const which = 'where match = ? and seat = ? and tag = ?';
    if (left === null) this.sql.run(`delete from notices ${which}`, match, seat, tag);
    else
      this.sql.run(
        `update notices set due = ?, remind = ?, sent = ?, claimed_until = 0 ${which}`,
        ...[left.due, left.remind, JSON.stringify(left.sent), match, seat, tag],
      );
  }

  async subscribe(subscription: Subscription, most: number): Promise<void> {
    const { person, endpoint } = subscription;
    this.sql.inTransaction(() => {
      this.sql.run('delete from subscriptions where endpoint = ?', endpoint);
      writeSubscription(this.sql, subscription);
      this.sql.run(
        `delete from subscriptions where person = ?1 and id not in
           (select id from subscriptions where person = ?1 order by at desc, id limit ?2)`,
        ...[person, most],
      );
    });
  }

  async subscriptions(person: string): Promise<readonly Subscription[]> {
    const found = `select ${SUBSCRIPTION} from subscriptions where person = ? order by at, id`;
    return this.sql.all(found, person).map(subscriptionOf);
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    this.sql.run('delete from subscriptions where person = ? and endpoint = ?', person, endpoint);
  }

  async unrated(limit: number): Promise<readonly MatchRow[]> {
    const unrated = "from matches where status = 'finished' and rated = 0";
    // Asked all the time: not each time a reason to fold.
    if (!this.sql.get(`select 1 ${unrated} limit 1`)) return [];
    const found = this.tables.all(
      `select ${bytes('row')}, changed_at ${unrated} order by changed_at, id limit ?`,
      limit,
    );
    return found.flatMap((row) => rowOf(row) ?? []);
  }

  async ratings(person: string): Promise<readonly RatingStep[]> {
    const found = `select ${RATING} from ratings where person = ? order by game, role, n`;
    return this.sql.all(found, person).map(ratingOf);
  }

  async rate(match: string, steps: readonly RatingStep[]): Promise<boolean> {
    return this.sql.inTransaction(() => {
      const isNext = ({ person, game, role, n }: RatingStep) =>
        Number(
          this.sql.get(
            'select coalesce(max(n), 0) as n from ratings where person = ? and game = ? and role = ?',
            ...[person, game, role],
          )?.n,
        ) ===
        n - 1;
      if (!steps.every(isNext)) return false;
      const { changes } = this.sql.run('update matches set rated = 1 where id = ? and rated = 0', match);
      if (changes === 1) for (const step of steps) writeRating(this.sql, step);
      return changes === 1;
    });
  }

  async profile(person: string): Promise<Profile | null> {
    const row = this.sql.get(`select ${PROFILE} from people where id = ?`, person);
    return row ? profileOf(row) : null;
  }

  async setShows(person: string, shows: Shows): Promise<void> {
    setShows(this.tables, person, shows);
  }

  async linesOf(person: string): Promise<readonly OwnLine[]> {
    return this.sql
      .all(`select ${bytes('match', 'room', 'text')}, at from chat where person = ? order by at`, person)
      .map(({ match, room, text, at }) => ({
        ...{ match: String(match), room: room as ChatRoom, text: String(text), at: Number(at) },
      }));
  }

  async matchesNaming(person: string): Promise<readonly string[]> {
    const found = `select ${bytes('id')} from matches where instr(row, ?) > 0 order by id`;
    return this.sql.all(found, person).map(({ id }) => String(id));
  }

  async unname(person: string): Promise<void> {
    this.sql.inTransaction(() => {
      this.dropNewsOf(person);
      unsign(this.sql, person);
      rename(this.tables, person, '');
    });
  }

  /** What the house has said of them at tables that have not begun. */
  private dropNewsOf(person: string): void {
    const row = this.sql.get(`select ${bytes('name')} from people where id = ?`, person);
    if (!row || row.name === '') return;
    const name = JSON.stringify(String(row.name));
    this.sql.run("delete from chat where person = '' and sender = '' and instr(text, ?) > 0", name);
  }

  async forget(person: string): Promise<void> {
    this.sql.inTransaction(() => {
      this.dropNewsOf(person);
      for (const table of ['subscriptions', 'ratings', 'chat'])
        this.sql.run(`delete from ${table} where person = ?`, person);
      for (const table of ['notebooks', 'drafts'])
        this.sql.run(
          `delete from ${table} where exists
             (select 1 from seats s where s.match = ${table}.match and s.seat = ${table}.seat and s.person = ?)`,
          person,
        );
      this.sql.run('delete from kept where key = ?', generationKey(person));
      this.tables.run("update matches set host = '' where host = ?", person);
      this.sql.run('delete from people where id = ?', person);
    });
  }

  async people(limit: number): Promise<readonly Profile[]> {
    return this.sql
      .all(`select ${PROFILE} from people order by created_at desc, id limit ?`, limit)
      .map(profileOf);
  }

  async unfinished(limit: number): Promise<readonly MatchRow[]> {
    const found = `select ${bytes('row')}, changed_at from matches where status <> 'finished'
      order by changed_at desc limit ?`;
    return this.tables.all(found, limit).flatMap((row) => rowOf(row) ?? []);
  }

  async keptUnder(prefix: string): Promise<readonly { readonly key: string; readonly value: string }[]> {
    const found = `select ${bytes('key', 'value')} from kept where key >= ?1 and key < ?1 || char(65535) order by key`;
    return this.sql.all(found, prefix).map(({ key, value }) => ({ key: String(key), value: String(value) }));
  }

  async unkeep(key: string): Promise<void> {
    this.sql.run('delete from kept where key = ?', key);
  }
}

function claimedOf(found: Row, row: MatchRow): ClaimedNotice {
  return {
    ...{ seat: Number(found.seat), tag: String(found.tag), due: Number(found.due) },
    remind: found.remind === null ? null : Number(found.remind),
    sent: JSON.parse(String(found.sent)) as string[],
    row,
    turns: JSON.parse(textOf(found.turns) ?? '[]') as Seat[],
    clock: String(found.clock),
  };
}
