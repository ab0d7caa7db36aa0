/** Reads and writes the composed question as the draft that is kept until it is asked. */

import { isIndex, isRecord, type Json, type Seat, sameJson } from '@conclave/engine';
import { parseClause, parseReference } from '../../on-view/parse-question.ts';
import { type Clause, MAX_CLAUSES, QUESTION_KINDS } from '../../rules/question.ts';
import { ROOMS } from '../../rules/rooms.ts';
import { isFeature, SUSPECTS } from '../../rules/suspects.ts';
import { type Draft, EMPTY } from './draft.ts';

export interface Composed {
  /** Whom it is put to; `null`: nobody was chosen. */
  readonly whom: Seat | null;
  readonly draft: Draft;
}

const NOTHING: Composed = { whom: null, draft: EMPTY };

export function keptOf({ whom, draft }: Composed): Json[] {
  if (sameJson({ whom, draft }, NOTHING)) return [];
  return [{ kind: 'ask', of: whom, draft: JSON.parse(JSON.stringify(draft)) }];
}

/** As it was kept, as far as it can be read. */
export function composedOf([kept]: readonly Json[], seats: number): Composed {
  if (!isRecord(kept) || kept.kind !== 'ask') return NOTHING;
  const draft = draftIn(kept.draft, seats);
  return draft ? { whom: isIndex(kept.of, seats) ? kept.of : null, draft } : NOTHING;
}

function draftIn(json: unknown, seats: number): Draft | null {
  if (!isRecord(json)) return null;
  const kind = QUESTION_KINDS.find((one) => one === json.kind);
  const rows = rowsIn(json.rows);
  if (kind === undefined || rows === null) return null;
  const { number, feature, suspect, room, player } = json;
  return {
    kind,
    rows,
    number: isIndex(number, SUSPECTS) && number > 0 ? number : null,
    feature: isFeature(feature) ? feature : null,
    suspect: isIndex(suspect, SUSPECTS) ? suspect : null,
    room: isIndex(room, ROOMS) ? room : null,
    player: isIndex(player, seats) ? player : null,
    reference: parseReference(json.reference),
  };
}

/** Rows may still be empty. */
function rowsIn(json: unknown): readonly Clause[] | null {
  if (!Array.isArray(json) || json.length === 0 || json.length > MAX_CLAUSES) return null;
  const rows: Clause[] = [];
  for (const row of json) {
    const clause = Array.isArray(row) && row.length === 0 ? [] : parseClause(row);
    if (clause === null) return null;
    rows.push(clause);
  }
  return rows;
}
