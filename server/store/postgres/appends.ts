/**
 * Writes steps into PostgreSQL. Steps that arrive while others are being written share one statement. One statement a
 * step would cost seven to ten times as much.
 */

import { MINUTE } from '@conclave/engine/time-units';
import type pg from 'pg';
import { joined, ownName } from '../entry-line.ts';
import type { Append, Appended } from '../store.ts';
import { inTransaction } from './connections.ts';
import { asked, noticesText } from './personal.ts';

/** Steps in one statement, and statements under way at once. */
const MAX_BATCH = 64;
const LANES = 3;

interface Waiting {
  readonly append: Append;
  settle(result: Appended): void;
  fail(error: unknown): void;
}

/** Compares and sets the length of each match, and its clock where that is asked; `ord` of those that were next. */
const WRITE = `
with given as (
  select * from unnest($1::uuid[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::bigint[],
    $9::text[], $10::text[], $11::int[], $12::text[], $13::text[])
  with ordinality i(match, at, n, name, turns, deadline, clock, changed_at, logged, snapshot, rules, on_clock, notices, ord)),
moved as (
  update heads h set length = i.at + i.n, rules = i.rules, turns = i.turns, deadline = i.deadline, clock = i.clock,
    clock_shift = 0, claimed_until = 0, wake_at = least(h.wake_at, i.deadline),
    changed_at = coalesce(i.changed_at, h.changed_at), listed_at = greatest(h.listed_at, i.changed_at / ${MINUTE})
  from given i where h.match = i.match and h.length = i.at and h.rules <= i.rules
    and (i.on_clock is null or i.on_clock = h.clock)
  returning i.match, i.at, i.name, i.logged, i.snapshot, i.notices, i.ord),
added as (insert into steps select match, at, name, logged from moved),
asked as (${asked('m.match', 'm.notices::json', 'moved m,')}),
kept as (
  insert into snapshots select match, snapshot from moved where snapshot is not null
  on conflict (match) do update set data = excluded.data)
select ord::int from moved`;

const KNOWN = `select ord::int from unnest($1::uuid[], $2::text[]) with ordinality i(match, name, ord)
  where exists (select 1 from steps s where s.match = i.match and s.name = i.name)`;

const TAKEN = '23505';

export class Appends {
  private readonly pool: pg.Pool;
  private readonly stored: (match: string) => void;
  private waiting: Waiting[] = [];
  /** Of a match one step is under way at a time: the next builds on it. */
  private readonly busy = new Set<string>();
  private lanes = 0;
  private isDue = false;
  private idle: (() => void)[] = [];

  /** `stored`: told of every match that moved on. */
  constructor(pool: pg.Pool, stored: (match: string) => void) {
    this.pool = pool;
    this.stored = stored;
  }

  append(append: Append): Promise<Appended> {
    return new Promise((settle, fail) => {
      this.waiting.push({ append, settle, fail });
      if (this.isDue) return;
      this.isDue = true;
      setImmediate(() => {
        this.isDue = false;
        this.go();
      });
    });
  }

  /** Everything that was asked for is answered. */
  async finish(): Promise<void> {
    while (this.waiting.length > 0 || this.lanes > 0)
      await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  private go(): void {
    while (this.lanes < LANES) {
      const batch = this.next();
      if (batch.length === 0) break;
      this.lanes++;
      void this.write(batch).finally(() => {
        this.lanes--;
        for (const { append } of batch) this.busy.delete(append.match);
        this.go();
      });
    }
    if (this.waiting.length === 0 && this.lanes === 0) for (const done of this.idle.splice(0)) done();
  }

  private next(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of this.waiting) {
      const { match } = one.append;
      if (batch.length >= MAX_BATCH || this.busy.has(match)) later.push(one);
      else {
        this.busy.add(match);
        batch.push(one);
      }
    }
    this.waiting = later;
    // In the same order everywhere, so that servers do not wait for each other in a circle.
    return batch.sort((a, b) => (a.append.match < b.append.match ? -1 : 1));
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    try {
      // The last step of a match changes its row too.
      const ending = batch.filter(({ append }) => append.outcome !== null);
      const others = batch.filter(({ append }) => append.outcome === null);
      await Promise.all([this.writeAll(others), ...ending.map((one) => this.writeAlone(one))]);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }

  private async writeAll(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    if (batch.length === 1) return this.writeAlone(batch[0]);
    try {
      const moved = await written(
        this.pool,
        batch.map(({ append }) => append),
      );
      await this.answer(batch, moved);
    } catch (error) {
      // A name that was taken, or a row that somebody holds, fails all of them: one by one it is but one.
      if (!isOfStatement(error)) throw error;
      for (const one of batch) await this.writeAlone(one);
    }
  }

  private async writeAlone(one: Waiting): Promise<void> {
    try {
      const { append } = one;
      const moved =
        append.outcome === null
          ? await written(this.pool, [append])
          : await inTransaction(this.pool, (client) => finished(client, append));
      await this.answer([one], moved);
    } catch (error) {
      if ((error as { code?: string }).code === TAKEN) one.settle('known');
      else one.fail(error);
    }
  }

  private async answer(batch: readonly Waiting[], moved: ReadonlySet<number>): Promise<void> {
    const rest = batch.filter((_one, index) => !moved.has(index));
    for (const [index, { append, settle }] of batch.entries()) {
      if (!moved.has(index)) continue;
      settle('stored');
      this.stored(append.match);
    }
    if (rest.length === 0) return;
    const { rows } = await this.pool.query<{ ord: number }>(KNOWN, [
      rest.map(({ append }) => append.match),
      rest.map(({ append }) => nameOf(append)),
    ]);
    const known = new Set(rows.map(({ ord }) => ord - 1));
    for (const [index, { settle }] of rest.entries()) settle(known.has(index) ? 'known' : 'conflict');
  }
}

const nameOf = ({ step }: Append) => (step ? ownName(step.seat, step.id) : null);

/** The database has answered, and that the statement cannot be carried out. */
const isOfStatement = (error: unknown) => /^(23|40|55P03)/.test((error as { code?: string }).code ?? '');

/** Which of them were next. */
async function written(
  sql: pg.Pool | pg.PoolClient,
  appends: readonly Append[],
): Promise<ReadonlySet<number>> {
  const of = (pick: (append: Append) => unknown) => appends.map(pick);
  const values = [
    of(({ match }) => match),
    of(({ at }) => at),
    of(({ logged }) => logged.length),
    of(nameOf),
    of(({ turns }) => JSON.stringify(turns)),
    of(({ clock }) => clock.deadline),
    of(({ clock }) => clock.data),
    of(({ changedAt }) => changedAt),
    of(({ logged }) => joined(logged)),
    of(({ snapshot }) => snapshot),
    of(({ rules }) => rules),
    of(({ onClock }) => onClock),
    of(({ notices }) => noticesText(notices)),
  ];
  const { rows } = await sql.query<{ ord: number }>({ name: 'append', text: WRITE, values });
  return new Set(rows.map(({ ord }) => ord - 1));
}

async function finished(client: pg.PoolClient, append: Append): Promise<ReadonlySet<number>> {
  const moved = await written(client, [append]);
  if (moved.size === 0) return moved;
  const { match, outcome } = append;
  const { rows } = await client.query<{ row: string }>('select row from matches where id = $1 for update', [
    match,
  ]);
  const after = { ...JSON.parse(rows[0].row), outcome, status: 'finished' };
  await client.query('update matches set row = $2 where id = $1', [match, JSON.stringify(after)]);
  await client.query("update heads set status = 'finished', rev = rev + 1 where match = $1", [match]);
  return moved;
}
