/** Makes the accessible name of a button begin with the text on it. */

import { titled } from '@conclave/kit';

/** What a button is called: it begins with what stands on it, so that it can be called by that. */
export function buttonLabel(written: string, label: string): string {
  return label.toLowerCase().includes(written.toLowerCase()) ? label : titled(written, label);
}
