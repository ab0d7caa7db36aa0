/** The sentences of the puzzles, in both languages. */

import { type Language, type PuzzleWords, typeset, typesetAll } from '@conclave/engine';
import { list as listEnglish } from '../../english.ts';
import { list as listFrench } from '../../french.ts';
import { MONKS, type Suspect, type Value } from '../rules/suspects.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import { fewMonksEn } from '../text/question-en.ts';
import { fewMonksFr } from '../text/question-fr.ts';
import type { Culprit } from './culprit.ts';
import { type Fact, HOLDERS, type Holder } from './divisions.ts';
import { HOLDER_NAMES, type PuzzleReason, type Reasons } from './keys.ts';

/** What a sentence speaks of, in words. */
interface Told {
  /** "Bertrand" */
  name(holder: Holder): string;
  monk(suspect: Suspect): string;
  /** "Bertrand has no bearded brothers and two fat monks" */
  has(holder: number, facts: readonly number[]): string;
  /** By player: "Bertrand, no bearded brothers" */
  said(facts: readonly number[]): readonly string[];
}

interface Lexicon {
  readonly title: string;
  readonly ask: string;
  readonly holders: readonly string[];
  /** So many of those who have all of these values: "no bearded brothers". */
  answer(fact: Fact): string;
  suspect(suspect: Suspect): string;
  fact(holder: string, answer: string): string;
  /** What a player has none of, and what some of. */
  has(holder: string, none: readonly string[], some: readonly string[]): string;
  firstName(suspect: Suspect): string;
  monk(suspect: Suspect): string;
  list(words: readonly string[]): string;
  readonly reasons: { readonly [Key in keyof Reasons]: (params: Reasons[Key], told: Told) => string };
}

const english: Lexicon = {
  title: 'Ten suspects',
  ask: 'Bertrand, Celeste and Damien hold three of these ten each; the tenth lies under the board. Who?',
  holders: HOLDER_NAMES.en,
  answer: ({ values, n }) => fewMonksEn(values, n),
  suspect: (suspect) => {
    const { nameEn, order, rank, hood, beard, build } = MONKS[suspect];
    const value = (one: Value) => englishText.values[one];
    return `${nameEn}: ${value(order)} ${value(rank)}, ${[hood, beard, build].map(value).join(', ')}`;
  },
  fact: (holder, answer) => `${holder}: ${answer}`,
  has: (holder, none, some) => `${holder} has ${listEnglish([...none, ...some])}`,
  firstName: (suspect) => MONKS[suspect].nameEn,
  monk: englishText.monk,
  list: (words) => listEnglish(words),
  reasons: {
    against: ({ suspect, facts }, told) =>
      `If ${told.monk(suspect)} lay under the board, ${facts.length === 1 ? 'this answer would not fit' : 'these answers would not fit together'}: ${told.said(facts).join('; ')}.`,
    beginWith: ({ facts, hands }, told) =>
      `Begin with ${told.said(facts).join('; ')}. Of 120 hands of three, ${hands} ${hands === 1 ? 'is' : 'are'} left.`,
    step: ({ holder, facts, with: held, not }, told) => {
      const name = told.name(holder);
      const is = (some: readonly Suspect[]) => (some.length === 1 ? 'is' : 'are');
      const monks = (some: readonly Suspect[]) => listEnglish(some.map(told.monk));
      const from =
        facts.length > 0
          ? told.has(holder, facts)
          : held.length > 0
            ? `Only three are left for ${name}`
            : `The three of ${name} are found`;
      const inHand = held.length > 0 ? [`${monks(held)} ${is(held)} in that hand`] : [];
      const notInHand = not.length > 0 ? [`${monks(not)} ${is(not)} not in that hand`] : [];
      return `${from}: so ${[...inHand, ...notInHand].join(', and ')}.`;
    },
    only: ({ suspect, divisions }, told) =>
      `So nobody holds ${told.monk(suspect)}: he lies under the board. ${divisions === 1 ? 'Of 16,800 divisions just one fits' : `Of 16,800 divisions ${divisions} fit, all with him`}.`,
  },
};

const french: Lexicon = {
  title: 'Dix suspects',
  ask: 'Bertrand, Céleste et Damien ont chacun trois de ces dix suspects ; le dixième est sous le plateau. Lequel ?',
  holders: HOLDER_NAMES.fr,
  answer: ({ values, n }) => fewMonksFr(values, n),
  suspect: (suspect) => {
    const { nameFr, order, rank, hood, beard, build } = MONKS[suspect];
    const value = (one: Value) => frenchText.values[one];
    return `${nameFr} : ${value(rank)} ${value(order)}, ${[hood, beard, build].map(value).join(', ')}`;
  },
  fact: (holder, answer) => `${holder} : ${answer}`,
  has: (holder, none, some) => {
    const parts = [
      ...(none.length > 0 ? [`n’a ${listFrench(none)}`] : []),
      ...(some.length > 0 ? [`a ${listFrench(some)}`] : []),
    ];
    return `${holder} ${parts.join(', mais ')}`;
  },
  firstName: (suspect) => MONKS[suspect].nameFr,
  monk: frenchText.monk,
  list: (words) => listFrench(words),
  reasons: {
    against: ({ suspect, facts }, told) =>
      `Si ${told.monk(suspect)} était sous le plateau, ${facts.length === 1 ? 'cette réponse ne conviendrait pas' : 'ces réponses ne conviendraient pas ensemble'} : ${told.said(facts).join(' ; ')}.`,
    beginWith: ({ facts, hands }, told) =>
      `Commencez par ${told.said(facts).join(' ; ')}. Sur 120 mains de trois, il en reste ${hands}.`,
    step: ({ holder, facts, with: held, not }, told) => {
      const name = told.name(holder);
      const monks = (some: readonly Suspect[]) => listFrench(some.map(told.monk));
      const from =
        facts.length > 0
          ? told.has(holder, facts)
          : held.length > 0
            ? `Il ne reste que trois suspects pour ${name}`
            : `Les trois suspects de ${name} sont trouvés`;
      const inHand =
        held.length > 0 ? [`${monks(held)} ${held.length === 1 ? 'est' : 'sont'} dans cette main`] : [];
      const notInHand =
        not.length > 0 ? [`${monks(not)} ${not.length === 1 ? 'n’y est' : 'n’y sont'} pas`] : [];
      return `${from} : ${[...inHand, ...notInHand].join(', et ')}.`;
    },
    only: ({ suspect, divisions }, told) =>
      `Personne n’a donc ${told.monk(suspect)} : il est sous le plateau. ${divisions === 1 ? 'Sur 16\u202f800 répartitions, une seule convient' : `Sur 16\u202f800 répartitions, ${divisions} conviennent, toutes avec lui`}.`,
  },
};

function wordsOf(lexicon: Lexicon): PuzzleWords {
  const factsOf = (params: unknown) => (params as Culprit).facts;
  const answers = (facts: readonly Fact[]) => lexicon.list(facts.map(lexicon.answer));
  return {
    title: () => lexicon.title,
    ask: () => lexicon.ask,
    given: ({ params }) => [
      ...(params as Culprit).suspects.map(lexicon.suspect),
      ...factsOf(params).map((fact) => lexicon.fact(lexicon.holders[fact.holder], lexicon.answer(fact))),
    ],
    answer: (_puzzle, answer) => (typeof answer === 'number' ? lexicon.monk(answer) : ''),
    reason: ({ params: given }, reason) => {
      const all = factsOf(given);
      const told: Told = {
        name: (holder) => lexicon.holders[holder],
        monk: lexicon.firstName,
        has: (holder, facts) => {
          const said = facts.map((at) => all[at]);
          const named = (isSome: boolean) => said.filter(({ n }) => n > 0 === isSome).map(lexicon.answer);
          return lexicon.has(lexicon.holders[holder], named(false), named(true));
        },
        said: (facts) =>
          HOLDERS.flatMap((holder) => {
            const own = facts.map((at) => all[at]).filter((fact) => fact.holder === holder);
            return own.length > 0 ? [lexicon.fact(lexicon.holders[holder], answers(own))] : [];
          }),
      };
      const { key, params } = reason as PuzzleReason;
      // The table has for every key what takes just its params: more than its index can tell.
      const say = lexicon.reasons[key] as (params: unknown, told: Told) => string;
      return say(params, told);
    },
  };
}

export const puzzleWords: Readonly<Record<Language, PuzzleWords>> = {
  en: wordsOf(english),
  fr: typesetAll(wordsOf(french), typeset.fr),
};
