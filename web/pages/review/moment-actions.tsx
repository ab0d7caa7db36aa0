/** What one can do with a moment: try it again, and show it to others. */

import type { MatchRecord, Seat } from '@conclave/engine';
import { toast } from '@conclave/kit';
import { go } from '../../router.ts';
import { complain } from '../../shell/error-toast.ts';
import { isOnDevice } from '../../sources/finished-record.ts';
import type { ReplaySource } from '../../sources/replay.ts';
import { practise } from './practice.ts';
import type { PageWords } from './words.ts';

interface MomentActionsProps {
  readonly id: string;
  readonly record: MatchRecord<unknown>;
  readonly mayTry: boolean;
  readonly at: number;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly source: ReplaySource;
  readonly page: PageWords;
}

export function MomentActions({ id, record, mayTry, at, seat, names, source, page }: MomentActionsProps) {
  const tryIt = () => void practise({ record, at, seat, names }).then(go, complain);
  /** The link names the chair and the event, as those of the replay do. */
  const share = async () => {
    const event = source.cursors.peek()[source.entry.peek() - 1] ?? 0;
    const url = `${location.origin}/review/${id}?seat=${seat}&event=${event}`;
    if (navigator.share) await navigator.share({ url }).catch(() => {});
    else {
      await navigator.clipboard.writeText(url);
      toast(page.copied);
    }
  };
  return (
    <p class="row">
      {mayTry && (
        <button type="button" class="button go" title={page.asItWas} onClick={tryIt}>
          {page.tryIt}
        </button>
      )}
      {/* A match on this device is nowhere else to be seen. */}
      {!isOnDevice(id) && (
        <button type="button" class="button" onClick={() => void share()}>
          {page.share}
        </button>
      )}
    </p>
  );
}
