/** The secret panels of the novices one leads: one, or two of which one is drawn for. */

import type { Figure } from '../../rules/state.ts';
import type { Hand } from '../hand.ts';
import type { Planning } from '../play/planning.ts';
import { SecretPanel } from './secret-panel.tsx';

interface SecretsProps {
  readonly hand: Hand;
  readonly own: readonly Figure[];
  readonly planning: Planning | null;
  open(figure: Figure): void;
}

export function Secrets({ hand, own, planning, open }: SecretsProps) {
  const { t } = hand;
  return (
    <>
      {own.map((figure) => {
        const drawn = planning?.figure === figure;
        const hurries = drawn && planning.mayHurry;
        return (
          <SecretPanel
            key={figure}
            hand={hand}
            figure={figure}
            open={own.length === 1 || drawn}
            onOpen={own.length > 1 && planning ? () => open(figure) : undefined}
            play={hurries ? { label: t.useFast, picked: false, choose: () => planning.hurry() } : null}
          />
        );
      })}
    </>
  );
}
