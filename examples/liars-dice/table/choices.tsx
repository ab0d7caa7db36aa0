/** What one may say: how many dice of which face, or a doubt. */

import { Die, Target, useTargets } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { leastCount } from '../on-view/dice.ts';
import type { Move } from '../rules/moves.ts';
import { FACES } from '../rules/state.ts';
import type { Props, Setting } from './setting.ts';
import { tableWords } from './words.ts';

export function Choices({ setting: { props, say } }: { setting: Setting }) {
  const { view, control } = props;
  const [chosen, setChosen] = useState<{ readonly after: unknown; readonly count: number } | null>(null);
  const bids = control.moves.flatMap((move) => (move.kind === 'bid' ? [move] : []));
  const advised = control.advice.find((move) => move.kind === 'bid')?.count;
  const lowest = Math.min(...bids.map(({ count }) => count));
  const [least, most] = bids.length > 0 ? [lowest, Math.max(...bids.map(({ count }) => count))] : [0, 0];
  const wanted = advised ?? (chosen?.after === view.bid ? chosen.count : least);
  const count = bids.length > 0 ? Math.min(most, Math.max(least, wanted)) : leastCount(view);
  const targets = useTargets(props, {
    placeOf: (move) => (move.kind === 'bid' ? `bid-${move.count}-${move.face}` : 'doubt'),
    probe: (place): Move => {
      const face = FACES.find((one) => place.endsWith(`-${one}`));
      return face ? { kind: 'bid', count, face } : { kind: 'challenge' };
    },
  });
  useLikely(props);
  const step = (by: number) => setChosen({ after: view.bid, count: count + by });
  return (
    <section class="ld-choices" aria-label={say.choices}>
      <div class="ld-count" data-help={say.help.count}>
        <Step by={-1} label={say.fewer} isOff={bids.length === 0 || count <= least} onStep={step} />
        <output class="tabular" aria-label={say.count(count)}>
          {count} ×
        </output>
        <Step by={1} label={say.more} isOff={count >= most} onStep={step} />
      </div>
      <div class="ld-faces">
        {FACES.map((face) => (
          <Target
            key={face}
            {...targets.at(`bid-${count}-${face}`, say.die(face))}
            help={say.help.face}
            class="ld-face"
          >
            <Die value={face} label={say.die(face)} size={44} />
          </Target>
        ))}
      </div>
      <Target {...targets.at('doubt', say.doubt)} help={say.help.doubt} class="ld-doubt">
        {say.doubt}
      </Target>
    </section>
  );
}

interface StepProps {
  readonly by: 1 | -1;
  readonly label: string;
  readonly isOff: boolean;
  readonly onStep: (by: number) => void;
}

function Step({ by, label, isOff, onStep }: StepProps) {
  return (
    <button type="button" class="button small" aria-label={label} disabled={isOff} onClick={() => onStep(by)}>
      {by < 0 ? '−' : '+'}
    </button>
  );
}

/** Says in the bar how likely the bid is, for whoever wants the notebook to follow. */
function useLikely({ view, assistance, language, control, ponder, point }: Props): void {
  useEffect(() => {
    if (assistance !== 'follows' || control.moves.length === 0) return;
    let current = true;
    void ponder('bid').then((percent) => {
      if (current && typeof percent === 'number') point(tableWords[language].likely(percent));
    });
    return () => {
      current = false;
      point(null);
    };
  }, [view.bid, assistance, language, control.moves.length === 0]);
}
