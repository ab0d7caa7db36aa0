/** Any question of the grammar as an English sentence. */

import type { Seat } from '@conclave/engine';
import { list } from '../../english.ts';
import type { Answer, Atom, Clause, Filter, Question, Reference } from '../rules/question.ts';
import { FEATURE_OF, type Feature, type Value } from '../rules/suspects.ts';
import type { Lexicon, Speaker } from './lexicon.ts';

type Speak = Pick<Speaker, 'name' | 'monk'>;

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

export const referenceEn: Lexicon['reference'] = (kind, by, n) => {
  const [subject, object] = by === 'me' ? ['I', 'you'] : ['you', 'me'];
  switch (kind) {
    case 'given':
      return `the ${ordinal(n)} card ${subject} gave ${object} at the last mass`;
    case 'taken':
      return `the last card ${subject} took from ${object}`;
    case 'shown':
      return `the last card ${subject} showed ${object}`;
  }
};

const referred = (reference: Reference) =>
  referenceEn(reference.kind, reference.by, reference.kind === 'given' ? reference.n : 0);

const namesOnly = (filter: Filter): readonly number[] | null => {
  if (filter.length !== 1 || filter[0].length !== 1) return null;
  const [atom] = filter[0];
  return atom.kind === 'among' ? atom.suspects : null;
};

/** "bearded Franciscan novices who are not thin" */
function phrase(clause: Clause, speak: Speak): string {
  const values = clause.flatMap((atom) => (atom.kind === 'is' ? [atom.value] : []));
  const ranks = values.filter((value) => FEATURE_OF[value] === 'rank');
  const adjectives = ORDER.flatMap((feature) => values.filter((value) => FEATURE_OF[value] === feature));
  const noun = (ranks.length > 0 && PLURAL[ranks[0]]) || 'monks';
  const head = [...adjectives.map((value) => ADJECTIVE[value]), noun].join(' ');
  const after = [
    ...ranks.slice(1).map((rank) => `who are ${PLURAL[rank]} as well`),
    ...clause.flatMap((atom) => modifier(atom, speak)),
  ];
  return after.length === 0 ? head : `${head} ${list(after)}`;
}

function modifier(atom: Atom, speak: Speak): string[] {
  switch (atom.kind) {
    case 'is':
      return [];
    case 'isNot':
      return [`who are not ${PLURAL[atom.value] ?? ADJECTIVE[atom.value]}`];
    case 'among':
      return [`among ${list(atom.suspects.map(speak.monk))}`];
    case 'same':
    case 'other':
      return [`${sameAsEn(atom.feature, atom.kind === 'same')} ${referred(atom.reference)}`];
  }
}

const phrases = (filter: Filter, speak: Speak) => filter.map((clause) => phrase(clause, speak)).join(', or ');

const SHARED: Readonly<Record<Feature, string>> = {
  order: 'of the same order',
  rank: 'of the same rank',
  hood: 'alike in hood',
  beard: 'alike in beard',
  build: 'of the same build',
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
  asker: Seat,
  speak: Speak,
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
    case 'compare':
      return `Do you hold more, fewer or as many ${phrases(question.filter, speak)}, compared with ${phrases(question.than, speak)}?`;
    case 'crossedCount': {
      const names = namesOnly(question.filter);
      if (names) return `How many of these have you crossed off: ${names.map(speak.monk).join(', ')}?`;
      return `How many ${phrases(question.filter, speak)} have you crossed off your list?`;
    }
    case 'crossed':
      return `Have you crossed ${speak.monk(question.suspect)} off your list?`;
    case 'leftCount': {
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
    case 'free':
      return question.text;
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
      return VALUES_EN[answer.value][0].toUpperCase() + VALUES_EN[answer.value].slice(1);
    case 'free':
      return answer.text;
  }
}
