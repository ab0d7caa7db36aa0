/** A file of logic does one thing, and is short enough to be read at once. */

import type { Source } from './syntax.ts';

export const MAX_LINES = 400;

/** What is looked up and not read through: tests, sentences, and lists of cards and places. */
const LONG_FOLDERS = ['test', 'text', 'words', 'data'];

/** Drawings: long, as there is much to draw. Each has as many lines as here at most. */
const LONG_DRAWINGS: Readonly<Record<string, number>> = {
  'games/abbey/table/ground/furniture.ts': 460,
  'games/abbey/table/ground/monks.ts': 660,
};

/** The files that are too long, each with its number of lines. */
export function findLongFiles(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const folders = path.split('/').slice(0, -1);
    if (folders.some((folder) => LONG_FOLDERS.includes(folder))) return [];
    const lines = text.replace(/\n$/, '').split('\n').length;
    return lines > (LONG_DRAWINGS[path] ?? MAX_LINES) ? [`${path}: ${lines} lines`] : [];
  });
}
