/** What went wrong, in words a person can use. */

import { say } from '../say.ts';

export function errorWords(error: unknown): string {
  const { errors } = say.peek();
  if (!(error instanceof Error)) return errors.unavailable;
  if (error.name !== 'ApiError') return error.message;
  const code = error.message;
  return isKnown(errors, code) ? errors[code] : errors.unavailable;
}

function isKnown<Known extends object>(known: Known, key: string): key is Extract<keyof Known, string> {
  return Object.hasOwn(known, key);
}
