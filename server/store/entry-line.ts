/**
 * Writes a step as one line of text, for the journal and for messages between threads. Fields that the store reads are
 * separated by tabs; the rest is JSON, passed on unread.
 */

import type { Notice } from './personal.ts';
import type { Append } from './store.ts';

const BETWEEN = '\t';
const AFTER = '\n';

export const joined = (lines: readonly string[]) => lines.join(AFTER);
export const apart = (text: string) => text.split(AFTER);

/** The name of a step within its match, and among all. */
export const ownName = (seat: number, id: string) => `${seat} ${id}`;
const fullName = (match: string, own: string) => `${match} ${own}`;

export const stepName = (match: string, seat: number, id: string) => fullName(match, ownName(seat, id));

export function lineOf({
  match,
  at,
  logged,
  step,
  turns,
  clock,
  changedAt,
  snapshot,
  outcome,
  notices = [],
}: Append): string {
  const fields = [
    match,
    String(at),
    step ? ownName(step.seat, step.id) : '',
    String(clock.deadline ?? ''),
    String(changedAt ?? ''),
    outcome ? JSON.stringify(outcome) : '',
    snapshot ?? '',
    JSON.stringify(turns),
    clock.data,
    ...logged,
    ...(notices.length > 0 ? [NOTICES + JSON.stringify(notices)] : []),
  ];
  for (const field of fields)
    if (field.includes(BETWEEN) || field.includes(AFTER)) throw new Error('a step must fit on one line');
  return fields.join(BETWEEN);
}

/** Where the entries begin: of all that is before them there is one. */
const ENTRIES = 9;
/** How the last field of a step begins that asks somebody; entries are JSON. */
const NOTICES = 'notices ';

/** A step read from its line, as far as it is asked. */
export class Step {
  readonly line: string;
  private readonly fields: readonly string[];
  private readonly entriesEnd: number;

  constructor(line: string) {
    this.line = line;
    this.fields = line.split(BETWEEN);
    const last = this.fields[this.fields.length - 1];
    this.entriesEnd = this.fields.length - (last.startsWith(NOTICES) ? 1 : 0);
  }

  get match(): string {
    return this.fields[0];
  }

  /** The number of its first entry. */
  get at(): number {
    return Number(this.fields[1]);
  }

  get name(): string | null {
    return this.fields[2] === '' ? null : fullName(this.match, this.fields[2]);
  }

  get deadline(): number | null {
    return numberOf(this.fields[3]);
  }

  get changedAt(): number | null {
    return numberOf(this.fields[4]);
  }

  /** As JSON, like all that follows. */
  get outcome(): string | null {
    return this.fields[5] || null;
  }

  get snapshot(): string | null {
    return this.fields[6] || null;
  }

  get turns(): string {
    return this.fields[7];
  }

  get clock(): string {
    return this.fields[8];
  }

  /** How many entries it has. */
  get length(): number {
    return this.entriesEnd - ENTRIES;
  }

  get logged(): readonly string[] {
    return this.fields.slice(ENTRIES, this.entriesEnd);
  }

  get notices(): readonly Notice[] {
    const field = this.fields.at(this.entriesEnd);
    return field === undefined ? [] : (JSON.parse(field.slice(NOTICES.length)) as Notice[]);
  }
}

const numberOf = (text: string) => (text === '' ? null : Number(text));
