/** The limits of what one person or address may take up. */

/** What one person takes up, and what was opened from one address. */
export interface TableCounts {
  /** Tables the person has opened that have not begun. */
  readonly open: number;
  /** Tables of the person's at which bots play alone. */
  readonly botsAlone: number;
  /** Tables of others that have not begun, at which the person has a chair. */
  readonly joined: number;
  /** Tables of one opener that have not begun, and those of them that are in the lobby. */
  readonly opened: number;
  readonly listed: number;
}

/**
 * The limits for a person and an address. They are counted in the commit of the change, whichever servers make others.
 */
export interface Bounds {
  readonly person: string;
  readonly opener?: string | undefined;
  readonly most: Partial<TableCounts>;
}

/** Somebody would take up more than their share. */
export class TooManyError extends Error {
  override readonly name = 'TooManyError';
}

export function checkBounds({ most }: Bounds, counts: TableCounts): void {
  for (const what of ['open', 'botsAlone', 'joined', 'opened', 'listed'] as const)
    if (counts[what] > (most[what] ?? Infinity)) throw new TooManyError(what);
}
