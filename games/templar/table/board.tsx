/** The table of Templar. */

import { Chooser } from '@conclave/kit';
import { useEffect, useRef } from 'preact/hooks';
import type { Move } from '../rules/moves.ts';
import { Sky } from './count.tsx';
import { DeskTable } from './desk.tsx';
import { Ending } from './ending.tsx';
import { SHOW_HEAT, useHeat } from './heat.ts';
import { useBoardKeys } from './keys.ts';
import { PhoneTable } from './phone.tsx';
import { Icon, Symbols } from './pieces/symbols.tsx';
import { type Props, useSetting } from './setting.ts';

/** In the small choice at a place: what would be hidden there. */
const objectOf = (move: Move) => ('object' in move ? <Icon item={move.object} size={26} /> : null);

export function TemplarBoard(props: Props) {
  const setting = useSetting(props);
  const root = useRef<HTMLDivElement>(null);
  const heat = useHeat(props);
  useBoardKeys(root, () => {
    if (props.assistance === 'follows') props.share(props.shared === SHOW_HEAT ? '' : SHOW_HEAT);
  });
  useEffect(() => () => props.point(null), []);
  const wide = props.layout === 'desk' || props.layout === 'tablet';
  return (
    <div ref={root} class={`templar tp-${props.layout}`} data-directions data-phase={props.view.phase}>
      <Symbols seats={props.view.players.length} />
      {wide ? <DeskTable setting={setting} heat={heat} /> : <PhoneTable setting={setting} heat={heat} />}
      <Ending setting={setting} />
      <Chooser open={setting.targets.chooser} picture={objectOf} />
      <Sky setting={setting} />
    </div>
  );
}
