/**
 * The tables in PostgreSQL, one migration a step. Never edit a step that was released; add one. It may only add what
 * servers of the version before can live with, because both run during an upgrade.
 *
 * Every step changes `heads`: a small row with room beside it. Its indexed columns hardly change, so most updates stay
 * on their page. `wake_at` is a lower bound of `deadline`, and `listed_at` is in minutes. No index may name
 * `changed_at`, not even for rows that no step changes any more.
 */

import type { ClientBase } from 'pg';
import { StoreError } from '../store.ts';

export const MIGRATIONS: readonly string[] = [
  `
  create table kept (key text primary key, value text not null);

  create table people (
    id text primary key,
    name text not null,
    recovery text unique,
    created_at bigint not null
  );

  create table matches (
    id uuid primary key,
    game text not null,
    host text not null,
    created_at bigint not null,
    row text not null,
    seed text,
    told text
  );
  create index matches_by_host on matches (host) where host <> '';

  create table heads (
    match uuid primary key references matches (id) on delete cascade,
    status text not null,
    public boolean not null,
    length integer not null default 0,
    rules integer not null default 0,
    rev integer not null default 0,
    turns text not null default '[]',
    deadline bigint,
    wake_at bigint,
    clock text not null default 'null',
    clock_shift bigint not null default 0,
    changed_at bigint not null,
    listed_at bigint not null,
    claimed_until bigint not null default 0,
    packed boolean not null default false
  ) with (fillfactor = 50);
  create index heads_due on heads (wake_at) where status = 'running';
  create index heads_to_pack on heads (changed_at) where status = 'finished' and not packed;
  create index heads_listed on heads (status, listed_at desc) where public;

  create table seats (
    match uuid not null references matches (id) on delete cascade,
    seat integer not null,
    person text,
    primary key (match, seat)
  );
  create index seats_by_person on seats (person) where person is not null;

  create table steps (
    match uuid not null,
    seq integer not null,
    name text,
    logged text not null,
    primary key (match, seq)
  );
  create unique index steps_by_name on steps (match, name) where name is not null;

  create table snapshots (match uuid primary key references matches (id) on delete cascade, data text not null);

  create table packs (match uuid primary key references matches (id) on delete cascade, data bytea not null);

  create table chat (
    match uuid not null references matches (id) on delete cascade,
    room text not null,
    n integer not null,
    id text not null,
    person text not null,
    seat integer,
    sender text not null,
    text text not null,
    at bigint not null,
    primary key (match, room, n)
  );

  create table notebooks (
    match uuid not null references matches (id) on delete cascade,
    seat integer not null,
    text text not null,
    primary key (match, seat)
  );

  create table nodes (id text primary key, alive_at bigint not null);

  create table presence (
    match uuid not null references matches (id) on delete cascade,
    person text not null,
    node text not null references nodes (id) on delete cascade,
    primary key (match, person, node)
  );
  create index presence_by_node on presence (node);

  create table house_time (shift bigint not null, alive_at bigint not null);
  insert into house_time values (0, 0);

  create unlogged table allowances (key text primary key, tokens double precision not null, filled_at bigint not null);
  `,
  `
  create unlogged table bot_leads (
    match uuid primary key references matches (id) on delete cascade,
    node text not null,
    until bigint not null
  );
  `,
  `
  drop index heads_to_pack;
  create index heads_to_pack on heads (listed_at) where status = 'finished' and not packed;
  create index heads_to_expire on heads (status, listed_at) where status in ('open', 'finished');
  `,
  `
  alter table matches add column opener text;
  create index matches_by_opener on matches (opener) where opener is not null;
  `,
  `
  create table drafts (
    match uuid not null references matches (id) on delete cascade,
    seat integer not null,
    text text not null,
    primary key (match, seat)
  );
  `,
  `
  create table notices (
    match uuid not null references matches (id) on delete cascade,
    seat integer not null,
    tag text not null,
    due bigint not null,
    remind bigint,
    sent text not null default '[]',
    claimed_until bigint not null default 0,
    primary key (match, seat)
  );
  create index notices_due on notices (due);

  create table subscriptions (
    id text primary key,
    person text not null,
    endpoint text not null unique,
    keys text not null,
    quiet text,
    at bigint not null
  );
  create index subscriptions_by_person on subscriptions (person);

  create table ratings (
    person text not null,
    game text not null,
    role text not null,
    n integer not null,
    match text not null,
    at bigint not null,
    mu double precision not null,
    sigma double precision not null,
    primary key (person, game, role, n)
  );

  alter table heads add column rated boolean not null default false;
  create index heads_to_rate on heads (listed_at) where status = 'finished' and not rated;
  alter table people add column shows text;

  -- A table that has not begun is opened by a code, and people are invited to it by name.
  alter table matches add column code text;
  create unique index matches_by_code on matches (code) where code is not null;
  create table invitations (
    match uuid not null references matches (id) on delete cascade,
    n integer not null,
    person text not null,
    primary key (match, n)
  );
  create index invitations_by_person on invitations (person);

  create table glances (
    match uuid not null references matches (id) on delete cascade,
    seat integer not null,
    at integer not null,
    asks text not null,
    view_at integer not null,
    view text not null,
    primary key (match, seat)
  ) with (fillfactor = 50);
  `,
];

export async function hasTables(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('conclave') is not null as there",
  );
  return rows[0].there;
}

/** Two servers that start at once do not both do it. */
const LOCK = 'select pg_advisory_xact_lock(4004, 1)';

export async function migrate(client: ClientBase): Promise<void> {
  await client.query('begin');
  try {
    await client.query(LOCK);
    await client.query('create table if not exists conclave (format integer not null)');
    const { rows } = await client.query<{ format: number }>('select format from conclave');
    const format = rows.at(0)?.format ?? 0;
    if (format > MIGRATIONS.length) {
      throw new StoreError(
        `The database was written by a newer Conclave (format ${format}; this one knows ${MIGRATIONS.length}). Start that version, or choose another database with --database.`,
      );
    }
    for (const step of MIGRATIONS.slice(format)) await client.query(step);
    if (format === 0) await client.query('insert into conclave values ($1)', [MIGRATIONS.length]);
    else if (format < MIGRATIONS.length)
      await client.query('update conclave set format = $1', [MIGRATIONS.length]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
