/** Questions put together choice by choice: whom, which kind, and then a filter, atom after atom. */

import type { FormStep, Seat } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import {
  type Atom,
  type Clause,
  type Filter,
  MOST_ATOMS,
  MOST_NAMED,
  type Question,
  type QuestionKind,
  type Reference,
} from '../rules/question.ts';
import { ROOMS } from '../rules/rooms.ts';
import { FEATURES, isFeature, isValue, MONKS, VALUES } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';

type Choice = { readonly value: string; readonly label: string };
type Step = { readonly field: { readonly prompt: string; readonly choices: readonly Choice[] } };
/** What choices so far lead to: a value and the place after it, the next question, or nothing sensible. */
type Read<Value> = { readonly value: Value; readonly next: number } | Step | null;

interface Form {
  readonly lexicon: Lexicon;
  readonly speak: Speaker;
  readonly view: View;
  readonly choices: readonly string[];
  readonly asker: Seat;
  readonly of: Seat | null;
}

const KINDS: readonly QuestionKind[] = [
  'count',
  'hold',
  'compare',
  'crossedCount',
  'crossed',
  'leftCount',
  'visited',
  'received',
  'willGo',
  'atMost',
  'allShare',
];
const TO_ALL: readonly QuestionKind[] = [
  'count',
  'hold',
  'compare',
  'crossedCount',
  'crossed',
  'leftCount',
  'atMost',
  'allShare',
];
const MOST_LEFT = 23;

export function form(
  lexicon: Lexicon,
  kind: Move['kind'],
  choices: readonly string[],
  view: View,
  speak: Speaker,
): FormStep<Move> | null {
  if (kind === 'say') return sayForm(lexicon, choices);
  const asked = askerOf(view);
  if (asked === null || (kind !== 'ask' && kind !== 'askAll')) return null;
  const base = { lexicon, speak, view, choices, asker: asked.asker };
  if (kind === 'askAll') {
    const read = readQuestion({ ...base, of: null }, 0);
    return finish(read, choices, (question) => ({ kind, question }));
  }
  const whom = pickOne(
    { ...base, of: null },
    0,
    lexicon.form.whom,
    asked.targets.map((seat) => ({ value: String(seat), label: speak.name(seat) })),
  );
  if (whom === null || 'field' in whom) return whom;
  const of = Number(whom.value);
  return finish(readQuestion({ ...base, of }, whom.next), choices, (question) => ({ kind, of, question }));
}

function finish(
  read: Read<Question>,
  choices: readonly string[],
  move: (question: Question) => Move,
): FormStep<Move> | null {
  if (read === null || 'field' in read) return read;
  return read.next === choices.length ? { move: move(read.value) } : null;
}

function sayForm(lexicon: Lexicon, choices: readonly string[]): FormStep<Move> | null {
  const { say, sayings } = lexicon.form;
  if (choices.length > 1) return null;
  if (choices.length === 1) return { move: { kind: 'say', text: choices[0] } };
  return {
    field: {
      prompt: say,
      choices: (['yes', 'no', '?'] as const).map((value) => ({ value, label: sayings[value] })),
    },
  };
}

/** Who is to ask now, and whom they may ask. */
function askerOf(view: View): { asker: Seat; targets: readonly Seat[] } | null {
  const { asked, players } = view;
  if (asked === null) return null;
  const others = (asker: Seat) =>
    players.flatMap(({ penitent }, seat) => (seat === asker || penitent ? [] : [seat]));
  if (asked.kind === 'meet') {
    const { room } = players[asked.seat];
    const met = others(asked.seat).filter((seat) => players[seat].room === room);
    return { asker: asked.seat, targets: met };
  }
  if (asked.kind !== 'other') return null;
  const { frame } = asked;
  if (frame.kind === 'counter') return { asker: frame.asker, targets: [frame.of] };
  if (frame.kind !== 'compose') return null;
  return { asker: frame.asker, targets: frame.of < 0 ? others(frame.asker) : [frame.of] };
}

/** One of these; where there is only one, it still is asked for, so that choices can be counted. */
function pickOne(form: Form, at: number, prompt: string, choices: readonly Choice[]): Read<string> {
  if (choices.length === 0) return null;
  const chosen = form.choices.at(at);
  if (at >= form.choices.length || chosen === undefined) return { field: { prompt, choices } };
  return choices.some(({ value }) => value === chosen) ? { value: chosen, next: at + 1 } : null;
}

function readQuestion(form: Form, at: number): Read<Question> {
  const { lexicon, view, of } = form;
  const words = lexicon.form;
  const plain = view.lasting === 'E03';
  const kinds = (of === null ? TO_ALL : KINDS).filter(
    (kind) => !(plain && kind === 'compare') && !(kind === 'received' && givers(form).length === 0),
  );
  const kind = pickOne(
    form,
    at,
    words.kind,
    kinds.map((value) => ({ value, label: words.kinds[value] })),
  );
  if (kind === null || 'field' in kind) return kind;
  const after = kind.next;
  switch (kind.value) {
    case 'count':
    case 'hold':
    case 'crossedCount':
    case 'leftCount': {
      const filter = readFilter(form, after, words.atom);
      if (filter === null || 'field' in filter) return filter;
      return { value: { kind: kind.value, filter: filter.value }, next: filter.next };
    }
    case 'compare': {
      const filter = readFilter(form, after, words.atom);
      if (filter === null || 'field' in filter) return filter;
      const than = readFilter(form, filter.next, words.than);
      if (than === null || 'field' in than) return than;
      return { value: { kind: 'compare', filter: filter.value, than: than.value }, next: than.next };
    }
    case 'crossed':
      return mapped(pickOne(form, after, words.suspect, suspectChoices(form)), (value) => ({
        kind: 'crossed',
        suspect: Number(value),
      }));
    case 'visited':
      return mapped(pickOne(form, after, words.room, roomChoices(form)), (value) => ({
        kind: 'visited',
        room: Number(value),
      }));
    case 'willGo':
      return mapped(pickOne(form, after, words.room, roomChoices(form)), (value) => ({
        kind: 'willGo',
        room: Number(value),
      }));
    case 'received': {
      const from = pickOne(form, after, words.from, givers(form));
      if (from === null || 'field' in from) return from;
      return mapped(pickOne(form, from.next, words.feature, featureChoices(form)), (value) =>
        isFeature(value) ? { kind: 'received', from: Number(from.value), feature: value } : null,
      );
    }
    case 'atMost': {
      const numbers = Array.from({ length: MOST_LEFT }, (_none, i) => String(i + 1));
      const choices = numbers.map((value) => ({ value, label: value }));
      return mapped(pickOne(form, after, words.number, choices), (value) => ({
        kind: 'atMost',
        n: Number(value),
      }));
    }
    case 'allShare':
      return mapped(pickOne(form, after, words.feature, featureChoices(form)), (value) =>
        isFeature(value) ? { kind: 'allShare', feature: value } : null,
      );
    default:
      return null;
  }
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

/** Players from whom the one asked has received a card. */
function givers({ view, of, speak }: Form): Choice[] {
  if (of === null) return [];
  const seats = view.players.length;
  return view.players.flatMap((_player, from) =>
    view.hasReceived[of * seats + from] ? [{ value: String(from), label: speak.name(from) }] : [],
  );
}

/** AB-40: the cards both know of. */
function references({ view, asker, of }: Form): Reference[] {
  if (of === null || view.lasting === 'E03') return [];
  return view.dealings.flatMap(({ kind, by, other, count }): Reference[] => {
    const side = by === asker && other === of ? 'me' : by === of && other === asker ? 'you' : null;
    if (side === null) return [];
    if (kind !== 'given') return [{ kind, by: side }];
    return Array.from({ length: count }, (_none, i) => ({ kind, by: side, n: i + 1 }));
  });
}

const keyOf = (reference: Reference) =>
  reference.kind === 'given' ? `given:${reference.by}:${reference.n}` : `${reference.kind}:${reference.by}`;

function atomChoices(form: Form): { choice: Choice; atom: Atom }[] {
  const { lexicon } = form;
  const values = VALUES.filter(isValue);
  return [
    ...values.map((value) => ({
      choice: { value: `is:${value}`, label: lexicon.values[value] },
      atom: { kind: 'is', value } as const,
    })),
    ...values.map((value) => ({
      choice: { value: `not:${value}`, label: lexicon.form.not(value) },
      atom: { kind: 'isNot', value } as const,
    })),
    ...MONKS.map((_monk, suspect) => ({
      choice: { value: `name:${suspect}`, label: lexicon.monk(suspect) },
      atom: { kind: 'among', suspects: [suspect] } as const,
    })),
    ...references(form).flatMap((reference) =>
      FEATURES.flatMap((feature) =>
        (['same', 'other'] as const).map((kind) => {
          const words = lexicon.reference(
            reference.kind,
            reference.by,
            reference.kind === 'given' ? reference.n : 0,
          );
          const label = `${lexicon.sameAs(feature, kind === 'same')} ${words}`;
          return {
            choice: { value: `${kind}:${feature}:${keyOf(reference)}`, label },
            atom: { kind, feature, reference },
          };
        }),
      ),
    ),
  ];
}

function readFilter(form: Form, start: number, prompt: string): Read<Filter> {
  const words = form.lexicon.form;
  const offered = atomChoices(form);
  const plain = form.view.lasting === 'E03';
  const clauses: Atom[][] = [[]];
  let at = start;
  for (;;) {
    const picked = pickOne(
      form,
      at,
      prompt,
      offered.map(({ choice }) => choice),
    );
    if (picked === null || 'field' in picked) return picked;
    const clause = clauses[clauses.length - 1];
    const found = offered.find(({ choice }) => choice.value === picked.value);
    if (!found) return null;
    clause.push(found.atom);
    at = picked.next;
    if (plain) return { value: clauses, next: at };
    const joined = readJoint(form, at, clauses, words);
    if (joined === null || 'field' in joined) return joined;
    at = joined.next;
    if (joined.value === 'end') return { value: clauses, next: at };
    if (joined.value === 'or') clauses.push([]);
  }
}

/** What follows an atom: more names for it, another atom, another clause, or the end. */
function readJoint(form: Form, start: number, clauses: Atom[][], words: Lexicon['form']): Read<string> {
  let at = start;
  for (;;) {
    const clause: Clause = clauses[clauses.length - 1];
    const atom = clause[clause.length - 1];
    const choices: Choice[] = [{ value: 'end', label: words.end }];
    if (clause.length < MOST_ATOMS) choices.push({ value: 'and', label: words.and });
    if (clauses.length === 1) choices.push({ value: 'or', label: words.or });
    if (atom.kind === 'among' && atom.suspects.length < MOST_NAMED) {
      for (let suspect = 0; suspect < MONKS.length; suspect++) {
        if (atom.suspects.includes(suspect)) continue;
        choices.push({ value: `also:${suspect}`, label: words.alsoName(form.lexicon.monk(suspect)) });
      }
    }
    const picked = pickOne(form, at, words.more, choices);
    if (picked === null || 'field' in picked || !picked.value.startsWith('also:')) return picked;
    if (atom.kind !== 'among') return null;
    const suspects = [...atom.suspects, Number(picked.value.slice(5))].sort((a, b) => a - b);
    clauses[clauses.length - 1][clause.length - 1] = { kind: 'among', suspects };
    at = picked.next;
  }
}
