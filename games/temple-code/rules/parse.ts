import { hasExactly, isIndex, isRecord } from '@conclave/engine';
import { isCombination } from './deck.ts';
import { DECODE, DECODE_BOTH, FINISH, MAX_SEATS, type Move, REVEAL, TAKE } from './moves.ts';

/** Three statuettes of which two are the same can be read; it is refused as a declaration (TC-R5). */
export function parse(json: unknown): Move | null {
  if (!isRecord(json)) return null;
  switch (json.kind) {
    case 'take':
      if (!hasExactly(json, 'kind', 'from', 'card')) return null;
      return isIndex(json.from, MAX_SEATS) && isIndex(json.card, 2) ? TAKE[json.from][json.card] : null;
    case 'decode':
      if (!hasExactly(json, 'kind', 'card')) return null;
      return isIndex(json.card, 2) ? DECODE[json.card] : null;
    case 'declare':
      if (!hasExactly(json, 'kind', 'combination') || !isCombination(json.combination)) return null;
      return { kind: 'declare', combination: [...json.combination] };
    case 'decodeBoth':
      return hasExactly(json, 'kind') ? DECODE_BOTH : null;
    case 'reveal':
      return hasExactly(json, 'kind') ? REVEAL : null;
    case 'finish':
      return hasExactly(json, 'kind') ? FINISH : null;
    default:
      return null;
  }
}
