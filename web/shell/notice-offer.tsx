/** Asks once, at the first match by correspondence, whether this browser shall tell of turns. */

import { toast } from '@conclave/kit';
import type { MatchSummary } from '@conclave/wire';
import { useEffect } from 'preact/hooks';
import { lookUpNotices, noticeState, turnNoticesOn } from '../notices.ts';
import { say } from '../say.ts';
import { askedForNotices } from '../settings.ts';
import { complain } from './error-toast.ts';
import { SpokenError } from './errors.ts';
import './notices.css';

export function NoticeOffer({ table }: { table: Pick<MatchSummary, 'clock' | 'you' | 'status'> }) {
  const isWanted = table.clock.kind === 'days' && table.you !== null && table.status === 'running';
  useEffect(() => {
    if (isWanted) void lookUpNotices();
  }, [isWanted]);
  if (!isWanted || askedForNotices.value === 'yes' || noticeState.value !== 'off') return null;
  const words = say.value.notices;
  const done = () => {
    askedForNotices.value = 'yes';
  };
  const accept = async () => {
    try {
      if (await turnNoticesOn()) toast(words.turnedOn);
    } catch {
      complain(new SpokenError(words.failed));
    }
    done();
  };
  return (
    <section class="notice-offer" aria-label={words.title}>
      <p>{words.offer}</p>
      <div class="row">
        <button type="button" class="button small" data-notices="yes" onClick={() => void accept()}>
          {words.yes}
        </button>
        <button type="button" class="button plain small" data-notices="no" onClick={done}>
          {words.no}
        </button>
      </div>
    </section>
  );
}
