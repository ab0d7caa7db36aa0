/** Reads and writes the player's own marks: pins on points, and a note. */

export interface PinMark {
  readonly point: number;
  /** The novice it is about, by cell; `null`: nobody. */
  readonly cell: number | null;
  readonly words: string;
}

export interface Marks {
  readonly pins: readonly PinMark[];
  readonly text: string;
}

const BLANK: Marks = { pins: [], text: '' };

/** Whatever was written before is read, however old it is. */
export function readMarks(marks: string): Marks {
  if (marks === '') return BLANK;
  try {
    const read: unknown = JSON.parse(marks);
    return isMarks(read) ? read : { ...BLANK, text: marks };
  } catch {
    return { ...BLANK, text: marks };
  }
}

export function writeMarks(marks: Marks): string {
  return marks.pins.length === 0 && marks.text === '' ? '' : JSON.stringify(marks);
}

function isMarks(read: unknown): read is Marks {
  if (typeof read !== 'object' || read === null) return false;
  const { pins, text } = read as Partial<Marks>;
  return typeof text === 'string' && Array.isArray(pins) && pins.every(isPin);
}

function isPin(read: unknown): read is PinMark {
  if (typeof read !== 'object' || read === null) return false;
  const { point, cell, words } = read as Partial<PinMark>;
  return (
    typeof point === 'number' && (cell === null || typeof cell === 'number') && typeof words === 'string'
  );
}

/** A pin on a point; on one that has a pin, that goes. */
export function togglePin(marks: Marks, point: number, cell: number | null): Marks {
  const without = marks.pins.filter((pin) => pin.point !== point);
  if (without.length < marks.pins.length) return { ...marks, pins: without };
  return { ...marks, pins: [...without, { point, cell, words: '' }] };
}
