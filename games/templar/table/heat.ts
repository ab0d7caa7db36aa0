/** Where Remigius may count before the own next turn, as warmth on the plan: what the notebook asks to be shown. */

import { useEffect, useState } from 'preact/hooks';
import type { Outlook } from '../mind/ponder.ts';
import type { BoardOf } from './scene.ts';

/** What notebook and board share. */
export const SHOW_HEAT = 'heat';

export function useOutlook({
  ponder,
  view,
  assistance,
}: Pick<BoardOf, 'ponder' | 'view' | 'assistance'>): Outlook | null {
  const [outlook, setOutlook] = useState<Outlook | null>(null);
  useEffect(() => {
    let wanted = true;
    setOutlook(null);
    if (assistance !== 'follows' || view.round === 0) return;
    void ponder({ about: 'outlook' }).then((answer) => {
      if (wanted && isOutlook(answer)) setOutlook(answer);
    });
    return () => {
      wanted = false;
    };
  }, [view, assistance]);
  return outlook;
}

function isOutlook(answer: unknown): answer is Outlook {
  return typeof answer === 'object' && answer !== null && 'counted' in answer && 'tries' in answer;
}

export function useHeat(props: BoardOf): readonly number[] | null {
  const shown = props.shared === SHOW_HEAT;
  const outlook = useOutlook({ ...props, assistance: shown ? props.assistance : 'off' });
  return shown && outlook ? outlook.counted.map((count) => Math.min(1, (count / outlook.tries) * 4)) : null;
}
