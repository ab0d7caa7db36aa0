/** The client of a person's own list: its rows as the server last said them, over any line. */

import { Connection, type Platform } from './connection.ts';
import type { ServerFrame } from './frames.ts';
import type { ListRow } from './list.ts';

export interface HeardRow {
  readonly row: ListRow;
  /** What the server's clock said when it came. */
  readonly now: number;
}

export class ListClient {
  private readonly connection: Connection;
  private rows = new Map<string, HeardRow>();
  /** Since this line was greeted; `null`: all of it has come. */
  private coming: Map<string, HeardRow> | null = null;
  /** Whether the whole list has come at least once. */
  isListed = false;
  /** Nobody is known on this line: there is no list. */
  isStranger = false;
  onChange: () => void = () => {};

  constructor(platform: Platform) {
    this.connection = new Connection(platform, {
      greeted: () => {
        this.coming = new Map();
        this.connection.send({ type: 'list' });
      },
      received: (frame) => this.apply(frame),
      changed: () => this.onChange(),
    });
  }

  get list(): readonly HeardRow[] {
    return [...this.rows.values()];
  }

  /** Whether what is listed is what is so now. */
  get isLive(): boolean {
    return this.connection.state === 'greeted' && this.coming === null;
  }

  hurry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.connection.close();
  }

  private apply(frame: ServerFrame): void {
    switch (frame.type) {
      case 'row':
        this.set(frame.match, frame.row && { row: frame.row, now: frame.now });
        break;
      case 'listed':
        this.rows = this.coming ?? this.rows;
        this.coming = null;
        this.isListed = true;
        break;
      case 'error':
        if (frame.code === 'notSignedIn') this.isStranger = true;
        break;
      default:
    }
  }

  /** What a row showed of the match stays with it as long as nothing newer is shown. */
  private set(match: string, heard: HeardRow | null): void {
    const rows = this.coming ?? this.rows;
    if (heard) rows.set(match, heard);
    else rows.delete(match);
  }
}
