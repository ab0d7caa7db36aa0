/** Shows an error after a click as a toast. */

import { toast } from '@conclave/kit';
import { errorWords } from './errors.ts';

export function complain(error: unknown): void {
  toast(errorWords(error), { why: true });
}
