/** A report as a table to read. */

import type { Report, Row } from './report.ts';
import type { Goal } from './subjects.ts';

const HEADINGS = ['measure', 'subject', 'seats', 'median', 'middle half', 'to peer', 'goal', ''];
const TO_THE_RIGHT = new Set([2, 3, 4, 5, 6]);

/** Three figures are enough; thousands are set apart. */
function figure(value: number): string {
  if (value >= 100) return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ');
  return value.toPrecision(3);
}

function goalText(goal: Goal, row: Row): string {
  return 'times' in goal ? `at least ${goal.times} x` : `below ${figure(goal.below)} ${row.unit}`;
}

function cells(row: Row): string[] {
  const { value, ratio, goal, met } = row;
  return [
    row.measure,
    row.name,
    String(row.seats),
    `${figure(value.median)} ${row.unit}`,
    `${figure(value.low)} - ${figure(value.high)}`,
    ratio ? `${figure(ratio.median)} x` : '',
    goal ? goalText(goal, row) : '',
    met === null ? '' : met ? 'met' : 'NOT MET',
  ];
}

export function tableOf(report: Report): string {
  const lines = [HEADINGS, ...report.rows.map(cells)];
  const widths = HEADINGS.map((_heading, column) => Math.max(...lines.map((line) => line[column].length)));
  const written = lines.map((line) =>
    line
      .map((cell, column) =>
        TO_THE_RIGHT.has(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
      )
      .join('  ')
      .trimEnd(),
  );
  written.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return written.join('\n');
}
