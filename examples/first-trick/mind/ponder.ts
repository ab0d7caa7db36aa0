/** What the table may ask of the mind: nothing yet. */

import type { Json } from '@conclave/engine';

export function ponder(): Json {
  return null;
}
