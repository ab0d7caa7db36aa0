/** The table of Mystery of the Abbey: a leaf of a book of hours, the plan in its middle. */

import { Chooser, useCamera, useTargets } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import { EndScene } from './end-scene.tsx';
import { useFigures } from './figures.tsx';
import { Hand, Rubric } from './foot.tsx';
import { Hours, Player, Players } from './margin.tsx';
import { placeOf, probe } from './places.ts';
import { Plan } from './plan.tsx';
import type { Props, Setting } from './setting.ts';
import { tableWords } from './words.ts';

export function AbbeyBoard(props: Props) {
  useFigures();
  const dark = useDark();
  const camera = useCamera({ nearest: 4 });
  const targets = useTargets(props, { placeOf, probe: (place) => probe(place) });
  const own = props.watcher === 'gallery' ? null : props.watcher;
  const setting: Setting = {
    props,
    say: tableWords[props.language],
    targets,
    own,
    nameOf: (seat) => props.voice.name(seat),
  };
  const small = props.layout === 'phone' || props.layout === 'across';
  return (
    <div class={`ab ab-${props.layout}`} data-directions>
      <Hours setting={setting} />
      <Players setting={setting} />
      <Plan setting={setting} camera={camera} dark={dark} />
      <div class="ab-foot">
        {own !== null && (
          <ul class="ab-own">
            <Player setting={setting} seat={own} />
          </ul>
        )}
        <Hand setting={setting} width={small ? 50 : 70} />
        <Rubric setting={setting} />
      </div>
      {props.outcome && <EndScene setting={setting} />}
      <Chooser open={targets.chooser} />
    </div>
  );
}

/** The plan is painted for both lights. */
function useDark(): boolean {
  const isDark = () => document.documentElement.dataset.theme === 'dark';
  const [dark, setDark] = useState(isDark);
  useEffect(() => {
    const watch = new MutationObserver(() => setDark(isDark()));
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, []);
  return dark;
}
