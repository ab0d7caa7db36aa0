/** Where Remigius may count before the player's next turn, as warmth on the plan. The notebook switches it on. */

import { useEffect, useState } from 'preact/hooks';
import type { Forecast } from '../mind/ponder.ts';
import type { Props } from './setting.ts';

/** What notebook and board share. */
export const SHOW_HEAT = 'heat';

export function useForecast({
  ponder,
  view,
  assistance,
}: Pick<Props, 'ponder' | 'view' | 'assistance'>): Forecast | null {
  const [forecast, setForecast] = useState<Forecast | null>(null);
  useEffect(() => {
    let wanted = true;
    setForecast(null);
    if (assistance !== 'follows' || view.round === 0) return;
    void ponder({ about: 'forecast' }).then((answer) => {
      if (wanted && isForecast(answer)) setForecast(answer);
    });
    return () => {
      wanted = false;
    };
  }, [view, assistance]);
  return forecast;
}

function isForecast(answer: unknown): answer is Forecast {
  return typeof answer === 'object' && answer !== null && 'counted' in answer && 'tries' in answer;
}

export function useHeat(props: Props): readonly number[] | null {
  const shown = props.shared === SHOW_HEAT;
  const forecast = useForecast({ ...props, assistance: shown ? props.assistance : 'off' });
  return shown && forecast
    ? forecast.counted.map((count) => Math.min(1, (count / forecast.tries) * 4))
    : null;
}
