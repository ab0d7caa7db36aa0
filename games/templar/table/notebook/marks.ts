/** The player's own marks in the notebook. Anything unreadable is an empty page. */

export const MARKS = ['none', 'crossed', 'sure'] as const;
export type Mark = (typeof MARKS)[number];

type Marks = Readonly<Record<string, Mark>>;

export interface Notes {
  readonly page: 'hands' | 'rooms' | 'bag';
  /** By "seat card". */
  readonly hands: Marks;
  /** By room number. */
  readonly rooms: Marks;
  /** By kind: how many were crossed off by hand. */
  readonly bag: Readonly<Record<string, number>>;
}

const EMPTY: Notes = { page: 'hands', hands: {}, rooms: {}, bag: {} };

export function readNotes(text: string): Notes {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? { ...EMPTY, ...json } : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function nextMark(mark: Mark | undefined): Mark {
  return MARKS[(MARKS.indexOf(mark ?? 'none') + 1) % MARKS.length];
}
