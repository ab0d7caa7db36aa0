/** A page on a screen of a given size: what fits is shown, the rest can be scrolled to. */

import { bodyRows, choiceRows, footerRows, hintsOn, lineRows, type Page, type Row } from './page.ts';
import { clip, displayWidth, harmless } from './width.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** What changes while a page stands: what is typed, what is selected, how far it is scrolled. */
export interface Attention {
  readonly typed: string;
  readonly selected: number | null;
  readonly scroll: number;
}

export interface Layout {
  readonly rows: readonly Row[];
  readonly cursor: { readonly row: number; readonly column: number };
  /** How far the body can be scrolled. */
  readonly scrollable: number;
  /** Rows of the body in sight. */
  readonly visible: number;
}

const MARGIN = ' ';
const WIDEST = 100;
const PROMPT = '> ';
const LEAST_CHOICE_ROWS = 3;
/** So many rows leave room for a second row of keys. */
const ROOMY = 30;

export function layOut(page: Page, attention: Attention, { columns, rows: height }: Size): Layout {
  const width = Math.max(10, Math.min(columns - 2, WIDEST));
  const choices = page.choices ?? [];
  const body = bodyRows(page.body, width);
  const question =
    page.question === undefined ? [] : lineRows({ text: page.question, style: 'heading' }, width);
  const notice = page.notice ? lineRows(page.notice, width) : [];
  const footer = footerRows(hintsOn('keys', page.footer ?? []), height < ROOMY ? 1 : 2, width);
  const listed = choices.map((choice, index) =>
    choiceRows(choice, index + 1, choices.length, index === attention.selected, width),
  );
  const listRows = listed.flat();
  const head = titleRow(page, width);

  const fixed = 2 + question.length + (notice.length > 0 ? notice.length + 1 : 0) + 2 + footer.length;
  const parted = body.length > 0 && (choices.length > 0 || body.length > height - fixed);
  const free = Math.max(2, height - fixed - (parted ? 1 : 0));
  const forList = Math.min(
    listRows.length,
    Math.max(free - body.length, Math.floor(free / 2), LEAST_CHOICE_ROWS),
  );
  const visible = Math.max(0, Math.min(body.length, free - forList));
  const scrollable = body.length - visible;
  const scroll = Math.min(attention.scroll, scrollable);
  const below = scrollable - scroll;

  const top = [
    ...head,
    ruleRow(width, scroll > 0 ? `↑ ${scroll}` : ''),
    ...body.slice(scroll, scroll + visible),
    ...(parted ? [ruleRow(width, below > 0 ? `↓ ${below}` : '')] : []),
    ...question,
    ...inSight(listed, attention.selected, forList),
  ];
  const bottom = [
    ...(notice.length > 0 ? [{ text: '', style: 'text' } as const, ...notice] : []),
    { text: '', style: 'text' } as const,
    { text: PROMPT + attention.typed, style: 'text' } as const,
    ...footer,
  ];
  const space = Math.max(0, height - top.length - bottom.length);
  const all: Row[] = [
    ...top,
    ...Array.from({ length: space }, (): Row => ({ text: '', style: 'text' })),
    ...bottom,
  ].slice(-height);
  const promptRow = all.length - 1 - footer.length;
  return {
    rows: all.map(({ text, style }) => ({ text: clip(MARGIN + text, columns - 1), style })),
    cursor: {
      row: Math.max(0, promptRow),
      column: Math.min(columns - 1, MARGIN.length + displayWidth(PROMPT + attention.typed)),
    },
    scrollable,
    visible,
  };
}

function titleRow(page: Page, width: number): Row[] {
  const title = harmless(page.title);
  const aside = harmless(page.aside ?? '');
  const gap = width - displayWidth(title) - displayWidth(aside);
  if (aside === '' || gap < 2) return [{ text: title, style: 'title' }];
  return [{ text: title + ' '.repeat(gap) + aside, style: 'title' }];
}

function ruleRow(width: number, mark: string): Row {
  const label = mark === '' ? '' : ` ${mark} ─`;
  return { text: '─'.repeat(Math.max(0, width - displayWidth(label))) + label, style: 'faint' };
}

/** As many rows of the list as fit, the selected choice among them. */
function inSight(listed: readonly (readonly Row[])[], selected: number | null, fit: number): Row[] {
  const all = listed.flat();
  if (all.length <= fit) return all;
  const index = selected ?? 0;
  const end = listed.slice(0, index + 1).flat().length;
  const start = Math.max(0, Math.min(all.length - fit, end - Math.ceil((fit + listed[index].length) / 2)));
  const shown = all.slice(start, start + fit);
  if (start > 0) shown[0] = { text: `  ↑ ${start}`, style: 'faint' };
  const after = all.length - start - fit;
  if (after > 0) shown[fit - 1] = { text: `  ↓ ${after + 1}`, style: 'faint' };
  return shown;
}
