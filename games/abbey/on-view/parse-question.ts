/** Parses questions of unknown origin, totally and strictly. */

import { hasExactly, isIndex, isRecord } from '@conclave/engine';
import {
  ANYBODY,
  type Atom,
  type Clause,
  type Filter,
  MAX_ATOMS,
  MAX_CLAUSES,
  MAX_NAMED,
  type Question,
  type Reference,
  type Side,
} from '../rules/question.ts';
import { ROOMS } from '../rules/rooms.ts';
import { MAX_SEATS } from '../rules/state.ts';
import { isFeature, isValue, SUSPECTS } from '../rules/suspects.ts';

const isSide = (value: unknown): value is Side => value === 'me' || value === 'you';

export function parseReference(json: unknown): Reference | null {
  if (!isRecord(json) || !isSide(json.by)) return null;
  switch (json.kind) {
    case 'given':
      if (!hasExactly(json, 'kind', 'by', 'n') || !isIndex(json.n, SUSPECTS) || json.n === 0) return null;
      return { kind: 'given', by: json.by, n: json.n };
    case 'taken':
    case 'shown':
      return hasExactly(json, 'kind', 'by') ? { kind: json.kind, by: json.by } : null;
    default:
      return null;
  }
}

function parseAtom(json: unknown): Atom | null {
  if (!isRecord(json)) return null;
  switch (json.kind) {
    case 'is':
    case 'isNot':
      if (!hasExactly(json, 'kind', 'value') || !isValue(json.value)) return null;
      return { kind: json.kind, value: json.value };
    case 'among': {
      if (!hasExactly(json, 'kind', 'suspects') || !Array.isArray(json.suspects)) return null;
      const suspects: unknown[] = json.suspects;
      if (suspects.length === 0 || suspects.length > MAX_NAMED) return null;
      const named: number[] = [];
      for (const suspect of suspects) {
        if (!isIndex(suspect, SUSPECTS) || suspect <= (named.at(-1) ?? -1)) return null;
        named.push(suspect);
      }
      return { kind: 'among', suspects: named };
    }
    case 'same':
    case 'other': {
      if (!hasExactly(json, 'kind', 'feature', 'reference') || !isFeature(json.feature)) return null;
      const reference = parseReference(json.reference);
      return reference && { kind: json.kind, feature: json.feature, reference };
    }
    default:
      return null;
  }
}

function parseList<Item>(
  json: unknown,
  most: number,
  read: (item: unknown) => Item | null,
): readonly Item[] | null {
  if (!Array.isArray(json) || json.length === 0 || json.length > most) return null;
  const items: Item[] = [];
  for (const inner of json) {
    const item = read(inner);
    if (item === null) return null;
    items.push(item);
  }
  return items;
}

export const parseClause = (json: unknown): Clause | null => parseList(json, MAX_ATOMS, parseAtom);
const parseFilter = (json: unknown): Filter | null => parseList(json, MAX_CLAUSES, parseClause);

/** AB-70: on the list one may ask about anybody. */
function parseFilterOrAnybody(json: unknown): Filter | null {
  const isAnybody =
    Array.isArray(json) && json.length === 1 && Array.isArray(json[0]) && json[0].length === 0;
  return isAnybody ? ANYBODY : parseFilter(json);
}

export function parseQuestion(json: unknown): Question | null {
  if (!isRecord(json)) return null;
  const { kind } = json;
  switch (kind) {
    case 'count':
    case 'hold': {
      const filter = hasExactly(json, 'kind', 'filter') ? parseFilter(json.filter) : null;
      return filter && { kind, filter };
    }
    case 'crossedCount':
    case 'leftCount': {
      const filter = hasExactly(json, 'kind', 'filter') ? parseFilterOrAnybody(json.filter) : null;
      return filter && { kind, filter };
    }
    case 'atLeast': {
      if (!hasExactly(json, 'kind', 'n', 'filter') || !isIndex(json.n, SUSPECTS) || json.n === 0) return null;
      const filter = parseFilter(json.filter);
      return filter && { kind, n: json.n, filter };
    }
    case 'stillHold': {
      const reference = hasExactly(json, 'kind', 'reference') ? parseReference(json.reference) : null;
      return reference && { kind, reference };
    }
    case 'stillSo':
      return hasExactly(json, 'kind') ? { kind } : null;
    case 'shownBy':
      if (!hasExactly(json, 'kind', 'by', 'feature') || !isIndex(json.by, MAX_SEATS)) return null;
      return isFeature(json.feature) ? { kind, by: json.by, feature: json.feature } : null;
    case 'compare': {
      if (!hasExactly(json, 'kind', 'filter', 'than')) return null;
      const filter = parseFilter(json.filter);
      const than = parseFilter(json.than);
      return filter && than && { kind, filter, than };
    }
    case 'crossed':
      if (!hasExactly(json, 'kind', 'suspect') || !isIndex(json.suspect, SUSPECTS)) return null;
      return { kind, suspect: json.suspect };
    case 'visited':
    case 'willGo':
      if (!hasExactly(json, 'kind', 'room') || !isIndex(json.room, ROOMS)) return null;
      return { kind, room: json.room };
    case 'received':
      if (!hasExactly(json, 'kind', 'from', 'feature') || !isIndex(json.from, MAX_SEATS)) return null;
      return isFeature(json.feature) ? { kind, from: json.from, feature: json.feature } : null;
    case 'atMost':
      if (!hasExactly(json, 'kind', 'n') || !isIndex(json.n, SUSPECTS) || json.n === 0) return null;
      return { kind, n: json.n };
    case 'most':
    case 'allShare':
      if (!hasExactly(json, 'kind', 'feature') || !isFeature(json.feature)) return null;
      return { kind, feature: json.feature };
    default:
      return null;
  }
}
