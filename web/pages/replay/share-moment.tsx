/** A moment for others: a link that opens the replay there, seen by these eyes, or a picture of it. */

import { Dialog, toast } from '@conclave/kit';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { shareMatch, unshareMatch } from '../../api.ts';
import { say } from '../../say.ts';
import { complain } from '../../shell/error-toast.ts';
import { useReachableOrigin } from '../../shell/origin.ts';
import { saveCard } from '../../table/card-file.ts';
import { replayWords } from './words.ts';

interface ShareMomentProps {
  readonly open: boolean;
  /** Path and search; `null`: others cannot open it, and are given the record. */
  readonly address: string | null;
  /** Whose eyes: a name, or the gallery. */
  readonly seenBy: string;
  /** A private match: others see it by a link that its player makes and takes back; `null`: all may see it. */
  readonly match: string | null;
  /** The card of this moment; `null`: there is none. */
  readonly card: VNode | null;
  record(): void;
  onClose(): void;
}

export function ShareMoment({ open, address, seenBy, match, card, record, onClose }: ShareMomentProps) {
  const words = say.value.replay;
  const origin = useReachableOrigin();
  const [share, setShare] = useState<string | null>(null);
  const picture = useRef<HTMLDivElement>(null);
  const link = `${origin}${address ?? ''}${share === null ? '' : `&share=${share}`}`;
  const make = () => void (match && shareMatch(match).then(setShare, complain));
  const takeBack = () =>
    void (
      match &&
      unshareMatch(match).then(() => {
        setShare(null);
        toast(words.takenBack);
      }, complain)
    );
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(say.value.room.copied);
    } catch {
      field.current?.select();
      toast(say.value.room.notCopied);
    }
  };
  return (
    <Dialog open={open} title={words.shareMoment} closeLabel={say.value.close} onClose={onClose}>
      <div class="form">
        {match !== null && (
          <div class="row">
            <p>{words.privately}</p>
            <button type="button" class="button" data-make-link disabled={share !== null} onClick={make}>
              {words.makeLink}
            </button>
            <button type="button" class="button" data-take-back onClick={takeBack}>
              {words.takeBack}
            </button>
          </div>
        )}
        {card && (
          <div ref={picture} class="share-preview">
            {card}
          </div>
        )}
        {address === null ? (
          <p>{replayWords().noLink}</p>
        ) : (
          <>
            <input ref={field} class="code" readOnly value={link} aria-label={words.link} />
            <p>{words.opensHere(seenBy)}</p>
          </>
        )}
        <div class="row">
          {address === null ? (
            <button type="button" class="button go" onClick={record}>
              {say.value.table.download}
            </button>
          ) : (
            <button type="button" class="button go" data-copy-moment onClick={() => void copy()}>
              {words.copyLink}
            </button>
          )}
          {card && (
            <button
              type="button"
              class="button"
              data-save-picture
              onClick={() => void saveCard(picture.current)}
            >
              {replayWords().asPicture}
            </button>
          )}
          {address !== null && typeof navigator.share === 'function' && (
            <button
              type="button"
              class="button"
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              {say.value.endPage.send}
            </button>
          )}
        </div>
        {card && <p class="aside">{say.value.endPage.names}</p>}
      </div>
    </Dialog>
  );
}
