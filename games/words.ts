/** What the words of all games have in common. */

import type { OptionValue, Passage, RulesChapter, Seat, Voice } from '@conclave/engine';

/** Somebody spoken of: the reader, or another by name. */
type Who = { readonly you: true } | { readonly you: false; readonly name: string };

export function whoFor(voice: Voice): (seat: Seat) => Who {
  return (seat) => (seat === voice.reader ? { you: true } : { you: false, name: voice.name(seat) });
}

/** Is it a word of this table? */
export function isIn<Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(table, key);
}

export function numberAmong(params: Readonly<Record<string, OptionValue>>, name: string): number | undefined {
  const value = params[name];
  return typeof value === 'number' ? value : undefined;
}

type Sentences<Event extends { readonly type: string }, Speaker> = {
  readonly [Type in Event['type']]: (
    event: Extract<Event, { readonly type: Type }>,
    speak: Speaker,
  ) => string;
};

/** The sentence that is written for this type of event. */
export function sentenceOf<Event extends { readonly type: string }, Speaker>(
  sentences: Sentences<Event, Speaker>,
  event: Event,
  speak: Speaker,
): string {
  const type: Event['type'] = event.type;
  // The table has for every type what takes just that: more than its index can tell.
  const say = sentences[type] as (event: Event, speak: Speaker) => string;
  return say(event, speak);
}

/** Passages with their lines as a language sets them. */
export function typesetLines(passages: readonly Passage[], typeset: (text: string) => string): Passage[] {
  return passages.map((passage) => ({ ...passage, lines: passage.lines.map(typeset) }));
}

interface RuleWords<Chapter extends string, Id extends string> {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<Id, string>>;
  typeset(text: string): string;
}

export function rulesPage<Chapter extends string, Id extends string>(
  { chapters, rules, typeset }: RuleWords<Chapter, Id>,
  ids: Readonly<Record<Chapter, readonly Id[]>>,
): readonly RulesChapter[] {
  const keys = Object.keys(ids) as Chapter[];
  return keys.map((key) => ({
    title: chapters[key],
    paragraphs: ids[key].map((id) => ({ id, text: typeset(rules[id]) })),
  }));
}
