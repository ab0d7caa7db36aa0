/**
 * Packs the steps of a finished match into one text: two dozen bytes a step instead of hundreds. It is unpacked as a
 * whole when somebody wants the replay.
 */

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { apart, joined } from './entry-line.ts';

export interface Steps {
  readonly logged: readonly string[];
  /** Each of a seat and an id. */
  readonly names: readonly string[];
}

/** Beyond this it takes much longer and becomes hardly smaller. */
const QUALITY = 6;
/** Between entries and names; JSON needs no such character. */
const BETWEEN = '\u0001';

export function pack({ logged, names }: Steps): Buffer {
  const text = Buffer.from(joined(logged) + BETWEEN + joined(names));
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

export function unpack(packed: Buffer): Steps {
  const [logged, names] = brotliDecompressSync(packed).toString().split(BETWEEN);
  return { logged: lines(logged), names: lines(names) };
}

const lines = (text: string) => (text === '' ? [] : apart(text));
