/**
 * Sign-ins, one for each device. The end of a sign-in is kept for good, because its cookie may be kept for good. All
 * sign-ins of an older generation than the person's have ended.
 */

export interface SignIn {
  readonly id: string;
  readonly person: string;
  /** How often the person had ended all sign-ins when this one was made. */
  readonly generation: number;
}

/** The kept value that says that a sign-in has ended. */
export const endedKey = (signIn: string) => `signed out ${signIn}`;

/** The kept value that says how often a person has ended all sign-ins. */
export const generationKey = (person: string) => `generation ${person}`;

export const generationOf = (kept: string | null | undefined) => Number(kept ?? 0);

/** The kept values that decide whether a sign-in has ended. */
export const keysOf = ({ id, person }: SignIn) => [endedKey(id), generationKey(person)] as const;

/** `ended`, `generation`: what is kept by its keys. */
export function hasEnded(
  signIn: SignIn,
  ended: string | null | undefined,
  generation: string | null | undefined,
): boolean {
  return ended != null || signIn.generation < generationOf(generation);
}
