/** A question while it is composed, chip by chip. The rules decide what may be asked (`askable`). */

import type { Seat } from '@conclave/engine';
import {
  ANYBODY,
  type Atom,
  type Clause,
  type Filter,
  MAX_NAMED,
  type Question,
  type QuestionKind,
  type Reference,
} from '../../rules/question.ts';
import type { Room } from '../../rules/rooms.ts';
import {
  EVERYONE,
  type Feature,
  listed,
  MASK_OF,
  maskOf,
  type Suspect,
  type Value,
} from '../../rules/suspects.ts';

/** What a kind of question still needs to be told besides whom it is put to. */
export type Part = 'filter' | 'than' | 'number' | 'feature' | 'suspect' | 'room' | 'player' | 'reference';

export const PARTS: Readonly<Record<QuestionKind, readonly Part[]>> = {
  count: ['filter'],
  hold: ['filter'],
  atLeast: ['number', 'filter'],
  compare: ['filter', 'than'],
  most: ['feature'],
  crossedCount: ['filter'],
  crossed: ['suspect'],
  leftCount: ['filter'],
  visited: ['room'],
  received: ['player', 'feature'],
  shownBy: ['player', 'feature'],
  stillHold: ['reference'],
  stillSo: [],
  willGo: ['room'],
  atMost: ['number'],
  allShare: ['feature'],
};

/** Lists may be asked about as a whole (AB-70). */
export const mayBeAnybody = (kind: QuestionKind): boolean => kind === 'crossedCount' || kind === 'leftCount';

export interface Draft {
  readonly kind: QuestionKind;
  /** The rows of chips: one clause, or two ("or else"; the second of a comparison). */
  readonly rows: readonly Clause[];
  readonly number: number | null;
  readonly feature: Feature | null;
  readonly suspect: Suspect | null;
  readonly room: Room | null;
  readonly player: Seat | null;
  readonly reference: Reference | null;
}

export const EMPTY: Draft = {
  kind: 'count',
  rows: [[]],
  number: null,
  feature: null,
  suspect: null,
  room: null,
  player: null,
  reference: null,
};

/** Nothing has been chosen yet. */
export function isBlank({ rows, number, feature, suspect, room, player, reference }: Draft): boolean {
  const parts = [number, feature, suspect, room, player, reference];
  return rows.every((clause) => clause.length === 0) && parts.every((part) => part === null);
}

/** Chips stay where they still make sense. */
export function withKind(draft: Draft, kind: QuestionKind): Draft {
  const rows = kind === 'compare' ? [draft.rows[0], draft.rows.at(1) ?? []] : draft.rows.slice(0, 1);
  return { ...draft, kind, rows, number: null };
}

const same = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);

/** Once: is. Twice: is not. Three times: off. `join` false: plainchant, a chip replaces all others. */
export function turnValue(clause: Clause, value: Value, join: boolean): Clause {
  const at = clause.findIndex((atom) => 'value' in atom && atom.value === value);
  const next: Atom | null =
    at < 0 ? { kind: 'is', value } : clause[at].kind === 'is' ? { kind: 'isNot', value } : null;
  return turned(clause, at, next, join);
}

/** Once: the same. Twice: another. Three times: off. */
export function turnReference(clause: Clause, feature: Feature, reference: Reference, join: boolean): Clause {
  const at = clause.findIndex(
    (atom) => 'reference' in atom && atom.feature === feature && same(atom.reference, reference),
  );
  const next: Atom | null =
    at < 0
      ? { kind: 'same', feature, reference }
      : clause[at].kind === 'same'
        ? { kind: 'other', feature, reference }
        : null;
  return turned(clause, at, next, join);
}

function turned(clause: Clause, at: number, next: Atom | null, join: boolean): Clause {
  if (!join) return next ? [next] : [];
  if (at < 0) return next ? [...clause, next] : clause;
  return next ? clause.with(at, next) : clause.toSpliced(at, 1);
}

/** Names one more, or one less; at most six, one only in plainchant. */
export function turnName(clause: Clause, suspect: Suspect, join: boolean): Clause {
  const at = clause.findIndex(({ kind }) => kind === 'among');
  const named = namedIn(clause);
  const most = join ? MAX_NAMED : 1;
  const suspects = named.includes(suspect)
    ? named.filter((one) => one !== suspect)
    : [...named.slice(0, named.length === most ? most - 1 : most), suspect].sort((a, b) => a - b);
  return turned(clause, at, suspects.length > 0 ? { kind: 'among', suspects } : null, join);
}

export function namedIn(clause: Clause): readonly Suspect[] {
  const atom = clause.find(({ kind }) => kind === 'among');
  return atom?.kind === 'among' ? atom.suspects : [];
}

/** The state of a chip: off, is, is not. */
export function stateOf(clause: Clause, value: Value): 'off' | 'is' | 'isNot' {
  const atom = clause.find((one) => 'value' in one && one.value === value);
  return atom?.kind === 'is' || atom?.kind === 'isNot' ? atom.kind : 'off';
}

export function stateOfReference(
  clause: Clause,
  feature: Feature,
  reference: Reference,
): 'off' | 'same' | 'other' {
  const atom = clause.find(
    (one) => 'reference' in one && one.feature === feature && same(one.reference, reference),
  );
  return atom?.kind === 'same' || atom?.kind === 'other' ? atom.kind : 'off';
}

/** The question, or the first part that is missing. */
export function questionOf(draft: Draft): { readonly question: Question } | { readonly missing: Part } {
  const { kind, number, feature, suspect, room, player, reference } = draft;
  const [first] = draft.rows;
  const filter: Filter | null =
    first.length === 0 ? (mayBeAnybody(kind) ? ANYBODY : null) : draft.rows.filter((row) => row.length > 0);
  switch (kind) {
    case 'count':
    case 'hold':
    case 'crossedCount':
    case 'leftCount':
      return filter ? { question: { kind, filter } } : { missing: 'filter' };
    case 'atLeast':
      if (number === null) return { missing: 'number' };
      return filter ? { question: { kind, n: number, filter } } : { missing: 'filter' };
    case 'compare': {
      const than = draft.rows.at(1) ?? [];
      if (first.length === 0) return { missing: 'filter' };
      return than.length > 0 ? { question: { kind, filter: [first], than: [than] } } : { missing: 'than' };
    }
    case 'most':
    case 'allShare':
      return feature ? { question: { kind, feature } } : { missing: 'feature' };
    case 'crossed':
      return suspect === null ? { missing: 'suspect' } : { question: { kind, suspect } };
    case 'visited':
    case 'willGo':
      return room === null ? { missing: 'room' } : { question: { kind, room } };
    case 'received':
      if (player === null) return { missing: 'player' };
      return feature ? { question: { kind, from: player, feature } } : { missing: 'feature' };
    case 'shownBy':
      if (player === null) return { missing: 'player' };
      return feature ? { question: { kind, by: player, feature } } : { missing: 'feature' };
    case 'stillHold':
      return reference ? { question: { kind, reference } } : { missing: 'reference' };
    case 'stillSo':
      return { question: { kind } };
    case 'atMost':
      return number === null ? { missing: 'number' } : { question: { kind, n: number } };
  }
}

/** The chips of a question that somebody else composed: the hint. */
export function draftOf(question: Question): Draft {
  const draft = { ...EMPTY, kind: question.kind };
  switch (question.kind) {
    case 'count':
    case 'hold':
    case 'crossedCount':
    case 'leftCount':
      return { ...draft, rows: question.filter };
    case 'atLeast':
      return { ...draft, rows: question.filter, number: question.n };
    case 'compare':
      return { ...draft, rows: [question.filter[0], question.than[0]] };
    case 'most':
    case 'allShare':
      return { ...draft, feature: question.feature };
    case 'crossed':
      return { ...draft, suspect: question.suspect };
    case 'visited':
    case 'willGo':
      return { ...draft, room: question.room };
    case 'received':
      return { ...draft, player: question.from, feature: question.feature };
    case 'shownBy':
      return { ...draft, player: question.by, feature: question.feature };
    case 'stillHold':
      return { ...draft, reference: question.reference };
    case 'stillSo':
      return draft;
    case 'atMost':
      return { ...draft, number: question.n };
  }
}

/** Whom the chips fit, as far as the cards' print says; `null`: there are no chips. */
export function fittingRows(rows: readonly Clause[]): readonly Suspect[] | null {
  const said = rows.filter((row) => row.length > 0);
  if (said.length === 0) return null;
  return listed(said.reduce((all, row) => all | fittingClause(row), 0));
}

function fittingClause(clause: Clause): number {
  return clause.reduce((mask, atom) => {
    switch (atom.kind) {
      case 'is':
        return mask & MASK_OF[atom.value];
      case 'isNot':
        return mask & ~MASK_OF[atom.value];
      case 'among':
        return mask & maskOf(atom.suspects);
      default:
        return mask;
    }
  }, EVERYONE);
}

/** Somebody chosen on the sheet: named in the row at hand, or asked about. */
export function naming(draft: Draft, row: number, suspect: Suspect, mayJoin: boolean): Draft {
  if (PARTS[draft.kind].includes('suspect')) return { ...draft, suspect };
  if (!PARTS[draft.kind].includes('filter')) return draft;
  const at = Math.min(row, draft.rows.length - 1);
  return { ...draft, rows: draft.rows.with(at, turnName(draft.rows[at], suspect, mayJoin)) };
}
