/** Reads from a WOFF2 file which characters it can write. */

import { brotliDecompressSync } from 'node:zlib';

const HEADER = 48;
/** Numbers of tables that the format knows by number. */
const [CMAP, GLYF, LOCA, NAMED] = [0, 10, 11, 63];

export function charactersIn(file: Buffer): ReadonlySet<string> {
  return charactersOf(tableOf(file, CMAP));
}

function tableOf(file: Buffer, wanted: number): Buffer {
  let at = HEADER;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = file[at++];
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let from = 0;
  let found: [from: number, to: number] | null = null;
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file[at++];
    const tag = flags & 63;
    if (tag === NAMED) at += 4;
    const length = number();
    const isPacked = tag === GLYF || tag === LOCA ? flags >> 6 === 0 : flags >> 6 !== 0;
    const end = from + (isPacked ? number() : length);
    if (tag === wanted) found = [from, end];
    from = end;
  }
  if (!found) throw new Error('no such table');
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...found);
}

/** Of a table of format 4: segments with their last and first character, and how these become numbers of glyphs. */
function charactersOf(cmap: Buffer): Set<string> {
  const characters = new Set<string>();
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * record + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const size = table.readUInt16BE(6);
    for (let segment = 14; segment < 14 + size; segment += 2) {
      const end = table.readUInt16BE(segment);
      const start = table.readUInt16BE(segment + size + 2);
      const delta = table.readUInt16BE(segment + 2 * size + 2);
      const place = segment + 3 * size + 2;
      const range = table.readUInt16BE(place);
      for (let code = start; code <= end && code !== 0xffff; code++) {
        const glyph = range === 0 ? code + delta : table.readUInt16BE(place + range + 2 * (code - start));
        if (glyph % 0x10000 !== 0) characters.add(String.fromCharCode(code));
      }
    }
  }
  return characters;
}
