/** Any question of the grammar as a French sentence. Players say "tu" to each other, as the rulebook does. */

import { elide, type Seat } from '@conclave/engine';
import { list, of } from '../../french.ts';
import { capital } from '../../words.ts';
import type { Answer, Atom, Clause, Filter, Question } from '../rules/question.ts';
import { FEATURE_OF, type Feature, type Value } from '../rules/suspects.ts';
import type { Lexicon, QuestionSpeaker } from './lexicon.ts';

interface Forms {
  readonly one: string;
  readonly many: string;
}

const FORMS: Readonly<Record<Value, Forms>> = {
  hospitaller: { one: 'hospitalier', many: 'hospitaliers' },
  franciscan: { one: 'franciscain', many: 'franciscains' },
  benedictine: { one: 'bénédictin', many: 'bénédictins' },
  father: { one: 'père', many: 'pères' },
  brother: { one: 'frère', many: 'frères' },
  novice: { one: 'novice', many: 'novices' },
  hooded: { one: 'avec capuchon', many: 'avec capuchon' },
  bareheaded: { one: 'sans capuchon', many: 'sans capuchon' },
  bearded: { one: 'barbu', many: 'barbus' },
  shaven: { one: 'glabre', many: 'glabres' },
  fat: { one: 'corpulent', many: 'corpulents' },
  thin: { one: 'maigre', many: 'maigres' },
};

export const VALUES_FR: Readonly<Record<Value, string>> = {
  hospitaller: 'hospitalier',
  franciscan: 'franciscain',
  benedictine: 'bénédictin',
  father: 'père',
  brother: 'frère',
  novice: 'novice',
  hooded: 'avec capuchon',
  bareheaded: 'sans capuchon',
  bearded: 'barbu',
  shaven: 'glabre',
  fat: 'corpulent',
  thin: 'maigre',
};

/** In French the order comes right after the noun, then face and build, and the hood last. */
const ADJECTIVES: readonly Feature[] = ['beard', 'build'];

export function sameAsFr(feature: Feature, same: boolean, many = true): string {
  switch (feature) {
    case 'order':
      return same ? 'du même ordre que' : 'd’un autre ordre que';
    case 'rank':
      return same ? 'du même rang que' : 'd’un autre rang que';
    case 'hood':
      return `${many ? 'coiffés' : 'coiffé'} ${same ? 'comme' : 'autrement que'}`;
    case 'beard':
      return `${many ? (same ? 'semblables' : 'différents') : same ? 'semblable' : 'différent'}, pour la barbe, ${same ? 'à' : 'de'}`;
    case 'build':
      return same ? 'de même corpulence que' : 'd’une autre corpulence que';
  }
}

export const referenceFr: Lexicon['reference'] = (reference) => {
  const doer = reference.by === 'me' ? 'je t’ai' : 'tu m’as';
  switch (reference.kind) {
    case 'given':
      return `la ${reference.n === 1 ? '1re' : `${reference.n}e`} carte que ${doer} donnée à la dernière messe`;
    case 'taken':
      return `la dernière carte que ${doer} prise`;
    case 'shown':
      return `la dernière carte que ${doer} montrée`;
  }
};

const namesOnly = (filter: Filter): readonly number[] | null => {
  if (filter.length !== 1 || filter[0].length !== 1) return null;
  const [atom] = filter[0];
  return atom.kind === 'among' ? atom.suspects : null;
};

/** "novices franciscains barbus et maigres sans capuchon" */
function phrase(clause: Clause, number: keyof Forms, speak: QuestionSpeaker): string {
  const values = clause.flatMap((atom) => (atom.kind === 'is' ? [atom.value] : []));
  const valuesOf = (feature: Feature) => values.filter((value) => FEATURE_OF[value] === feature);
  const [rank, ...ranks] = valuesOf('rank');
  const chosen = (value: Value) => {
    const words = FORMS[value][number];
    return speak.emphasise?.(words, 'chosen') ?? words;
  };
  const noun = rank ? chosen(rank) : { one: 'moine', many: 'moines' }[number];
  const adjectives = ADJECTIVES.flatMap(valuesOf).map(chosen);
  const head = [
    noun,
    ...valuesOf('order').map(chosen),
    ...(adjectives.length > 0 ? [list(adjectives)] : []),
    ...valuesOf('hood').map(chosen),
  ].join(' ');
  const are = number === 'one' ? 'qui est' : 'qui sont';
  const after = [
    ...ranks.map((value) => `${are} aussi ${FORMS[value][number]}`),
    ...clause.flatMap((atom) => modifier(atom, number, speak)),
  ];
  return after.length === 0 ? head : `${head} ${list(after)}`;
}

function modifier(atom: Atom, number: keyof Forms, speak: QuestionSpeaker): string[] {
  switch (atom.kind) {
    case 'is':
      return [];
    case 'isNot': {
      const words = denied(atom.value, number);
      return [`qui ${speak.emphasise?.(words, 'denied') ?? words}`];
    }
    case 'among':
      return [`parmi ${list(atom.suspects.map(speak.monk))}`];
    case 'same':
    case 'other':
      return [
        `${sameAsFr(atom.feature, atom.kind === 'same', number === 'many')} ${referenceFr(atom.reference)}`,
      ];
  }
}

function denied(value: Value, number: keyof Forms): string {
  const one = number === 'one';
  switch (value) {
    case 'hooded':
      return one ? 'ne porte pas de capuchon' : 'ne portent pas de capuchon';
    case 'bareheaded':
      return one ? 'ne va pas sans capuchon' : 'ne vont pas sans capuchon';
    default:
      return `${one ? 'n’est pas' : 'ne sont pas'} ${FORMS[value][number]}`;
  }
}

const isAnybody = (filter: Filter) => filter.length === 1 && filter[0].length === 0;

const clauseOf = (values: readonly Value[]): Clause => values.map((value) => ({ kind: 'is', value }));
const NOBODY: QuestionSpeaker = { name: String, monk: String };
/** "frères barbus" */
export const monksFr = (values: readonly Value[]) => phrase(clauseOf(values), 'many', NOBODY);
/** "un frère barbu" */
export const aMonkFr = (values: readonly Value[]) => `un ${phrase(clauseOf(values), 'one', NOBODY)}`;

const FEW = ['aucun', 'un', 'deux', 'trois'];
/** "aucun frère barbu", "deux frères barbus"; three at most. */
export const fewMonksFr = (values: readonly Value[], n: number) =>
  `${FEW[n]} ${phrase(clauseOf(values), n < 2 ? 'one' : 'many', NOBODY)}`;

const phrases = (filter: Filter, number: keyof Forms, joint: string, speak: QuestionSpeaker) =>
  filter.map((clause) => phrase(clause, number, speak)).join(joint);

const SHARED: Readonly<Record<Feature, string>> = {
  order: 'tous du même ordre',
  rank: 'tous du même rang',
  hood: 'tous avec capuchon, ou tous sans',
  beard: 'tous barbus, ou tous glabres',
  build: 'tous corpulents, ou tous maigres',
};
const MOST_OF: Readonly<Record<Feature, string>> = {
  order: 'De quel ordre as-tu le plus de moines en main ?',
  rank: 'As-tu en main surtout des pères, des frères ou des novices ?',
  hood: 'As-tu en main plus de moines avec capuchon ou plus de moines sans ?',
  beard: 'As-tu en main plus de barbus ou plus de glabres ?',
  build: 'As-tu en main plus de corpulents ou plus de maigres ?',
};
const WHICH: Readonly<Record<Feature, string>> = {
  order: 'de quel ordre',
  rank: 'de quel rang',
  hood: 'avec ou sans capuchon',
  beard: 'barbu ou glabre',
  build: 'corpulent ou maigre',
};

export function questionFr(
  question: Question,
  asker: Seat | null,
  speak: QuestionSpeaker,
  inRoom: (room: number) => string,
): string {
  const many = (filter: Filter) => phrases(filter, 'many', ', ou de ', speak);
  switch (question.kind) {
    case 'count': {
      const names = namesOnly(question.filter);
      if (names) return `Combien de ces suspects as-tu en main : ${names.map(speak.monk).join(', ')} ?`;
      return `Combien de ${many(question.filter)} as-tu en main ?`;
    }
    case 'hold': {
      const names = namesOnly(question.filter);
      if (names?.length === 1) return `As-tu en main ${speak.monk(names[0])} ?`;
      if (names) return `As-tu en main l’un de ces suspects : ${names.map(speak.monk).join(', ')} ?`;
      return `As-tu en main un ${phrases(question.filter, 'one', ', ou un ', speak)} ?`;
    }
    case 'atLeast': {
      const names = namesOnly(question.filter);
      if (names)
        return `As-tu en main au moins ${question.n} de ces suspects : ${names.map(speak.monk).join(', ')} ?`;
      const number = question.n === 1 ? 'one' : 'many';
      const joint = question.n === 1 ? ', ou un ' : ', ou ';
      return `As-tu en main au moins ${question.n === 1 ? 'un' : question.n} ${phrases(question.filter, number, joint, speak)} ?`;
    }
    case 'most':
      return MOST_OF[question.feature];
    case 'stillHold':
      return `As-tu encore en main ${referenceFr(question.reference)} ?`;
    case 'stillSo':
      return 'Ce que tu as dit en dernier de tes cartes ou de ta liste tient-il toujours ?';
    case 'shownBy': {
      const shower =
        question.by === asker
          ? 'que je t’ai montrée'
          : `${elide('que', speak.name(question.by))} t’a montrée`;
      return `La dernière carte ${shower} : ${WHICH[question.feature]} ?`;
    }
    case 'compare':
      return `As-tu en main plus, moins ou autant de ${many(question.filter)} que de ${many(question.than)} ?`;
    case 'crossedCount': {
      if (isAnybody(question.filter)) return 'Combien de suspects as-tu rayés de ta liste ?';
      const names = namesOnly(question.filter);
      if (names)
        return `Combien de ces suspects as-tu rayés de ta liste : ${names.map(speak.monk).join(', ')} ?`;
      return `Combien de ${many(question.filter)} as-tu rayés de ta liste ?`;
    }
    case 'crossed':
      return `As-tu rayé ${speak.monk(question.suspect)} de ta liste ?`;
    case 'leftCount': {
      if (isAnybody(question.filter)) return 'Combien de suspects restent sur ta liste ?';
      const names = namesOnly(question.filter);
      if (names)
        return `Combien de ces suspects restent sur ta liste : ${names.map(speak.monk).join(', ')} ?`;
      return `Combien de ${many(question.filter)} restent sur ta liste ?`;
    }
    case 'visited':
      return `Un de tes déplacements s’est-il terminé ${inRoom(question.room)} depuis la dernière messe ?`;
    case 'received': {
      const giver = question.from === asker ? 'de moi' : of(speak.name(question.from));
      return `La dernière carte que tu as reçue ${giver} : ${WHICH[question.feature]} ?`;
    }
    case 'willGo':
      return `Ton prochain déplacement se terminera-t-il ${inRoom(question.room)} ?`;
    case 'atMost':
      return question.n === 1
        ? 'Ne te reste-t-il qu’un seul suspect ?'
        : `Te reste-t-il au plus ${question.n} suspects ?`;
    case 'allShare':
      return `Les suspects qui te restent sont-ils ${SHARED[question.feature]} ?`;
  }
}

export function answerFr(answer: Answer): string {
  switch (answer.kind) {
    case 'number':
      return answer.n === 0 ? 'Aucun' : String(answer.n);
    case 'yesNo':
      return answer.yes ? 'Oui' : 'Non';
    case 'relation':
      return { more: 'Plus', fewer: 'Moins', equal: 'Autant' }[answer.than];
    case 'value':
      return capital(VALUES_FR[answer.value]);
    case 'values':
      if (answer.values.length === 0) return 'Je n’ai aucune carte';
      return (
        capital(list(answer.values.map((value) => FORMS[value].many))) +
        (answer.values.length > 1 ? ', à égalité' : '')
      );
  }
}
