/** How long a secret window stays open, for everybody at the table alike. */

import { Countdown, TimeLine } from '@conclave/kit';
import { say } from '../say.ts';
import type { TableController } from './controller.ts';

export function WindowTime({ control }: { control: TableController }) {
  const { source } = control;
  const words = say.value.table;
  const countdown = source.countdown.value;
  if (!countdown || source.perspective.value?.outcome) return null;
  const { closes, length, mayExtend } = countdown;
  const remaining = Math.max(0, closes - performance.now());
  const mayAsk = mayExtend && source.face.value?.you !== 'gallery';
  return (
    <div class="window-time">
      <Countdown remaining={remaining} seconds={words.windowCloses} />
      {mayAsk && (
        <button
          type="button"
          class="button small"
          data-action="more-time"
          aria-label={words.moreTime}
          title={words.moreTime}
          onClick={() => void source.moreTime?.()}
        >
          {words.moreSeconds(length / 1000)}
        </button>
      )}
      <TimeLine remaining={remaining} length={length} />
    </div>
  );
}
