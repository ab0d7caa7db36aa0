/** The checksum that is kept with every text, so that damage is noticed: CRC-32 over the text and its key. */

import { crc32 } from 'node:zlib';

export type Part = string | number | null;

/** Between two parts, and for a part that is not there: neither stands in a text. */
const BETWEEN = '\u0001';
const NOTHING = '\u0002';

export function checksum(...parts: readonly Part[]): number {
  let sum = 0;
  for (const part of parts) sum = crc32(BETWEEN, crc32(part === null ? NOTHING : String(part), sum));
  return sum;
}
