/** The table of Templar. */

import { Chooser } from '@conclave/kit';
import { useEffect, useRef } from 'preact/hooks';
import type { Move } from '../rules/moves.ts';
import { Sky } from './count.tsx';
import { Ending } from './ending.tsx';
import { SHOW_HEAT, useHeat } from './heat.ts';
import { useBoardKeys } from './keys.ts';
import { NarrowTable } from './narrow.tsx';
import { Icon, Symbols } from './pieces/symbols.tsx';
import { type BoardOf, useScene } from './scene.ts';
import { WideTable } from './wide.tsx';

/** In the small choice at a place: what would be hidden there. */
const objectOf = (move: Move) => ('object' in move ? <Icon item={move.object} size={26} /> : null);

export function TemplarBoard(props: BoardOf) {
  const scene = useScene(props);
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
      {wide ? <WideTable scene={scene} heat={heat} /> : <NarrowTable scene={scene} heat={heat} />}
      <Ending scene={scene} />
      <Chooser open={scene.targets.chooser} picture={objectOf} />
      <Sky scene={scene} />
    </div>
  );
}
