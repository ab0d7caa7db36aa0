/** The tables, one migration a step. Never edit a step that was released; add one. */

export const MIGRATIONS: readonly string[] = [
  `
  create table kept (key text primary key, value text not null) without rowid;

  create table people (
    id text primary key,
    name text not null,
    recovery text unique,
    created_at integer not null
  ) without rowid;

  create table matches (
    id text primary key,
    game text not null,
    status text not null,
    public integer not null,
    created_at integer not null,
    changed_at integer not null,
    length integer not null default 0,
    turns text not null default '[]',
    deadline integer,
    clock text not null default 'null',
    clock_shift integer not null default 0,
    row text not null,
    seed text,
    told text
  ) without rowid;
  create index matches_by_status on matches (status, public, changed_at);
  create index matches_by_deadline on matches (deadline) where deadline is not null;

  create table seats (
    match text not null references matches (id),
    seat integer not null,
    person text,
    primary key (match, seat)
  ) without rowid;
  create index seats_by_person on seats (person) where person is not null;

  create table entries (
    match text not null references matches (id),
    seq integer not null,
    logged text not null,
    primary key (match, seq)
  ) without rowid;

  create table steps (
    match text not null references matches (id),
    seat integer not null,
    id text not null,
    seq integer not null,
    primary key (match, seat, id)
  ) without rowid;

  create table snapshots (match text primary key references matches (id), data text not null) without rowid;

  create table chat (
    match text not null references matches (id),
    room text not null,
    n integer not null,
    id text not null,
    sender text not null,
    text text not null,
    at integer not null,
    primary key (match, room, n)
  ) without rowid;

  create table notebooks (
    match text not null references matches (id),
    seat integer not null,
    text text not null,
    primary key (match, seat)
  ) without rowid;
  `,
  // The journal takes steps in the order they come, at the end of one table; see journal.ts.
  `
  create table journal (
    n integer primary key,
    match text not null,
    seq integer not null,
    logged text not null,
    seat integer,
    step text,
    turns text not null,
    deadline integer,
    clock text not null,
    changed_at integer
  );

  create table stranded as select * from journal;
  `,
];
