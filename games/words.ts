/** What the words of all games have in common. */

import type { OptionValue, RulesChapter, Seat, Voice } from '@conclave/engine';

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

interface RuleWords<Chapter extends string, Id extends string> {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<Id, string>>;
  typeset(text: string): string;
}

export function rulesPage<Chapter extends string, Id extends string>(
  { chapters, rules, typeset }: RuleWords<Chapter, Id>,
  keys: readonly Chapter[],
  ids: Readonly<Record<Chapter, readonly Id[]>>,
): readonly RulesChapter[] {
  return keys.map((key) => ({
    title: chapters[key],
    paragraphs: ids[key].map((id) => ({ id, text: typeset(rules[id]) })),
  }));
}
