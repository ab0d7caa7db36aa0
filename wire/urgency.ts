/** Which of somebody's matches is the most urgent. Knows no schema: the first page has it. */

import type { ListRow } from './list.ts';

/** As much of a match as tells how urgent it is. */
export interface Urgency {
  readonly isOver: boolean;
  readonly due: boolean;
  /** When the reader’s time is up; `null`: it has no end. */
  readonly until: number | null;
  /** The last change that all could see. */
  readonly changedAt: number;
}

/** First what waits for the reader: by the time left, then by how long it has waited. The others with the newest first. */
export function byUrgency(one: Urgency, other: Urgency): number {
  const order =
    Number(one.isOver) - Number(other.isOver) ||
    Number(other.due) - Number(one.due) ||
    (one.due ? compare(one.until ?? Infinity, other.until ?? Infinity) : 0);
  return order || (one.due ? one.changedAt - other.changedAt : other.changedAt - one.changedAt);
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);

export function urgencyOf({ table, asks, until }: ListRow): Urgency {
  const own = until.find(({ seat }) => seat === null || seat === table.you);
  const due = table.status === 'running' && table.pause === null && (asks?.due ?? table.yourTurn);
  return {
    isOver: table.status === 'finished',
    due,
    until: due ? (own?.at ?? null) : null,
    changedAt: table.changedAt,
  };
}
