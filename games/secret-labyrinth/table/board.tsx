/** The table of Secret Labyrinth: the castle in its moat, with cards, rivals and buttons round it. */

import type { Seat } from '@conclave/engine';
import { Chooser, useCamera, useSize, useTargets } from '@conclave/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CENTRE, INNER, PARTS, SECTORS, type Square } from '../rules/board.ts';
import { SHIFT, TURN } from '../rules/moves.ts';
import { Castle, continuous } from './castle/castle.tsx';
import { loserToPlace } from './castle/pawns.tsx';
import { MIDDLE } from './castle/sheet.ts';
import { clearing } from './clearing.ts';
import { Answers, Buttons, Changes, Own, Rivals, Wanted } from './corners.tsx';
import { Duel } from './duel/duel.tsx';
import { sceneOf } from './duel/scene.ts';
import { Verdict } from './duel/verdict.tsx';
import { Ending } from './ending.tsx';
import { useDrawFrom } from './exchange.ts';
import { useGrip } from './grip.ts';
import { Water } from './ground/water.tsx';
import { useCastleKeys } from './keys.ts';
import { useKnowledge } from './knowledge.ts';
import { lamplight } from './lamplight.ts';
import { useMagnifier } from './magnifier.ts';
import { NotchDial } from './notch-dial.tsx';
import { placeOf, probe } from './places.ts';
import { Preview } from './preview.tsx';
import type { Props, Setting } from './setting.ts';
import { WaysToGo } from './ways-to-go.tsx';
import { Winches } from './winches.tsx';
import { tableWords } from './words.ts';

const DESK = { width: 974, height: 806 };

export function SecretLabyrinthBoard(props: Props) {
  const { view, watcher, language, layout, voice, control } = props;
  const say = tableWords[language];
  const camera = useCamera({ nearest: 3 });
  const [pointedSquare, setPointed] = useState<Square | null>(null);
  const targets = useTargets(props, {
    placeOf: (move) => placeOf(move, view),
    probe: (place) => probe(place, view),
  });
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
    onDrawFrom: useDrawFrom(props),
  };
  const [warning, setWarning] = useWarning();
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
    onAgainstClock: () => setWarning(say.clockwiseOnly),
  });
  useCastleKeys(setting, grip);
  const loser = loserToPlace(view);
  const lantern = own ?? view.active;
  // The loser has not been put anywhere yet: no light but where the winner points.
  const lamp = loser === null ? view.players[lantern].pawn : pointedSquare;
  const light = lamplight(view, lamp, grip.held);
  const dial = targets.chooser?.place === 'part-0' ? targets.chooser : null;
  const small = layout === 'phone' || layout === 'across';
  const duel = sceneOf(setting);
  const choosesSquare = control.moves.length > 0 && (view.stage === 'move' || view.stage === 'place');
  const magnify = useMagnifier(camera, small && choosesSquare, `${view.turns} ${view.stage}`);
  const turning = view.stage === 'change';
  const board = useRef<HTMLDivElement>(null);
  const { zoom, side } = clearing(useSize(board, DESK), view.players.length - (own === null ? 0 : 1));
  return (
    <div
      ref={board}
      style={small ? undefined : { '--sl-zoom': zoom, '--sl-side': `${side}px` }}
      class={[
        `sl sl-${layout}`,
        small && 'sl-small',
        duel && 'sl-fighting',
        own === view.active && view.stage === 'rest' && 'sl-spent',
      ]
        .filter(Boolean)
        .join(' ')}
      data-event={props.event?.type}
      data-held={grip.held ? '' : undefined}
      data-directions
    >
      <p class="unseen" role="status">
        {grip.held && say.holding(say.parts[PARTS[grip.held.part]], grip.held.notches)}
      </p>
      {!small && <Water shape={layout === 'tablet' ? 'tall' : 'wide'} />}
      <div class="sl-head">
        <Wanted setting={setting} width={small ? 62 : 126} />
        <Rivals setting={setting} corner="above" />
      </div>
      <div
        class="sl-middle"
        data-grip={turning ? '' : undefined}
        onPointerDown={turning ? (event) => grip.onPointerDown(event) : undefined}
        onClickCapture={magnify}
      >
        <Castle
          setting={setting}
          light={light}
          grip={grip}
          camera={camera}
          angles={angles.current}
          onPointSquare={setPointed}
        />
        {dial && <NotchDial open={dial} setting={setting} grip={grip} camera={camera} />}
      </div>
      {warning && (
        <p class="sl-preview" role="status">
          {warning}
        </p>
      )}
      {grip.held && view.tryOut && <Preview setting={setting} held={grip.held} light={light} />}
      <div class={turning && own !== null ? 'sl-doing sl-turning' : 'sl-doing'}>
        {own !== null && props.outcome === null && view.stage !== 'colours' && loser === null && (
          <Changes setting={setting} />
        )}
        {small && turning && own !== null && <Winches setting={setting} grip={grip} />}
        {small && own !== null && <WaysToGo setting={setting} />}
        {small && <Answers setting={setting} />}
        {!duel && <Verdict setting={setting} />}
        <Buttons setting={setting} />
      </div>
      <div class="sl-foot">
        <Own setting={setting} width={small ? 54 : 72} />
        <Rivals setting={setting} corner="below" />
      </div>
      {duel && <Duel setting={setting} scene={duel} />}
      {props.outcome && <Ending setting={setting} />}
      <Chooser open={dial ? null : targets.chooser} />
    </div>
  );
}

const WARNED_FOR = 2600;

/** A few words that go away by themselves. */
function useWarning(): readonly [string | null, (text: string) => void] {
  const [warning, warn] = useState<string | null>(null);
  useEffect(() => {
    if (warning === null) return;
    const timer = setTimeout(() => warn(null), WARNED_FOR);
    return () => clearTimeout(timer);
  }, [warning]);
  return [warning, warn];
}
