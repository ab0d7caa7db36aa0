/** Errors in words for people. */

import { say } from '../say.ts';
import { NotLoadedError } from '../sources/loading-error.ts';

/** Its message is meant for the one before the screen. */
export class SpokenError extends Error {
  override readonly name = 'SpokenError';
}

export function errorWords(error: unknown): string {
  const { errors } = say.peek();
  if (error instanceof SpokenError) return error.message;
  if (error instanceof NotLoadedError) return errors.notKept;
  const code = error instanceof Error && error.name === 'ApiError' ? error.message : '';
  return isKnown(errors, code) ? errors[code] : errors.unavailable;
}

function isKnown<Known extends object>(known: Known, key: string): key is Extract<keyof Known, string> {
  return Object.hasOwn(known, key);
}
