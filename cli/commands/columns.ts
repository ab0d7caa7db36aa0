/** Rows in columns: names on the left, numbers on the right. */

import { displayWidth } from '../terminal/width.ts';

export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_cell, column) => Math.max(...rows.map((row) => displayWidth(row[column]))));
  const blank = (cell: string, column: number) => ' '.repeat(widths[column] - displayWidth(cell));
  return rows.map(([name, ...cells]) =>
    [name + blank(name, 0), ...cells.map((cell, index) => blank(cell, index + 1) + cell)].join('  '),
  );
}
