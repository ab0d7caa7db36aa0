/** What one can do with a moment: try it again, and show it to others. */

import type { MatchRecord, Seat } from '@conclave/engine';
import { toast } from '@conclave/kit';
import { useState } from 'preact/hooks';
import { go } from '../../router.ts';
import { complain } from '../../shell/error-toast.ts';
import { isOnDevice } from '../../sources/finished-record.ts';
import type { ReplaySource } from '../../sources/replay.ts';
import type { Reviews } from '../../sources/reviews.ts';
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
  readonly reviews: Reviews;
  readonly page: PageWords;
}

export function MomentActions(props: MomentActionsProps) {
  const { id, record, mayTry, at, seat, names, source, reviews, page } = props;
  const [asItWas, setAsItWas] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** It names the chair and the event, as those of the replay do. */
  const address = () =>
    `/review/${id}?seat=${seat}&event=${source.cursors.peek()[source.entry.peek() - 1] ?? 0}`;
  const tryIt = async () => {
    setBusy(true);
    try {
      const start = await reviews.practice(at, seat, !asItWas);
      if (start) go(await practise({ record, start, seat, names, from: address() }));
      else toast(page.noPast);
    } catch (error) {
      complain(error);
    } finally {
      setBusy(false);
    }
  };
  const share = async () => {
    const url = `${location.origin}${address()}`;
    if (navigator.share) await navigator.share({ url }).catch(() => {});
    else {
      await navigator.clipboard.writeText(url);
      toast(page.copied);
    }
  };
  return (
    <div class="row moment-actions">
      {mayTry && (
        <button
          type="button"
          class="button go"
          title={page.tryLine}
          disabled={isBusy}
          onClick={() => void tryIt()}
        >
          {page.tryIt}
        </button>
      )}
      {/* A match on this device is nowhere else to be seen. */}
      {!isOnDevice(id) && (
        <button type="button" class="button" onClick={() => void share()}>
          {page.share}
        </button>
      )}
      {mayTry && (
        <label class="as-it-was">
          <input
            type="checkbox"
            checked={asItWas}
            onChange={(event) => setAsItWas(event.currentTarget.checked)}
          />
          <span>
            {page.asItWas} <i>{page.tryLine}</i>
          </span>
        </label>
      )}
    </div>
  );
}
