/** Any question of the grammar as an English sentence. */

import type { Seat } from '@conclave/engine';
import { list } from '../../english.ts';
import { capital } from '../../words.ts';
import type { Answer, Atom, Clause, Filter, Question } from '../rules/question.ts';
import { FEATURE_OF, type Feature, type Value } from '../rules/suspects.ts';
import type { Lexicon, QuestionSpeaker } from './lexicon.ts';

export const VALUES_EN: Readonly<Record<Value, string>> = {
  hospitaller: 'Hospitaller',
  franciscan: 'Franciscan',
  benedictine: 'Benedictine',
  father: 'father',
  brother: 'brother',
  novice: 'novice',
  hooded: 'hooded',
  bareheaded: 'without a hood',
  bearded: 'bearded',
  shaven: 'clean-shaven',
  fat: 'fat',
  thin: 'thin',
};

const PLURAL: Readonly<Partial<Record<Value, string>>> = {
  father: 'fathers',
  brother: 'brothers',
  novice: 'novices',
};
/** English sets build before face before hood before order. */
const ADJECTIVE: Readonly<Record<Value, string>> = { ...VALUES_EN, bareheaded: 'bareheaded' };
const ORDER: readonly Feature[] = ['build', 'beard', 'hood', 'order'];

const SAME: Readonly<Record<Feature, string>> = {
  order: 'of the same order as',
  rank: 'of the same rank as',
  hood: 'with the same headgear as',
  beard: 'with the same face as',
  build: 'of the same build as',
};
const OTHER: Readonly<Record<Feature, string>> = {
  order: 'of another order than',
  rank: 'of another rank than',
  hood: 'with other headgear than',
  beard: 'with another face than',
  build: 'of another build than',
};

export const sameAsEn = (feature: Feature, same: boolean) => (same ? SAME : OTHER)[feature];

function ordinal(n: number): string {
  const ending =
    n % 10 === 1 && n !== 11
      ? 'st'
      : n % 10 === 2 && n !== 12
        ? 'nd'
        : n % 10 === 3 && n !== 13
          ? 'rd'
          : 'th';
  return `${n}${ending}`;
}

export const referenceEn: Lexicon['reference'] = (reference) => {
  const [subject, object] = reference.by === 'me' ? ['I', 'you'] : ['you', 'me'];
  switch (reference.kind) {
    case 'given':
      return `the ${ordinal(reference.n)} card ${subject} gave ${object} at the last mass`;
    case 'taken':
      return `the last card ${subject} took from ${object}`;
    case 'shown':
      return `the last card ${subject} showed ${object}`;
  }
};

const namesOnly = (filter: Filter): readonly number[] | null => {
  if (filter.length !== 1 || filter[0].length !== 1) return null;
  const [atom] = filter[0];
  return atom.kind === 'among' ? atom.suspects : null;
};

/** "bearded Franciscan novices who are not thin" */
function phrase(clause: Clause, speak: QuestionSpeaker): string {
  const values = clause.flatMap((atom) => (atom.kind === 'is' ? [atom.value] : []));
  const ranks = values.filter((value) => FEATURE_OF[value] === 'rank');
  const adjectives = ORDER.flatMap((feature) => values.filter((value) => FEATURE_OF[value] === feature));
  const chosen = (words: string) => speak.emphasise?.(words, 'chosen') ?? words;
  const noun = ranks.length > 0 ? chosen(PLURAL[ranks[0]] ?? ranks[0]) : 'monks';
  const head = [...adjectives.map((value) => chosen(ADJECTIVE[value])), noun].join(' ');
  const after = [
    ...ranks.slice(1).map((rank) => `who are ${PLURAL[rank]} as well`),
    ...clause.flatMap((atom) => modifier(atom, speak)),
  ];
  return after.length === 0 ? head : `${head} ${list(after)}`;
}

function modifier(atom: Atom, speak: QuestionSpeaker): string[] {
  switch (atom.kind) {
    case 'is':
      return [];
    case 'isNot': {
      const denied = `not ${PLURAL[atom.value] ?? ADJECTIVE[atom.value]}`;
      return [`who are ${speak.emphasise?.(denied, 'denied') ?? denied}`];
    }
    case 'among':
      return [`among ${list(atom.suspects.map(speak.monk))}`];
    case 'same':
    case 'other':
      return [`${sameAsEn(atom.feature, atom.kind === 'same')} ${referenceEn(atom.reference)}`];
  }
}

const isAnybody = (filter: Filter) => filter.length === 1 && filter[0].length === 0;

const clauseOf = (values: readonly Value[]): Clause => values.map((value) => ({ kind: 'is', value }));
const NOBODY: QuestionSpeaker = { name: String, monk: String };
/** "bearded brothers" */
export const monksEn = (values: readonly Value[]) => phrase(clauseOf(values), NOBODY);
/** "a bearded brother" */
export const aMonkEn = (values: readonly Value[]) => `a ${monksEn(values).replace(/s$/, '')}`;

const FEW = ['no', 'one', 'two', 'three'];
/** "no bearded brothers", "one bearded brother"; three at most. */
export const fewMonksEn = (values: readonly Value[], n: number) =>
  n === 1 ? aMonkEn(values).replace(/^a /, `${FEW[1]} `) : `${FEW[n]} ${monksEn(values)}`;

const phrases = (filter: Filter, speak: QuestionSpeaker) =>
  filter.map((clause) => phrase(clause, speak)).join(', or ');

const SHARED: Readonly<Record<Feature, string>> = {
  order: 'of the same order',
  rank: 'of the same rank',
  hood: 'hooded, or all without a hood',
  beard: 'bearded, or all clean-shaven',
  build: 'fat, or all thin',
};
const MOST_OF: Readonly<Record<Feature, string>> = {
  order: 'Of which order do you hold most?',
  rank: 'Do you hold most fathers, brothers or novices?',
  hood: 'Do you hold more hooded or more bareheaded monks?',
  beard: 'Do you hold more bearded or more clean-shaven monks?',
  build: 'Do you hold more fat or more thin monks?',
};
const WHICH: Readonly<Record<Feature, string>> = {
  order: 'of which order',
  rank: 'of which rank',
  hood: 'with a hood or without',
  beard: 'bearded or clean-shaven',
  build: 'fat or thin',
};

export function questionEn(
  question: Question,
  asker: Seat | null,
  speak: QuestionSpeaker,
  inRoom: (room: number) => string,
): string {
  switch (question.kind) {
    case 'count': {
      const names = namesOnly(question.filter);
      if (names) return `How many of these do you hold: ${names.map(speak.monk).join(', ')}?`;
      return `How many ${phrases(question.filter, speak)} do you hold?`;
    }
    case 'hold': {
      const names = namesOnly(question.filter);
      if (names?.length === 1) return `Do you hold ${speak.monk(names[0])}?`;
      if (names) return `Do you hold any of these: ${names.map(speak.monk).join(', ')}?`;
      return `Do you hold any ${phrases(question.filter, speak)}?`;
    }
    case 'atLeast': {
      const names = namesOnly(question.filter);
      if (names) return `Do you hold at least ${question.n} of these: ${names.map(speak.monk).join(', ')}?`;
      return `Do you hold at least ${question.n} ${phrases(question.filter, speak)}?`;
    }
    case 'most':
      return MOST_OF[question.feature];
    case 'stillHold':
      return `Do you still hold ${referenceEn(question.reference)}?`;
    case 'stillSo':
      return 'Is what you said last of your cards or your list still so?';
    case 'shownBy': {
      const shower = question.by === asker ? 'I' : speak.name(question.by);
      return `The last card ${shower} showed you: ${WHICH[question.feature]}?`;
    }
    case 'compare':
      return `Do you hold more, fewer or as many ${phrases(question.filter, speak)}, compared with ${phrases(question.than, speak)}?`;
    case 'crossedCount': {
      if (isAnybody(question.filter)) return 'How many suspects have you crossed off your list?';
      const names = namesOnly(question.filter);
      if (names) return `How many of these have you crossed off: ${names.map(speak.monk).join(', ')}?`;
      return `How many ${phrases(question.filter, speak)} have you crossed off your list?`;
    }
    case 'crossed':
      return `Have you crossed ${speak.monk(question.suspect)} off your list?`;
    case 'leftCount': {
      if (isAnybody(question.filter)) return 'How many suspects are still on your list?';
      const names = namesOnly(question.filter);
      if (names) return `How many of these are still on your list: ${names.map(speak.monk).join(', ')}?`;
      return `How many ${phrases(question.filter, speak)} are still on your list?`;
    }
    case 'visited':
      return `Has a move of yours ended ${inRoom(question.room)} since the last mass?`;
    case 'received': {
      const giver = question.from === asker ? 'me' : speak.name(question.from);
      return `The last card you received from ${giver}: ${WHICH[question.feature]}?`;
    }
    case 'willGo':
      return `Will your next move end ${inRoom(question.room)}?`;
    case 'atMost':
      return question.n === 1
        ? 'Have you only one suspect left?'
        : `Have you at most ${question.n} suspects left?`;
    case 'allShare':
      return `Are all the suspects you have left ${SHARED[question.feature]}?`;
  }
}

export function answerEn(answer: Answer): string {
  switch (answer.kind) {
    case 'number':
      return answer.n === 0 ? 'None' : String(answer.n);
    case 'yesNo':
      return answer.yes ? 'Yes' : 'No';
    case 'relation':
      return { more: 'More', fewer: 'Fewer', equal: 'As many' }[answer.than];
    case 'value':
      return capital(VALUES_EN[answer.value]);
    case 'values':
      if (answer.values.length === 0) return 'I hold no card';
      return (
        capital(list(answer.values.map((value) => PLURAL[value] ?? VALUES_EN[value]))) +
        (answer.values.length > 1 ? ', equally many' : '')
      );
  }
}
