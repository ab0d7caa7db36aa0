/** How wide text stands in a terminal, and where its lines break. */

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Letters and signs of Latin languages, arrows and rules: each stands in one column. */
const NARROW = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2500-\u257f]*$/;
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Mn}\p{Me}]/u;
const PICTURE = /\p{Emoji_Presentation}|\ufe0f/u;

/** Ranges of East Asian wide and full-width characters. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x20000, 0x3fffd],
];

function graphemeWidth(grapheme: string): number {
  if (UNSEEN.test(grapheme)) return 0;
  const code = grapheme.codePointAt(0) ?? 0;
  return PICTURE.test(grapheme) || WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
}

export function displayWidth(text: string): number {
  if (NARROW.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
  return width;
}

/** Names, files and records may hold anything: nothing in them may steer the terminal. */
export function harmless(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '').replaceAll('\u202f', '\u00a0');
}

/** The longest beginning of a text that fits. */
export function clip(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let clipped = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += graphemeWidth(segment);
    if (used > width - 1) break;
    clipped += segment;
  }
  return width > 0 ? `${clipped}…` : '';
}

export function withoutLastGrapheme(text: string): string {
  return split(text).slice(0, -1).join('');
}

/** No row begins with a dot between two things. */
const GLUED_DOT = '\u00a0· ';

/** Breaks a text at its spaces into rows of at most `width`; rows after the first are indented by `hang`. */
export function wrap(text: string, width: number, hang = 0): string[] {
  const room = Math.max(1, width);
  const indent = ' '.repeat(Math.min(hang, Math.floor(room / 4)));
  const rows: string[] = [];
  let row = '';
  let used = 0;
  /** Whether `row` holds a word yet. */
  let begun = false;
  const flush = () => {
    rows.push(row.trimEnd());
    row = indent;
    used = indent.length;
    begun = false;
  };
  const add = (piece: string, width: number) => {
    row += piece;
    used += width;
  };
  for (const word of text.replaceAll(' · ', GLUED_DOT).split(' ')) {
    const width = displayWidth(word);
    if (begun && used + 1 + width > room) flush();
    else if (begun) add(' ', 1);
    if (used + width <= room) add(word, width);
    else {
      for (const piece of split(word)) {
        if (used + displayWidth(piece) > room) flush();
        add(piece, displayWidth(piece));
      }
    }
    begun = true;
  }
  flush();
  return rows;
}

function split(word: string): string[] {
  return Array.from(graphemes.segment(word), ({ segment }) => segment);
}
