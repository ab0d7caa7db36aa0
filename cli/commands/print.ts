/** Printing for commands that are not played on a screen. */

import type { Output } from '../io.ts';
import { type Line, lineRows } from '../terminal/page.ts';
import { paint } from '../terminal/style.ts';
import { displayWidth, wrap } from '../terminal/width.ts';

const WIDEST = 100;

function widthOf({ isTTY, columns }: Output): number {
  return isTTY ? Math.min((columns ?? 80) - 1, WIDEST) : WIDEST;
}

/** In a pipe every line stays whole. */
export function printLines(output: Output, lines: readonly Line[], colour: boolean): void {
  const width = output.isTTY ? widthOf(output) : Number.POSITIVE_INFINITY;
  for (const line of lines) {
    for (const { text, style } of lineRows(line, width)) output.write(`${paint(style, text, colour)}\n`);
  }
}

/** Two columns, the second one wrapped; where the first is too long, the second starts on the next line. */
export function twoColumns(
  rows: readonly (readonly [string, string])[],
  output: Output,
  first = 24,
): string[] {
  const room = Math.max(20, widthOf(output) - first - 2);
  const indent = ' '.repeat(first + 2);
  return rows.flatMap(([left, right]) => {
    const lines = wrap(right, room);
    const start = `  ${left}`;
    if (displayWidth(start) > first) return [start, ...lines.map((line) => indent + line)];
    const [head, ...rest] = lines;
    return [start + ' '.repeat(first + 2 - displayWidth(start)) + head, ...rest.map((line) => indent + line)];
  });
}

/** With `--json` the last line of the output is one object. */
export function printJson(output: Output, value: unknown): void {
  output.write(`${JSON.stringify(value)}\n`);
}
