/** Where two values part: the first difference by its path, since two whole positions are too long to read. */

import { isRecord } from '../json.ts';

/** Of a longer value only its beginning is shown. */
const SHOWN = 160;

/** As `view.players[1].dice[0]: 3 or 5`; empty where there is none. */
export function difference(here: unknown, there: unknown, path = ''): string {
  if (Object.is(here, there)) return '';
  if (Array.isArray(here) && Array.isArray(there)) {
    for (let i = 0; i < Math.max(here.length, there.length); i++) {
      const found = difference(here[i], there[i], `${path}[${i}]`);
      if (found) return found;
    }
    return '';
  }
  if (isRecord(here) && isRecord(there)) {
    for (const key of new Set([...Object.keys(here), ...Object.keys(there)])) {
      const found = difference(here[key], there[key], path ? `${path}.${key}` : key);
      if (found) return found;
    }
    // The same members in another order are other bytes.
    const [one, two] = [here, there].map((value) => Object.keys(value).join());
    return one === two ? '' : `${path || 'the whole'}: its members in another order, ${one} or ${two}`;
  }
  return `${path || 'the whole'}: ${shown(here)} or ${shown(there)}`;
}

/** Of what a watcher could see, as `situation` writes it. */
export function situationDifference(here: string, there: string): string {
  const [one, two] = [here, there].map((text) => {
    const [view, moves, waiting, asked] = JSON.parse(text);
    return { view, moves, waiting, asked };
  });
  return difference(one, two);
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)} ...` : text;
}
