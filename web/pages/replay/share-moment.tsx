/** A link that opens a replay at this moment, seen by these eyes. */

import { Dialog, toast } from '@conclave/kit';
import { useRef } from 'preact/hooks';
import { say } from '../../say.ts';
import { useReachableOrigin } from '../../shell/origin.ts';

interface ShareMomentProps {
  readonly open: boolean;
  /** Path and search. */
  readonly address: string;
  /** Whose eyes: a name, or the gallery. */
  readonly seenBy: string;
  onClose(): void;
}

export function ShareMoment({ open, address, seenBy, onClose }: ShareMomentProps) {
  const words = say.value.replay;
  const origin = useReachableOrigin();
  const link = `${origin}${address}`;
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
