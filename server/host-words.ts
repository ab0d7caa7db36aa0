/** Words that players leave for the host of the server. The host reads them with `conclave words`. */

import { newId } from './ids.ts';
import type { Person, Store } from './store/store.ts';

const KEY = 'word ';
/** The latest are kept. */
const MAX_WORDS = 300;
/** So that keys stand in the order of time. */
const DIGITS = 15;

export interface HostWord {
  readonly at: number;
  readonly match: string;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

export async function leaveWord(
  store: Store,
  { id, name }: Person,
  match: string,
  text: string,
  at: number,
): Promise<void> {
  const word: HostWord = { at, match, person: id, name, text };
  await store.keep(`${KEY}${String(at).padStart(DIGITS, '0')} ${newId()}`, JSON.stringify(word));
  const all = await store.keptUnder(KEY);
  for (const { key } of all.slice(0, -MAX_WORDS)) await store.unkeep(key);
}

/** The oldest first. */
export async function hostWords(store: Store): Promise<readonly HostWord[]> {
  return (await store.keptUnder(KEY)).map(({ value }) => JSON.parse(value) as HostWord);
}

/** `null`: all of them. */
export async function dropWords(store: Store, person: string | null): Promise<void> {
  for (const { key, value } of await store.keptUnder(KEY))
    if (person === null || (JSON.parse(value) as HostWord).person === person) await store.unkeep(key);
}
