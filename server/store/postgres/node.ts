/**
 * This server as one of several on a database. It signs that it is alive, hears what others changed, and reads their
 * common time.
 *
 * News are sent after the commit by NOTIFY, and all of them may be lost. Code that needs to be sure compares (`look`).
 */

import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { News } from '../cluster.ts';
import { newClient, PATIENCE } from './connections.ts';

/** Milliseconds between two signs of life; a node without one for so long does not count; nor does it serve. */
const SIGN_EVERY = 500;
const ALIVE_FOR = 5000;
const CUT_OFF_AFTER = 2000;
/** Ids in one message, which holds 8000 bytes. */
const MAX_NEWS = 200;
const CHANNEL = 'conclave';
/** Before a sign-in that has ended, or a person whose older ones have; matches stand for themselves. Nodes of older versions pass it over. */
export const SIGNED_OUT = 'out:';

/**
 * The names of nodes that know all that this version stores begin so, those of older versions do not: entries for seats
 * that were late, and clocks that people have stopped.
 */
const KNOWS_ALL = 'late-still-';

/** Of a table with `alive_at`, at a moment: a clock that was set back leaves signs from what is to come. */
export const isAlive = (moment: string) =>
  `(alive_at between ${moment} - ${ALIVE_FOR} and ${moment} + ${ALIVE_FOR})`;

/**
 * The house's time stands still while no node is alive: what has passed meanwhile is given back. So is what somebody has
 * set the database's clock on by; and what it was set back by is made up for.
 */
const SIGN = `
with db as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as wall),
time as (
  update house_time t set
    shift = t.shift + case when t.alive_at = 0 or ${isAlive('db.wall')} then 0 else db.wall - t.alive_at end,
    alive_at = case when ${isAlive('db.wall')} then greatest(t.alive_at, db.wall) else db.wall end
  from db returning t.shift),
signed as (
  insert into nodes select $1, wall from db on conflict (id) do update set alive_at = excluded.alive_at)
select wall, wall - (select shift from time) as now,
  (select count(*)::int from nodes where id <> $1 and ${isAlive('wall')}) as others,
  (select count(*)::int from nodes where id not like '${KNOWS_ALL}%' and ${isAlive('wall')}) as older from db`;

interface Signed {
  readonly wall: number;
  readonly now: number;
  readonly others: number;
  readonly older: number;
}

export class Node {
  readonly id = KNOWS_ALL + randomBytes(8).toString('hex');
  private readonly url: string;
  private client: pg.Client | null = null;
  private news: News | null = null;
  private readonly outbox = new Set<string>();
  private isTelling = false;
  private timer: NodeJS.Timeout | undefined;
  private signed: Signed = { wall: 0, now: 0, others: 0, older: 0 };
  /** By the machine's monotonic clock: when the last sign was given. */
  private signedAt = Number.NEGATIVE_INFINITY;
  isEnded = false;
  /** One question after the other. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(url: string) {
    this.url = url;
  }

  async start(): Promise<void> {
    await this.sign();
    this.tick();
  }

  /** Of all nodes together. Without a sign of life it stands still before the others give it back. */
  now(): number {
    return Math.floor(this.signed.now + this.sinceSign());
  }

  /** The database's clock: those of the machines may be hours apart. */
  wall(): number {
    return Math.floor(this.signed.wall + this.sinceSign());
  }

  get others(): number {
    return this.signed.others;
  }

  get hasOlder(): boolean {
    return this.signed.older > 0;
  }

  get isCutOff(): boolean {
    return performance.now() - this.signedAt > CUT_OFF_AFTER;
  }

  listen(news: News): void {
    this.news = news;
  }

  /** After the commit: a match has changed, or a sign-in or those of a person (`SIGNED_OUT`) have ended. */
  tell(what: string): void {
    this.outbox.add(what);
    if (this.isTelling) return;
    this.isTelling = true;
    setImmediate(() => void this.flush());
  }

  async end(): Promise<void> {
    this.isEnded = true;
    clearTimeout(this.timer);
    const { client } = this;
    if (!client) return;
    await this.ask(client, 'delete from nodes where id = $1', [this.id]).catch(() => {});
    await client.end().catch(() => {});
  }

  private sinceSign(): number {
    return Math.min(performance.now() - this.signedAt, ALIVE_FOR);
  }

  private tick(): void {
    if (this.isEnded) return;
    this.timer = setTimeout(() => {
      this.sign()
        .catch(() => {})
        .finally(() => this.tick());
    }, SIGN_EVERY).unref();
  }

  private async sign(): Promise<void> {
    const client = this.client ?? (await this.connect());
    await this.last;
    const asked = performance.now();
    const [signed] = await this.ask<Signed>(client, SIGN, [this.id]);
    this.signedAt = performance.now();
    // It was so late half way between question and answer.
    const late = (this.signedAt - asked) / 2;
    this.signed = { ...signed, now: signed.now + late, wall: signed.wall + late };
  }

  private async connect(): Promise<pg.Client> {
    const client = newClient(this.url);
    client.on('error', () => this.lose(client));
    client.on('notification', ({ payload = '' }) => this.receive(payload));
    await client.connect();
    await this.ask(client, `listen ${CHANNEL}`, []);
    this.client = client;
    return client;
  }

  private ask<Row extends pg.QueryResultRow>(
    client: pg.Client,
    sql: string,
    values: string[],
  ): Promise<Row[]> {
    const asked = this.last.then(async () => (await answered(client.query<Row>(sql, values))).rows);
    // A connection that does not answer is given up. Otherwise all later requests on it would wait in vain, one after
    // the other.
    this.last = asked.catch(() => this.lose(client));
    return asked;
  }

  private lose(client: pg.Client): void {
    if (client === this.client) this.client = null;
    void client.end().catch(() => {});
  }

  private receive(payload: string): void {
    const [from, ...told] = payload.split(' ');
    if (from === this.id) return;
    for (const what of told) {
      if (what.startsWith(SIGNED_OUT)) this.news?.signedOut(what.slice(SIGNED_OUT.length));
      else this.news?.changed(what);
    }
  }

  /** What comes up while one message is on its way goes with the next. */
  private async flush(): Promise<void> {
    while (this.outbox.size > 0) {
      const told = [...this.outbox].slice(0, MAX_NEWS);
      for (const what of told) this.outbox.delete(what);
      const payload = [this.id, ...told].join(' ');
      if (this.client)
        await this.ask(this.client, 'select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {});
    }
    this.isTelling = false;
  }
}

/** A line may freeze without breaking. */
function answered<Result>(asked: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
