/**
 * Computes where everything stands, in board units, for every size of screen and every number of players. It is pure:
 * it turns numbers of cards into boxes, and draws nothing.
 */

import { across } from './across.ts';
import type { Arrangement, Sitting } from './arrangement.ts';
import { onDesk } from './desk.ts';
import { onPhone } from './phone.ts';

export function arrange(sitting: Sitting): Arrangement {
  switch (sitting.layout) {
    case 'desk':
    case 'tablet':
      return onDesk(sitting);
    case 'across':
      return across(sitting);
    case 'phone':
      return onPhone(sitting);
  }
}
