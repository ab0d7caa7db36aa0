/** The player's own marks on the suspect sheet, as they are kept beside the match. */

import type { Suspect } from '../../rules/suspects.ts';
import type { Mark } from '../words.ts';

export const MARKS: readonly Mark[] = ['cross', 'doubt', 'star'];

export interface SheetMarks {
  readonly marks: Readonly<Record<string, Mark>>;
  readonly notes: Readonly<Record<string, string>>;
}

const BLANK: SheetMarks = { marks: {}, notes: {} };

/** Whatever else is written there is no sheet. */
export function readMarks(text: string): SheetMarks {
  try {
    const { marks, notes } = JSON.parse(text);
    return {
      marks: Object.fromEntries(
        Object.entries(marks).filter(([, mark]) => MARKS.some((one) => one === mark)),
      ),
      notes: Object.fromEntries(Object.entries(notes).filter(([, note]) => typeof note === 'string')),
    } as SheetMarks;
  } catch {
    return BLANK;
  }
}

/** The same mark again takes it off. */
export function withMark(sheet: SheetMarks, suspect: Suspect, mark: Mark): SheetMarks {
  const { [suspect]: now, ...others } = sheet.marks;
  return { ...sheet, marks: now === mark ? others : { ...others, [suspect]: mark } };
}

/** Cross, doubt, star, nothing: for right click and long press. */
export function withNextMark(sheet: SheetMarks, suspect: Suspect): SheetMarks {
  const now = sheet.marks[suspect];
  const next = MARKS.at(now === undefined ? 0 : MARKS.indexOf(now) + 1);
  return withMark(sheet, suspect, next ?? now ?? MARKS[0]);
}

export function withNote(sheet: SheetMarks, suspect: Suspect, note: string): SheetMarks {
  const { [suspect]: _before, ...others } = sheet.notes;
  return { ...sheet, notes: note === '' ? others : { ...others, [suspect]: note } };
}
