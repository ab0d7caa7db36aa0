/**
 * Tells the other nodes who is connected to this one. What could not be written is written as soon as possible. A
 * broken connection to the database sends everybody to other nodes, and nobody may then count as present here.
 */

import type { Queries } from './connections.ts';
import type { Node } from './node.ts';

/** Milliseconds until it is tried again. */
const AGAIN_AFTER = 500;

const SET = `
with given as (select * from unnest($1::uuid[], $2::text[], $3::boolean[]) i(match, person, is_here)),
gone as (
  delete from presence p using given i
  where not i.is_here and p.match = i.match and p.person = i.person and p.node = $4)
insert into presence select i.match, i.person, $4 from given i join matches m on m.id = i.match where i.is_here
on conflict do nothing`;

interface Change {
  readonly match: string;
  readonly person: string;
  readonly isHere: boolean;
}

export class Attendance {
  private readonly node: Node;
  private readonly sql: Queries;
  /** By match and person: how it is now, as far as that is not written yet. */
  private readonly owed = new Map<string, Change>();
  private isWriting = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(node: Node, sql: Queries) {
    this.node = node;
    this.sql = sql;
  }

  set(change: Change): void {
    this.owed.set(`${change.match} ${change.person}`, change);
    if (!this.isWriting && this.timer === undefined) void this.write();
  }

  /** One after the other, so that what was said last is what stands. */
  private async write(): Promise<void> {
    this.isWriting = true;
    while (this.owed.size > 0 && !this.node.isEnded && this.timer === undefined) {
      const batch = [...this.owed];
      this.owed.clear();
      const changes = batch.map(([, change]) => change);
      const of = (pick: (change: Change) => unknown) => changes.map(pick);
      try {
        await this.sql.write(
          SET,
          of(({ match }) => match),
          of(({ person }) => person),
          of(({ isHere }) => isHere),
          this.node.id,
        );
        for (const { match } of changes) this.node.tell(match);
      } catch {
        for (const [key, change] of batch) if (!this.owed.has(key)) this.owed.set(key, change);
        this.timer = setTimeout(() => this.again(), AGAIN_AFTER).unref();
      }
    }
    this.isWriting = false;
  }

  private again(): void {
    this.timer = undefined;
    void this.write();
  }
}
