/** The board: a leaf of a book of hours with the plan in its middle, the margins, the foot and the scenes. */

import { around, Chooser, useCamera, useSize, useTargets } from '@conclave/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reach } from '../on-view/reach.ts';
import { useAdvisedQuestion } from './builder/advised-question.ts';
import { Ending } from './ending.tsx';
import { Hand, isNarrow, Rubric } from './foot.tsx';
import { giftOn } from './gift.ts';
import { useMoveKeys } from './keys.ts';
import { PLACES } from './layout.ts';
import { Hours, Player, Players } from './margin.tsx';
import { Drollery, useFigures } from './pieces/figures.tsx';
import { placeOf, probe, sourceOf } from './places.ts';
import { Plan } from './plan.tsx';
import { readPointing } from './pointing.ts';
import { type Opened, sceneOf } from './scene.tsx';
import type { Props, Setting } from './setting.ts';
import { Ways } from './ways.tsx';
import { tableWords } from './words.ts';

/** More players than this hardly fit the head of a phone. */
const CROWD = 5;

const DESK = { width: 974, height: 806 };
/** On a lower leaf who talks is drawn smaller. */
const SHALLOW = 700;

export function AbbeyBoard(props: Props) {
  useFigures();
  useMoveKeys(props);
  useAdvisedQuestion(props);
  const dark = useDark();
  const camera = useCamera({ nearest: 4 });
  const targets = useTargets(props, {
    placeOf: (move) => placeOf(move, props.view),
    from: sourceOf,
    probe: (place) => probe(place),
  });
  const own = props.watcher === 'gallery' ? null : props.watcher;
  const [opened, open] = useOpened(props);
  const leaf = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(leaf, DESK);
  const setting: Setting = {
    props,
    width,
    say: tableWords[props.language],
    targets,
    own,
    gift: giftOn(props, own),
    nameOf: (seat) => props.voice.name(seat),
  };
  const small = props.layout === 'phone' || props.layout === 'across';
  const scene = sceneOf({ setting, dark, opened, open });
  useEffect(() => {
    if (!small || own === null) return;
    const lit = reach(props.view, own)?.flatMap(({ way }, room) => (way ? [room] : [])) ?? [];
    if (lit.length === 0 || props.control.moves.length === 0) camera.home();
    else camera.glideTo(around([props.view.players[own].room, ...lit].flatMap(cornersOf), 24));
  }, [props.view, props.control.moves.length > 0, small]);
  return (
    <div
      ref={leaf}
      class={[
        `ab ab-${props.layout}`,
        scene && 'with-scene',
        props.view.players.length > CROWD && 'crowded',
        props.layout === 'desk' && isNarrow(width) && 'narrow',
        props.layout === 'desk' && height < SHALLOW && 'shallow',
      ]
        .filter(Boolean)
        .join(' ')}
      data-directions
    >
      <Hours setting={setting} />
      <Players setting={setting} />
      <div class="ab-page">
        <span
          class={readPointing(props.shared).ringed.includes('culprit') ? 'ab-culprit ringed' : 'ab-culprit'}
          aria-hidden="true"
        />
        <Plan setting={setting} camera={camera} dark={dark} />
        {scene && (
          <div class="ab-over" data-scene>
            {scene}
          </div>
        )}
        {!small && props.outcome === null && <Snail creeps={props.control.moves.length === 0} />}
      </div>
      {props.layout === 'phone' && scene === null && <Ways setting={setting} />}
      <div class="ab-foot">
        {own !== null && (
          <ul class="ab-own" data-kept>
            <Player setting={setting} seat={own} />
          </ul>
        )}
        <Hand setting={setting} small={small} />
        <Rubric setting={setting} small={small} opened={opened} open={open} />
      </div>
      {!small && <Drollery name="dragon" width={104} />}
      {!small && own !== null && <Drollery name="pig" width={128} />}
      {props.outcome && <Ending setting={setting} />}
      <Chooser open={targets.chooser} />
    </div>
  );
}

/** On the lower bar, in no hurry; while others think it creeps along. */
function Snail({ creeps }: { creeps: boolean }) {
  return (
    <span class={creeps ? 'ab-snail creeps' : 'ab-snail'}>
      <Drollery name="knightSnail" width={96} />
    </span>
  );
}

const cornersOf = (room: number) => {
  const { x, y, width, height } = PLACES[room].box;
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
};

/** What the player opened or folded up, until something else is to be decided. */
function useOpened({ view, watcher }: Props): readonly [Opened, (what: Opened) => void] {
  const { asked } = view;
  const moment = JSON.stringify([
    watcher,
    view.turnNumber,
    asked?.kind,
    asked && 'id' in asked && asked.id,
    view.said,
  ]);
  const [kept, setKept] = useState<{ readonly moment: string; readonly opened: Opened }>({
    moment,
    opened: null,
  });
  return [kept.moment === moment ? kept.opened : null, (opened) => setKept({ moment, opened })];
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
