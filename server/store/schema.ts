/** The tables, one migration a step. Never edit a step that was released; add one. */

/** A step of the second format as a line of the third. */
const LINE_2 = `match || char(9) || seq || char(9) || coalesce(seat || ' ' || step, '') || char(9)
  || coalesce(deadline, '') || char(9) || coalesce(changed_at, '') || char(9) || char(9) || char(9) || turns || char(9)
  || clock || char(9) || logged`;

/** Any one of these numbers changed changes it. */
export const NUMBERS = `public + 3 * created_at + 5 * changed_at + 7 * length + 11 * coalesce(deadline, -1)
  + 13 * clock_shift + 17 * claimed_until`;

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
  // A row of the journal holds the steps of one commit, a line each (entry-line.ts). A row of entries holds one or more
  // of them, from its number on. The names of steps are looked up as one text.
  `
  create table taken (name text primary key) without rowid;
  insert into taken select match || ' ' || seat || ' ' || id from steps;
  drop table steps;

  alter table journal rename to journal_2;
  alter table stranded rename to stranded_2;
  create table journal (n integer primary key, deadline integer, steps text not null);
  create table stranded (match text not null, line text not null);
  insert into journal (deadline, steps) select deadline, ${LINE_2} from journal_2 order by n;
  insert into stranded select match, ${LINE_2} from stranded_2 order by n;
  drop table journal_2;
  drop table stranded_2;
  `,
  // Whoever looks after a match that is due claims it for a while. All running ones are looked at once: from now on
  // the deadline says also when a bot is to move.
  `
  alter table matches add column claimed_until integer not null default 0;
  update matches set deadline = 0 where status = 'running' and deadline is not null;
  `,
  // A line of the chat names its seat; a table its host.
  `
  alter table chat add column person text not null default '';
  alter table chat add column seat integer;
  alter table matches add column host text not null default '';
  update matches set host = coalesce(json_extract(row, '$.host'), '') where json_valid(row);
  create index matches_by_host on matches (host, status) where host <> '';
  `,
  // Checksums (checksum.ts); null: written before there were any. Numbers of a match are summed by the file itself.
  `
  alter table kept add column sum integer;
  alter table people add column sum integer;
  alter table matches add column row_sum integer;
  alter table matches add column opening_sum integer;
  alter table matches add column clock_sum integer;
  alter table matches add column numbers_sum integer;
  alter table entries add column sum integer;
  alter table snapshots add column sum integer;
  alter table chat add column sum integer;
  alter table notebooks add column sum integer;
  alter table taken add column sum integer;
  alter table journal add column sum integer;
  create trigger matches_inserted after insert on matches begin
    update matches set numbers_sum = ${NUMBERS} where id = new.id;
  end;
  create trigger matches_updated
  after update of public, created_at, changed_at, length, deadline, clock_shift, claimed_until on matches begin
    update matches set numbers_sum = ${NUMBERS} where id = new.id;
  end;
  update matches set numbers_sum = ${NUMBERS};
  `,
  // The steps of a match that is over lie in one row (packing.ts).
  `
  create table packs (match text primary key references matches (id), data text not null, sum integer) without rowid;
  alter table matches add column packed integer not null default 0;
  create index matches_to_pack on matches (changed_at) where status = 'finished' and packed = 0;
  `,
  // Whoever opens tables under many names opens them from one address.
  `
  alter table matches add column opener text;
  create index matches_by_opener on matches (opener) where opener is not null;
  `,
  // What a player composes and has not handed in.
  `
  create table drafts (
    match text not null references matches (id),
    seat integer not null,
    text text not null,
    sum integer,
    primary key (match, seat)
  ) without rowid;
  `,
  // Notices of who is asked, where they are sent, how strong people are, and what lists show of matches.
  `
  create table notices (
    match text not null references matches (id),
    seat integer not null,
    tag text not null,
    due integer not null,
    remind integer,
    sent text not null default '[]',
    claimed_until integer not null default 0,
    primary key (match, seat)
  ) without rowid;
  create index notices_due on notices (due);

  create table subscriptions (
    id text primary key,
    person text not null,
    endpoint text not null unique,
    keys text not null,
    quiet text,
    at integer not null,
    sum integer
  ) without rowid;
  create index subscriptions_by_person on subscriptions (person);

  create table ratings (
    person text not null,
    game text not null,
    role text not null,
    n integer not null,
    match text not null,
    at integer not null,
    mu real not null,
    sigma real not null,
    sum integer,
    primary key (person, game, role, n)
  ) without rowid;

  alter table matches add column rated integer not null default 0;
  create index matches_to_rate on matches (changed_at) where status = 'finished' and rated = 0;
  alter table people add column shows text;

  -- A table that has not begun is opened by a code, and people are invited to it by name.
  alter table matches add column code text;
  create unique index matches_by_code on matches (code) where code is not null;
  create table invitations (
    match text not null references matches (id),
    n integer not null,
    person text not null,
    primary key (match, n)
  ) without rowid;
  create index invitations_by_person on invitations (person);

  create table glances (
    match text not null references matches (id),
    seat integer not null,
    at integer not null,
    asks text not null,
    view_at integer not null,
    view text not null,
    sum integer,
    primary key (match, seat)
  ) without rowid;
  `,
];
