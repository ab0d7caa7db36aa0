/** What is kept with every text, so that a damaged one is noticed: CRC-32 over it and the key it stands under. */

import { crc32 } from 'node:zlib';

export type Part = string | number | null;

export function checksum(...parts: readonly Part[]): number {
  return crc32(JSON.stringify(parts));
}
