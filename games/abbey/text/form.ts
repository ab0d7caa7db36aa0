/**
 * Questions built choice by choice: whom, which kind, and then a filter, part by part. Gifts are built card by card.
 */

import type { FormStep, Seat } from '@conclave/engine';
import { type Askable, askable, askers, clauseReason } from '../on-view/askable.ts';
import { giftOf } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import {
  ANYBODY,
  type Atom,
  type Clause,
  type Filter,
  MAX_ATOMS,
  MAX_NAMED,
  type Question,
  type QuestionKind,
  type Reference,
  type Statement,
  wasWithYou,
} from '../rules/question.ts';
import { ROOMS } from '../rules/rooms.ts';
import { NONE } from '../rules/state.ts';
import { FEATURES, isFeature, MONKS, VALUES } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';

type Choice = { readonly value: string; readonly label: string };
type Step = { readonly field: { readonly prompt: string; readonly choices: readonly Choice[] } };
/** What choices so far lead to: a value and the place after it, the next question, or nothing sensible. */
type Read<Value> = { readonly value: Value; readonly next: number } | Step | null;

interface Form {
  readonly lexicon: Lexicon;
  readonly speak: Speaker;
  readonly choices: readonly string[];
  /** What may be asked of whom is being asked. */
  readonly askable: Askable;
  /** What they said last (AB-74). */
  readonly said: Statement | null;
}

const MAX_LEFT = 23;
const MAX_HELD = 8;

export function form(
  lexicon: Lexicon,
  kind: Move['kind'],
  choices: readonly string[],
  view: View,
  speak: Speaker,
): FormStep<Move> | null {
  if (kind === 'give') return readGift(lexicon, choices, view);
  const asking = askers(view);
  if (asking === null) return null;
  switch (kind) {
    case 'askAll': {
      const offered = askable(view, null);
      if (offered === null) return null;
      const read = readQuestion({ lexicon, speak, choices, askable: offered, said: null }, 0);
      return finish(read, choices, (question) => ({ kind, question }));
    }
    case 'ask': {
      const targets = asking.targets.map((seat) => ({ value: String(seat), label: speak.name(seat) }));
      const whom = pickOne(choices, 0, lexicon.form.whom, targets);
      if (whom === null || 'field' in whom) return whom;
      const of = Number(whom.value);
      const offered = askable(view, of);
      if (offered === null) return null;
      const said = view.statements[of];
      const read = readQuestion({ lexicon, speak, choices, askable: offered, said }, whom.next);
      return finish(read, choices, (question) => ({ kind, of, question }));
    }
    default:
      return null;
  }
}

function readGift(lexicon: Lexicon, choices: readonly string[], view: View): FormStep<Move> | null {
  const { asked } = view;
  const hand = view.players.find(({ own }) => own !== null)?.own?.hand ?? [];
  if (asked?.kind !== 'window') return null;
  const size = giftOf(asked.window, view, hand.length);
  if (size === 0) return null;
  // Where all cards go, nothing is left to choose.
  const cards = size === hand.length ? [...hand] : [];
  for (let at = 0; cards.length < size; at++) {
    const left = hand.filter((card) => !cards.includes(card));
    const offered = left.map((card) => ({ value: String(card), label: lexicon.monk(card) }));
    const read = pickOne(choices, at, lexicon.form.card(at + 1, size), offered);
    if (read === null || 'field' in read) return read;
    cards.push(Number(read.value));
  }
  if (choices.length > size) return null;
  return { move: { kind: 'give', cards: cards.sort((a, b) => a - b) } };
}

function finish(
  read: Read<Question>,
  choices: readonly string[],
  move: (question: Question) => Move,
): FormStep<Move> | null {
  if (read === null || 'field' in read) return read;
  return read.next === choices.length ? { move: move(read.value) } : null;
}

/** One of these; where there is only one, it still is asked for, so that choices can be counted. */
function pickOne<Value extends string>(
  choices: readonly string[],
  at: number,
  prompt: string,
  offered: readonly { readonly value: Value; readonly label: string }[],
): Read<Value> {
  if (offered.length === 0) return null;
  if (at >= choices.length) return { field: { prompt, choices: offered } };
  const chosen = offered.find(({ value }) => value === choices[at]);
  return chosen ? { value: chosen.value, next: at + 1 } : null;
}

function readQuestion(form: Form, at: number): Read<Question> {
  const { lexicon, choices, speak } = form;
  const words = lexicon.form;
  const kinds = form.askable.kinds.flatMap(({ kind, reason }) =>
    reason === null ? [{ value: kind, label: kindLabel(form, kind) }] : [],
  );
  const picked = pickOne(choices, at, words.kind, kinds);
  if (picked === null || 'field' in picked) return picked;
  const { value: kind, next: after } = picked;
  const one = (prompt: string, offered: readonly Choice[], make: (value: string) => Question | null) =>
    mapped(pickOne(choices, after, prompt, offered), make);
  const seats = (offered: readonly Seat[]) =>
    offered.map((seat) => ({ value: String(seat), label: speak.name(seat) }));
  switch (kind) {
    case 'count':
    case 'hold':
      return withFilter(readFilter(form, after, words.atom, false), (filter) => ({
        kind,
        filter,
      }));
    case 'crossedCount':
    case 'leftCount':
      return withFilter(readFilter(form, after, words.atom, true), (filter) => ({
        kind,
        filter,
      }));
    case 'atLeast': {
      const number = pickOne(choices, after, words.number, numbers(MAX_HELD));
      if (number === null || 'field' in number) return number;
      return withFilter(readFilter(form, number.next, words.atom, false), (filter) => ({
        kind: 'atLeast',
        n: Number(number.value),
        filter,
      }));
    }
    case 'compare': {
      const filter = readFilter(form, after, words.atom, false);
      if (filter === null || 'field' in filter) return filter;
      return withFilter(readFilter(form, filter.next, words.than, false, filter.value), (than) => ({
        kind: 'compare',
        filter: filter.value,
        than,
      }));
    }
    case 'crossed':
      return one(words.suspect, suspectChoices(form), (value) => ({
        kind: 'crossed',
        suspect: Number(value),
      }));
    case 'visited':
    case 'willGo':
      return one(words.room, roomChoices(form), (value) => ({ kind, room: Number(value) }));
    case 'received':
    case 'shownBy': {
      const isReceived = kind === 'received';
      const { receivedFrom, shownBy } = form.askable;
      const players = seats(isReceived ? receivedFrom : shownBy);
      const other = pickOne(choices, after, isReceived ? words.from : words.shownBy, players);
      if (other === null || 'field' in other) return other;
      const seat = Number(other.value);
      return mapped(pickOne(choices, other.next, words.feature, featureChoices(form)), (value) => {
        if (!isFeature(value)) return null;
        return isReceived
          ? { kind: 'received', from: seat, feature: value }
          : { kind: 'shownBy', by: seat, feature: value };
      });
    }
    case 'stillHold': {
      const known = form.askable.references.filter(wasWithYou);
      const offered = known.map((reference) => ({
        value: keyOf(reference),
        label: lexicon.reference(reference),
      }));
      return one(words.reference, offered, (value) => {
        const reference = known.find((one) => keyOf(one) === value);
        return reference ? { kind: 'stillHold', reference } : null;
      });
    }
    case 'stillSo':
      return { value: { kind: 'stillSo' }, next: after };
    case 'atMost':
      return one(words.number, numbers(MAX_LEFT), (value) => ({ kind: 'atMost', n: Number(value) }));
    case 'most':
    case 'allShare':
      return one(words.feature, featureChoices(form), (value) =>
        isFeature(value) ? { kind, feature: value } : null,
      );
  }
}

/** Where one comes back to something, it is called by its words. */
function kindLabel({ lexicon, speak, said }: Form, kind: QuestionKind): string {
  if (kind !== 'stillSo' || said === null) return lexicon.form.kinds[kind];
  return lexicon.form.stillSo(speak.question(said.question, NONE), speak.answer(said.answer));
}

const numbers = (most: number): Choice[] =>
  Array.from({ length: most }, (_none, i) => ({ value: String(i + 1), label: String(i + 1) }));

function withFilter(read: Read<Filter>, make: (filter: Filter) => Question): Read<Question> {
  if (read === null || 'field' in read) return read;
  return { value: make(read.value), next: read.next };
}

function mapped(read: Read<string>, make: (value: string) => Question | null): Read<Question> {
  if (read === null || 'field' in read) return read;
  const value = make(read.value);
  return value && { value, next: read.next };
}

const suspectChoices = ({ lexicon }: Form): Choice[] =>
  MONKS.map((_monk, number) => ({ value: String(number), label: lexicon.monk(number) }));
const roomChoices = ({ lexicon }: Form): Choice[] =>
  Array.from({ length: ROOMS }, (_none, room) => ({ value: String(room), label: lexicon.room(room) }));
const featureChoices = ({ lexicon }: Form): Choice[] =>
  FEATURES.map((value) => ({ value, label: lexicon.features[value] }));

const keyOf = (reference: Reference) =>
  reference.kind === 'given' ? `given:${reference.by}:${reference.n}` : `${reference.kind}:${reference.by}`;

function atomChoices(form: Form): { choice: Choice; atom: Atom }[] {
  const { lexicon } = form;
  return [
    ...VALUES.map((value) => ({
      choice: { value: `is:${value}`, label: lexicon.values[value] },
      atom: { kind: 'is', value } as const,
    })),
    ...VALUES.map((value) => ({
      choice: { value: `not:${value}`, label: lexicon.form.not(value) },
      atom: { kind: 'isNot', value } as const,
    })),
    ...MONKS.map((_monk, suspect) => ({
      choice: { value: `name:${suspect}`, label: lexicon.monk(suspect) },
      atom: { kind: 'among', suspects: [suspect] } as const,
    })),
    ...form.askable.references.flatMap((reference) =>
      FEATURES.flatMap((feature) =>
        (['same', 'other'] as const).map((kind) => ({
          choice: {
            value: `${kind}:${feature}:${keyOf(reference)}`,
            label: `${lexicon.sameAs(feature, kind === 'same')} ${lexicon.reference(reference)}`,
          },
          atom: { kind, feature, reference },
        })),
      ),
    ),
  ];
}

const ANY = 'anybody';

/** `mayBeAnybody`: a list can be asked about as a whole. `except`: a filter that this one must differ from. */
function readFilter(
  form: Form,
  start: number,
  prompt: string,
  mayBeAnybody: boolean,
  except: Filter = [],
): Read<Filter> {
  const words = form.lexicon.form;
  const atoms = atomChoices(form);
  const clauses: Atom[][] = [[]];
  let at = start;
  for (;;) {
    const clause = clauses[clauses.length - 1];
    const offered = atoms.filter(({ atom }) => clauseReason([...clause, atom]) === null);
    const picked = pickOne(form.choices, at, prompt, [
      ...(mayBeAnybody && at === start ? [{ value: ANY, label: words.anybody }] : []),
      ...offered.map(({ choice }) => choice),
    ]);
    if (picked === null || 'field' in picked) return picked;
    if (picked.value === ANY) return { value: ANYBODY, next: picked.next };
    const found = offered.find(({ choice }) => choice.value === picked.value);
    if (!found) return null;
    clause.push(found.atom);
    at = picked.next;
    if (!form.askable.mayJoin) return { value: clauses, next: at };
    const joined = readJoint(form, at, clauses, except);
    if (joined === null || 'field' in joined) return joined;
    at = joined.next;
    if (joined.value === 'end') return { value: clauses, next: at };
    if (joined.value === 'or') clauses.push([]);
  }
}

/** What follows an atom: more names for it, another atom, another clause, or the end. */
function readJoint(form: Form, start: number, clauses: Atom[][], except: Filter): Read<string> {
  const words = form.lexicon.form;
  let at = start;
  for (;;) {
    const clause: Clause = clauses[clauses.length - 1];
    const offered: Choice[] = [];
    if (isNew(clauses, except)) offered.push({ value: 'end', label: words.end });
    if (clause.length < MAX_ATOMS) offered.push({ value: 'and', label: words.and });
    if (clauses.length === 1) offered.push({ value: 'or', label: words.or });
    for (let suspect = 0; suspect < MONKS.length; suspect++) {
      if (alsoNaming(clause, suspect) === null) continue;
      offered.push({ value: `also:${suspect}`, label: words.alsoName(form.lexicon.monk(suspect)) });
    }
    const picked = pickOne(form.choices, at, words.more, offered);
    if (picked === null || 'field' in picked || !picked.value.startsWith('also:')) return picked;
    const longer = alsoNaming(clause, Number(picked.value.slice('also:'.length)));
    if (longer === null) return null;
    clauses[clauses.length - 1] = [...longer];
    at = picked.next;
  }
}

/** Neither said twice nor the same as what it is compared with. */
const isNew = (clauses: Filter, except: Filter) =>
  JSON.stringify(clauses) !== JSON.stringify(except) &&
  (clauses.length < 2 || JSON.stringify(clauses[0]) !== JSON.stringify(clauses[1]));

/** The clause with one more name among those named last; `null`: that would be no sensible question. */
function alsoNaming(clause: Clause, suspect: number): Clause | null {
  const atom = clause[clause.length - 1];
  if (atom.kind !== 'among' || atom.suspects.includes(suspect) || atom.suspects.length === MAX_NAMED)
    return null;
  const suspects = [...atom.suspects, suspect].sort((a, b) => a - b);
  const longer: Clause = [...clause.slice(0, -1), { kind: 'among', suspects }];
  return clauseReason(longer) === null ? longer : null;
}
