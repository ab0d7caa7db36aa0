/** A click that could not be served says so. */

import { toast } from '@conclave/kit';
import { errorWords } from './errors.ts';

export function complain(error: unknown): void {
  toast(errorWords(error), { why: true });
}
