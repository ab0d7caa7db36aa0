/** Builds a probe's sentences: names and "you", plurals, who won, and lines that all probes share. */

import type { GameTypes, Seat } from '../../game.ts';
import { typeset } from '../../language.ts';
import type { FormStep, GameText, GameWords, Language, OptionWords, Passage, Voice } from '../../words.ts';

export interface Speech {
  /** The first text to the reader, the second after anybody else's name. */
  say(seat: Seat, you: string, they: string): string;
  /** How somebody is called in the midst of a sentence. */
  who(seat: Seat): string;
  count(count: number, one: string, many: string): string;
}

/** What a language brings for one probe. */
export interface Lines<G extends GameTypes> {
  readonly name: string;
  readonly tagline: string;
  readonly options?: Readonly<Record<string, OptionWords>>;
  readonly parts?: Readonly<Record<string, string>>;
  label(move: G['move'], speech: Speech, view: G['view']): string;
  sentence(event: G['event'], speech: Speech): string;
  /** By reason. */
  readonly refusals: Readonly<Record<string, string>>;
  describe(view: G['view'], speech: Speech): readonly Passage[];
  /** By the rule's id. */
  readonly rules: Readonly<Record<string, string>>;
  readonly formTitle?: string;
  /** For a game with a composed kind. */
  form?(choices: readonly string[], view: G['view'], speech: Speech): FormStep<G['move']> | null;
}

interface Grammar {
  readonly you: string;
  readonly and: string;
  isOne(count: number): boolean;
  winner(name: string): string;
  winners(names: string): string;
  readonly youWin: string;
  youShare(names: string): string;
}

const GRAMMAR: Readonly<Record<Language, Grammar>> = {
  en: {
    you: 'you',
    and: 'and',
    isOne: (count) => count === 1,
    winner: (name) => `${name} wins.`,
    winners: (names) => `${names} share the win.`,
    youWin: 'You win.',
    youShare: (names) => `You share the win with ${names}.`,
  },
  fr: {
    you: 'vous',
    and: 'et',
    isOne: (count) => count < 2,
    winner: (name) => `${name} gagne.`,
    winners: (names) => `${names} partagent la victoire.`,
    youWin: 'Vous gagnez.',
    youShare: (names) => `Vous partagez la victoire avec ${names}.`,
  },
};

function speechOf({ you, isOne }: Grammar, { reader, name }: Voice): Speech {
  return {
    say: (seat, own, they) => (seat === reader ? own : `${name(seat)} ${they}`),
    who: (seat) => (seat === reader ? you : name(seat)),
    count: (count, one, many) => `${count} ${isOne(count) ? one : many}`,
  };
}

function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

function ending(grammar: Grammar, winners: readonly Seat[], { reader, name }: Voice): string {
  const names = listed(
    winners.filter((seat) => seat !== reader).map((seat) => name(seat)),
    grammar.and,
  );
  if (!winners.some((seat) => seat === reader)) {
    return winners.length === 1 ? grammar.winner(names) : grammar.winners(names);
  }
  return winners.length === 1 ? grammar.youWin : grammar.youShare(names);
}

function wordsOf<G extends GameTypes>(language: Language, lines: Lines<G>): GameWords<G> {
  const grammar = GRAMMAR[language];
  const set = typeset[language];
  const speech = (voice: Voice) => speechOf(grammar, voice);
  const setPassage = (passage: Passage) => ({ heading: passage.heading, lines: passage.lines.map(set) });
  const setStep = (step: FormStep<G['move']>) =>
    'move' in step ? step : { field: { ...step.field, prompt: set(step.field.prompt) } };
  return {
    name: lines.name,
    tagline: set(lines.tagline),
    options: lines.options ?? {},
    parts: lines.parts ?? {},
    label: (move, view, voice) => set(lines.label(move, speech(voice), view)),
    sentence: (event, voice) => set(lines.sentence(event, speech(voice))),
    refusal: ({ reason }) => set(lines.refusals[reason] ?? lines.refusals.notNow),
    describe: (view, voice) => lines.describe(view, speech(voice)).map(setPassage),
    ending: ({ places }, _view, voice) => (places.length > 0 ? [ending(grammar, places[0], voice)] : []),
    why: () => '',
    form(_kind, choices, view, voice) {
      const step = lines.form?.(choices, view, speech(voice)) ?? null;
      return step && setStep(step);
    },
    formTitle: () => set(lines.formTitle ?? ''),
    rules: [
      {
        title: lines.name,
        paragraphs: Object.entries(lines.rules).map(([id, text]) => ({ id, text: set(text) })),
      },
    ],
  };
}

export function textOf<G extends GameTypes>(lines: Readonly<Record<Language, Lines<G>>>): GameText<G> {
  return { en: wordsOf('en', lines.en), fr: wordsOf('fr', lines.fr) };
}
