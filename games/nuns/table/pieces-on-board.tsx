/** All figures, markers and pins on the plan, as pieces that the kit moves. */

import type { Piece, Point } from '@conclave/kit';
import { useRef } from 'preact/hooks';
import layout from '../data/layout.json' with { type: 'json' };
import { isAdjacent } from '../rules/convent.ts';
import { FIRST_NOVICE, type Figure, type GuardIndex } from '../rules/state.ts';
import { BOX, FEET } from './figure-box.tsx';
import { placeOf, SPOTS, spotPlace } from './geometry.tsx';
import { GuardPiece } from './guard-piece.tsx';
import { markers, pinPiece } from './marker-pieces.tsx';
import { Ghost, OwnFigure, Token } from './novice-pieces.tsx';
import type { PinMark } from './play/marks.ts';
import type { Planning } from './play/planning.ts';
import type { Setting } from './setting.ts';

interface FiguresProps {
  readonly setting: Setting;
  readonly planning: Planning | null;
  readonly pins: readonly PinMark[];
  /** Dragging one's own figure or guard draws a way. */
  onGrip(event: PointerEvent): void;
  /** Another of one's own novices is clicked. */
  onOpen(figure: Figure): void;
}

export function usePieces({ setting, planning, pins, onGrip, onOpen }: FiguresProps): readonly Piece[] {
  const stood = useRef(new Map<string, number>());
  const walked = useRef(new Map<Figure, readonly number[]>());
  const { props } = setting;
  const { view, event } = props;
  const used = new Map<number, number>();
  /** Several on one point stand side by side, in order of arrival. */
  const stand = (point: number): Point => {
    const place = used.get(point) ?? 0;
    used.set(point, place + 1);
    const [x, y] = layout.fan[place % layout.fan.length];
    const spot = placeOf(point);
    return { x: spot.x + x, y: spot.y + y + 10 + FEET };
  };
  const carried = (id: string, point: number): boolean => {
    const before = stood.current.get(id);
    stood.current.set(id, point);
    return before !== undefined && before !== point && !isAdjacent(before, point);
  };
  if (planning && planning.draft.way.length > 0) walked.current.set(planning.figure, planning.draft.way);

  const pieces: Piece[] = [];
  view.guards.forEach(({ at, facing }, index) => {
    const guard: GuardIndex = index === 0 ? 0 : 1;
    const side = facing !== null && SPOTS[facing[1]][0] < SPOTS[facing[0]][0] - 5 ? -1 : 1;
    pieces.push({
      id: `guard-${guard}`,
      at: stand(at),
      stands: spotPlace(at),
      size: BOX,
      anchor: 'foot',
      ms: 300,
      node: <GuardPiece setting={setting} guard={guard} side={side} onGrip={onGrip} />,
    });
  });
  view.novices.forEach((novice, index) => {
    const figure = FIRST_NOVICE + index;
    const id = `novice-${figure}`;
    const own = novice.seat === props.watcher && view.phase !== 'over' ? novice.own : null;
    // At the end all are laid open: every token goes where its novice is.
    const token = view.phase === 'over' && event === null ? (novice.own?.at ?? novice.token) : novice.token;
    const hidden = own !== null && own.at !== token;
    const arc = carried(id, token);
    pieces.push({
      id,
      at: stand(token),
      stands: spotPlace(token),
      size: BOX,
      anchor: 'foot',
      arc: arc ? 140 : undefined,
      ms: arc ? 450 : 250,
      node: (
        <Token
          setting={setting}
          figure={figure}
          you={own !== null && !hidden}
          onGrip={onGrip}
          onOpen={onOpen}
        />
      ),
    });
    if (novice.spotted !== null && novice.spotted !== token && own === null && view.phase !== 'over') {
      pieces.push({
        id: `ghost-${figure}`,
        at: stand(novice.spotted),
        stands: spotPlace(novice.spotted),
        size: BOX,
        anchor: 'foot',
        class: 'nr-ghost',
        node: <Ghost setting={setting} novice={novice} point={novice.spotted} />,
      });
    }
    if (!own || !hidden) return;
    const way = walked.current.get(figure) ?? [];
    pieces.push({
      id: `own-${figure}`,
      at: stand(own.at),
      stands: spotPlace(own.at),
      size: BOX,
      anchor: 'foot',
      ms: 120 * Math.max(2, way.length),
      path: way.at(-1) === own.at ? way.slice(0, -1).map((point) => feetAt(point)) : undefined,
      class: 'nr-own',
      node: (
        <OwnFigure setting={setting} figure={figure} planning={planning} onGrip={onGrip} onOpen={onOpen} />
      ),
    });
  });
  pieces.push(...pins.map((pin) => pinPiece(pin)));
  // Markers lie over whoever stands there: no head hides a noise.
  return [...pieces.sort((a, b) => a.at.y - b.at.y), ...markers(setting)];
}

function feetAt(point: number): Point {
  const { x, y } = placeOf(point);
  return { x, y: y + 10 + FEET };
}
