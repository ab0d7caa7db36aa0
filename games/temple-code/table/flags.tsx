/**
 * Who would get which card of a pair, and what its owner would read on it. It is a tag at the card's side or corner.
 */

import type { Seat } from '@conclave/engine';
import { SeatMark } from '@conclave/kit';
import type { Decoding } from '../rules/decode.ts';
import type { Bay } from './layout/arrangement.ts';
import { Signs } from './pieces/signs.tsx';

interface FlagProps {
  readonly seat: Seat;
  /** It would be the watcher's own. */
  readonly mine: boolean;
  /** What would be read on it; `null`: that is not told, or not known. */
  readonly reads: Decoding | null;
  /** Nothing is pointed at: the answer alone, small, for whoever's pair it is. */
  readonly quiet: boolean;
  readonly at: Bay['flag'];
}

/** The rule between keeps a chair's triangle apart from an answer's. */
export function Flag({ seat, mine, reads, quiet, at }: FlagProps) {
  const alone = quiet && at !== 'side';
  return (
    <span
      class={['tc-flag', at, mine && 'mine', alone && 'quiet'].filter(Boolean).join(' ')}
      aria-hidden="true"
    >
      {!alone && <SeatMark seat={seat} size={18} />}
      {reads && (
        <span class="tc-flag-signs">
          <Signs {...reads} size={alone ? 14 : 17} />
        </span>
      )}
    </span>
  );
}
