/** A link that opens a replay at this moment, seen by these eyes. */

import { Dialog, toast } from '@conclave/kit';
import { useRef, useState } from 'preact/hooks';
import { shareMatch, unshareMatch } from '../../api.ts';
import { say } from '../../say.ts';
import { complain } from '../../shell/error-toast.ts';
import { useReachableOrigin } from '../../shell/origin.ts';

interface ShareMomentProps {
  readonly open: boolean;
  /** Path and search. */
  readonly address: string;
  /** Whose eyes: a name, or the gallery. */
  readonly seenBy: string;
  /** A private match: others see it by a link that its player makes and takes back; `null`: all may see it. */
  readonly match: string | null;
  onClose(): void;
}

export function ShareMoment({ open, address, seenBy, match, onClose }: ShareMomentProps) {
  const words = say.value.replay;
  const origin = useReachableOrigin();
  const [share, setShare] = useState<string | null>(null);
  const link = `${origin}${address}${share === null ? '' : `&share=${share}`}`;
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
        <input ref={field} class="code" readOnly value={link} aria-label={words.link} />
        <p>{words.opensHere(seenBy)}</p>
        <div class="row">
          <button type="button" class="button go" data-copy-moment onClick={() => void copy()}>
            {words.copyLink}
          </button>
          {typeof navigator.share === 'function' && (
            <button
              type="button"
              class="button"
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              {say.value.endPage.send}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
