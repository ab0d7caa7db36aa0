/** A reason in words: the sentence of its key, filled in. */

export type ReasonWords<Reasons> = { readonly [Key in keyof Reasons]: (params: Reasons[Key]) => string };

export function sayReason<Reasons>(
  words: ReasonWords<Reasons>,
  { key, params }: { readonly key: keyof Reasons; readonly params: unknown },
): string {
  // The table has for every key what takes just its params: more than its index can tell.
  const say = words[key] as (params: unknown) => string;
  return say(params);
}
