/** What stands on the screen, before anybody knows how large the screen is. */

import type { Style } from './style.ts';
import { harmless, wrap } from './width.ts';

export interface Line {
  readonly text: string;
  readonly style?: Style;
  readonly indent?: number;
}

export interface Choice {
  readonly label: string;
  /** A blank row before it: another kind of choice begins. */
  readonly gap?: boolean;
  /** A quieter line below it. */
  readonly detail?: string;
}

/** A key or a word and what it does; where only lines are read it may be another one, or none. */
export type KeyHint = string | { readonly keys: string; readonly lines: string | null };

export interface Page {
  readonly title: string;
  /** At the right end of the title's row. */
  readonly aside?: string;
  readonly body: readonly Line[];
  /** What does not fit is scrolled to its end at first. */
  readonly fromEnd?: boolean;
  /** Above the choices. */
  readonly question?: string;
  readonly choices?: readonly Choice[];
  /** The choice under the cursor at first; none where a hasty Enter would do harm. */
  readonly selected?: number;
  /** It has just become the reader's turn: a terminal that can rings. */
  readonly rings?: boolean;
  /** What just went wrong or was done, above the prompt. */
  readonly notice?: Line;
  /**
   * Shown again at every step. Where lines cannot be erased, parts that are as they were last time are only named, and
   * this key shows them all; `null`: none does here.
   */
  readonly wholePage?: string | null;
  /** Which keys and words are understood: as many as there is room for, the last one always. */
  readonly footer?: readonly KeyHint[];
}

/** What the person did. `closed` and `interrupted` are thrown instead, see `screen.ts`. */
export type Answer =
  | { readonly type: 'choice'; readonly index: number }
  /** Left or right on a choice: the value before or after. */
  | { readonly type: 'turn'; readonly index: number; readonly by: 1 | -1 }
  | { readonly type: 'line'; readonly text: string; readonly selected: number | null }
  | { readonly type: 'back' }
  /** Patience ran out. */
  | { readonly type: 'waited' };

/** A row as it fits on the screen. */
export interface Row {
  readonly text: string;
  readonly style: Style;
}

export const BLANK: Line = { text: '' };

export function heading(text: string): Line {
  return { text, style: 'heading' };
}

export function lineRows({ text, style = 'text', indent = 0 }: Line, width: number, hang = 2): Row[] {
  const margin = ' '.repeat(indent);
  return wrap(harmless(text), width - indent, hang).map((row) => ({
    text: row === '' ? '' : margin + row,
    style,
  }));
}

export function bodyRows(lines: readonly Line[], width: number): Row[] {
  return lines.flatMap((line) => lineRows(line, width));
}

/** The rows of one choice: a mark for the selected one, its number, its words. */
export function choiceRows(
  choice: Choice,
  number: number,
  of: number,
  selected: boolean,
  width: number,
): Row[] {
  const digits = String(of).length;
  const lead = `${selected ? '›' : ' '} ${String(number).padStart(digits)}  `;
  const label = wrap(harmless(choice.label), width - lead.length).map(
    (text, index): Row => ({
      text: (index === 0 ? lead : ' '.repeat(lead.length)) + text,
      style: selected ? 'selected' : 'choice',
    }),
  );
  const detail = choice.detail === undefined ? [] : wrap(harmless(choice.detail), width - lead.length);
  const quiet = detail.map((text): Row => ({ text: ' '.repeat(lead.length) + text, style: 'faint' }));
  const gap: Row[] = choice.gap ? [{ text: '', style: 'text' }] : [];
  return [...gap, ...label, ...quiet];
}

/** The number typed, if it is that of a choice. */
export function chosen(typed: string, choices: readonly Choice[]): number | null {
  if (!/^\d{1,4}$/.test(typed)) return null;
  const index = Number(typed) - 1;
  return index >= 0 && index < choices.length ? index : null;
}

/** Which hints are true of this screen: of one that reads keys, or of one that reads lines. */
export function hintsOn(screen: 'keys' | 'lines', hints: readonly KeyHint[]): string[] {
  return hints
    .map((hint) => (typeof hint === 'string' ? hint : hint[screen]))
    .filter((hint) => hint !== null);
}

const NO_BREAK = '\u00a0';

/** The keys on at most `most` rows. A key and its word stay together; those before the last give way. */
export function footerRows(keys: readonly string[], most: number, width: number): Row[] {
  const items = keys.map((key) => key.replaceAll(' ', NO_BREAK));
  const last = items.slice(-1);
  for (let kept = items.length - 1; kept >= 0; kept--) {
    const rows = lineRows({ text: [...items.slice(0, kept), ...last].join(' · '), style: 'faint' }, width, 0);
    if (rows.length <= most || kept === 0) return rows.slice(0, most);
  }
  return [];
}
