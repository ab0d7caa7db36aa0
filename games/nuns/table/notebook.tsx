/** The notebook: the novice's own sheet, the guards' forecast, the others' whereabouts, pins and a note. */

import { FIRST_NOVICE } from '../rules/state.ts';
import { Forecast } from './notebook/forecast.tsx';
import { Pins } from './notebook/pins.tsx';
import { Sheet } from './notebook/sheet.tsx';
import { StandingOrders } from './notebook/standing-orders.tsx';
import { Whereabouts } from './notebook/whereabouts.tsx';
import { useWhereabouts } from './play/belief.ts';
import { type NoteProps, namesFor } from './setting.ts';

export function NunsNotebook(props: NoteProps) {
  const { view, language, seat, assistance } = props;
  const setting = { ...namesFor(language, view), props };
  const whereabouts = useWhereabouts(props);
  const own = view.novices.flatMap((novice, i) =>
    novice.own && novice.seat === seat ? [FIRST_NOVICE + i] : [],
  );
  const over = view.phase === 'over';
  return (
    <div class="nr-notes">
      {own.map((figure) => (
        <Sheet key={figure} setting={setting} figure={figure} />
      ))}
      {own.length > 0 && assistance !== 'off' && !over && <Forecast setting={setting} />}
      {!over && <Whereabouts setting={setting} own={own} whereabouts={whereabouts} />}
      <Pins setting={setting} />
      {!over && <StandingOrders setting={setting} />}
    </div>
  );
}
