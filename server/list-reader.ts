/** Somebody's own list at one line: what was sent of it, and what is to be sent now. */

import type { Seat } from '@conclave/engine';
import { type Asks, byUrgency, type ListRow, MAX_VIEWS, type ServerFrame, urgencyOf } from '@conclave/wire';
import { type Clock, clockInfo } from './clock.ts';
import { isHidden } from './hiding.ts';
import { matchSummary, NOTHING_LIVE } from './match-summary.ts';
import type { OwnRow } from './store/store.ts';

interface Sent {
  readonly row: ListRow;
  /** As it was sent, without the view. */
  readonly text: string;
  readonly seat: Seat;
  readonly viewAt: number | null;
  /** Which view the reader has; `null`: none. */
  shownView: number | null;
}

export class ListReader {
  readonly person: string;
  readonly send: (frame: ServerFrame) => void;
  /** The beat at which the whole list was looked at last. */
  wholeAt = 0;
  private readonly viewOf: (match: string, seat: Seat) => Promise<string | null>;
  private readonly sent = new Map<string, Sent>();

  constructor(person: string, send: ListReader['send'], viewOf: ListReader['viewOf']) {
    this.person = person;
    this.send = send;
    this.viewOf = viewOf;
  }

  /** All is sent anew. */
  forget(): void {
    this.sent.clear();
  }

  /** `matches`: those that were looked at; where there is no row of one, it is gone. */
  async look(found: readonly OwnRow[], matches: readonly string[], now: number): Promise<void> {
    const rows = found.filter(({ row, person }) => !isHidden(row, person));
    const there = new Set(rows.map(({ row }) => row.id));
    for (const match of matches)
      if (!there.has(match) && this.sent.delete(match)) this.send({ type: 'row', match, now, row: null });
    const changed = rows.filter((row) => this.take(row, now)).map(({ row }) => row.id);
    await this.sendRows(new Set(changed), now);
  }

  async lookAtAll(rows: readonly OwnRow[], now: number): Promise<void> {
    await this.look(rows, [...this.sent.keys()], now);
  }

  /** Whether the row is another one now. */
  private take(own: OwnRow, now: number): boolean {
    const row = rowOf(own, now);
    const text = JSON.stringify(row);
    const before = this.sent.get(own.row.id);
    const { seat, viewAt } = own;
    this.sent.set(own.row.id, { row, text, seat, viewAt, shownView: before?.shownView ?? null });
    return before?.text !== text;
  }

  /** Rows that changed, and those of the most urgent of which there is another view. */
  private async sendRows(changed: ReadonlySet<string>, now: number): Promise<void> {
    const rows = [...this.sent.entries()].sort(([, one], [, other]) =>
      byUrgency(urgencyOf(one.row), urgencyOf(other.row)),
    );
    const seen = rows.filter(([, { row, viewAt }]) => row.table.status === 'running' && viewAt !== null);
    const shown = new Set(seen.slice(0, MAX_VIEWS).map(([match]) => match));
    for (const [match, one] of rows) {
      const isNew = shown.has(match) && one.shownView !== one.viewAt;
      if (!changed.has(match) && !isNew) continue;
      const text = shown.has(match) ? await this.viewOf(match, one.seat) : null;
      one.shownView = text === null ? null : one.viewAt;
      const row: ListRow = text === null ? one.row : { ...one.row, view: JSON.parse(text) as unknown };
      this.send({ type: 'row', match, now, row });
    }
  }
}

function rowOf({ person, row, clock, asks }: OwnRow, now: number): ListRow {
  const known = asks === null || row.status !== 'running' ? null : (JSON.parse(asks) as Asks);
  const times = row.status === 'running' ? (JSON.parse(clock) as Clock | null) : null;
  return {
    table: matchSummary(row, person, {
      isToMove: () => known?.due ?? false,
      table: { ...NOTHING_LIVE, pause: times?.paused === undefined ? null : {} },
    }),
    asks: known,
    until: (times && clockInfo(row.clock, times, now)?.until) ?? [],
  };
}
