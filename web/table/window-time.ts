/** How long a secret window stays open. The time is the same for everybody at the table. */

import type { WindowTime } from '@conclave/kit';
import { say } from '../say.ts';
import type { TableController } from './control/controller.ts';

export function windowTime({ source }: TableController): WindowTime | null {
  const words = say.value.table;
  const countdown = source.countdown.value;
  if (!countdown || source.perspective.value?.outcome) return null;
  const { closes, length, mayExtend } = countdown;
  const mayAsk = mayExtend && source.info.value?.you !== 'gallery';
  return {
    closes,
    length,
    say: words.windowCloses,
    more: mayAsk
      ? {
          label: words.moreSeconds(length / 1000),
          title: words.moreTime,
          ask: () => void source.moreTime?.(),
        }
      : null,
  };
}
