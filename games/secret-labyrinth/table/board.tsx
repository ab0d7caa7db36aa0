/** The table of Secret Labyrinth: the castle in its moat, and round it everything one holds, hunts and may do. */

import type { Seat } from '@conclave/engine';
import { Chooser, play, useCamera, useTargets } from '@conclave/kit';
import { useRef, useState } from 'preact/hooks';
import { CENTRE, HOME, INNER, SECTORS, type Square } from '../rules/board.ts';
import { SHIFT, TURN } from '../rules/moves.ts';
import { Castle, continuous, MIDDLE } from './castle/castle.tsx';
import { Water } from './castle/water.tsx';
import { Buttons, Changes, Own, Rivals, Wanted } from './corners.tsx';
import { Duel, sceneOf } from './duel.tsx';
import { EndScene } from './end-scene.tsx';
import { useGrip } from './grip.ts';
import { useKnowledge } from './known.ts';
import { lamplight } from './lamplight.ts';
import { cardTitle } from './names.ts';
import { placeOf, probe } from './places.ts';
import type { Props, Setting } from './setting.ts';
import { WaysToGo } from './ways-to-go.tsx';
import { Winches } from './winches.tsx';
import { tableWords } from './words.ts';

export function SecretLabyrinthBoard(props: Props) {
  const { view, watcher, language, layout, voice, control } = props;
  const say = tableWords[language];
  const camera = useCamera({ nearest: 3 });
  const [pointedSquare, setPointed] = useState<Square | null>(null);
  const targets = useTargets(props, { placeOf, probe: (place) => probe(place, view) });
  const own = watcher === 'gallery' ? null : watcher;
  const [pointedRival, onPointRival] = useState<Seat | null>(null);
  const known = useKnowledge(props, own !== null && (pointedRival !== null || view.stage === 'stake'));
  const setting: Setting = {
    props,
    say,
    targets,
    own,
    colours: view.players.map(({ colour }) => colour),
    nameOf: (seat) => voice.name(seat),
    pointedSquare,
    pointedRival,
    onPointRival,
    known,
  };
  const angles = useRef<readonly number[]>([]);
  angles.current = continuous(angles.current, view.turned);
  const grip = useGrip({
    free: [0, 1, 2].filter((part) => targets.at(`part-${part}`, '').lit),
    tryOut: view.tryOut,
    toCastle: (event) => {
      const { x, y } = camera.toBoard({ x: event.clientX, y: event.clientY });
      return { x: x - MIDDLE.x, y: y - MIDDLE.y };
    },
    onTurn: (part, notches) => {
      if (part === CENTRE) control.play(TURN[(notches + SECTORS) % SECTORS]);
      else control.play(part === INNER ? SHIFT.inner : SHIFT.outer);
    },
    onStuck: (part) => {
      const move = probe(`part-${part}`, view);
      if (move && view.stage === 'change') control.explain(move);
    },
    onNotch: () => play('clunk'),
  });
  const lantern = own ?? view.active;
  const light = lamplight(view, view.players[lantern].pawn, grip.held);
  const small = layout === 'phone' || layout === 'across';
  const duel = sceneOf(setting);
  const turning = view.stage === 'change';
  const gained = grip.held && view.tryOut ? light.gained.size : 0;
  return (
    <div class={`sl sl-${layout}`} data-directions>
      <Water lively={!small} />
      <div class="sl-head">
        <Wanted setting={setting} width={small ? 62 : 126} />
        <Rivals setting={setting} />
      </div>
      <div
        class="sl-middle"
        data-grip={turning ? '' : undefined}
        onPointerDown={turning ? (event) => grip.onPointerDown(event) : undefined}
      >
        <Castle
          setting={setting}
          light={light}
          grip={grip}
          camera={camera}
          angles={angles.current}
          onPointSquare={setPointed}
        />
      </div>
      {grip.held && view.tryOut && (
        <p class="sl-preview" role="status">
          <b>{say.more(gained)}</b> <b>{say.fewer(light.lost.size)}</b>{' '}
          {view.wanted !== null &&
            light.gained.has(HOME[view.wanted]) &&
            say.nowReach(cardTitle(language, view.wanted))}
        </p>
      )}
      <div class={turning && own !== null ? 'sl-doing sl-turning' : 'sl-doing'}>
        {own !== null && props.outcome === null && view.stage !== 'colours' && <Changes setting={setting} />}
        {small && turning && own !== null && <Winches setting={setting} grip={grip} />}
        {small && own !== null && <WaysToGo setting={setting} />}
        <Buttons setting={setting} />
      </div>
      <div class="sl-foot">
        <Own setting={setting} width={small ? 54 : 72} />
      </div>
      {duel && <Duel setting={setting} scene={duel} />}
      {props.outcome && <EndScene setting={setting} />}
      <Chooser open={targets.chooser} />
    </div>
  );
}
