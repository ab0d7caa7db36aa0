/** The pawns: where they stand and go, who can be challenged, and the one that can be carried. */

import type { Seat } from '@conclave/engine';
import { Layer, type Piece, type Point, Spot } from '@conclave/kit';
import { useState } from 'preact/hooks';
import type { Square } from '../../rules/board.ts';
import type { View } from '../../rules/view.ts';
import { pointsAlong } from '../footsteps.tsx';
import { middlePoint, pointOn } from '../geometry.ts';
import { Seeker } from '../pieces/seeker.tsx';
import { SwordsArt } from '../pieces/swords.tsx';
import type { Setting } from '../setting.ts';
import { placesOn } from '../stands.ts';
import { onSheet, partOf } from './sheet.ts';

/** Pixels before a press becomes a carrying. */
const PLAY = 6;

interface Standing {
  /** Of its feet. */
  readonly at: Point;
  readonly scale: number;
}

/** `size`: of a pawn that stands alone. */
function standingOf(view: View, seat: Seat, size: number): Standing | null {
  const { pawn } = view.players[seat];
  if (pawn === null) return null;
  const here = view.players.flatMap((player, other) => (player.pawn === pawn ? [other] : []));
  const { radius, pawns, scale } = placesOn(pawn, here.length, size);
  const { x, y } = onSheet(pointOn(pawn, radius, pawns[here.indexOf(seat)], view.turned));
  return { at: { x, y: y + 15 * scale }, scale };
}

export function pawnPieces({ props, own, colours }: Setting, size: number): readonly Piece[] {
  const { view, event } = props;
  const pieces = view.players.flatMap(({ pawn }, seat): Piece[] => {
    const colour = colours[seat];
    const standing = standingOf(view, seat, size);
    if (pawn === null || colour === null || standing === null) return [];
    const carried = event?.type === 'placed' || event?.type === 'jumped';
    const ran = event?.type === 'ran' && event.seat === seat ? event.path : null;
    return [
      {
        id: `pawn-${seat}`,
        at: standing.at,
        anchor: 'foot',
        stands: `${SQUARE_PLACE}${pawn}`,
        on: partOf(pawn),
        arc: carried ? true : undefined,
        path: ran ? pointsAlong(ran, view.turned).map(onSheet) : undefined,
        ms: carried ? 700 : ran ? Math.min(1200, 300 + ran.length * 55) : undefined,
        node: (
          <Seeker
            colour={colour}
            lamp={seat === own}
            active={seat === view.active}
            scale={(seat === own ? 1.06 : 0.96) * standing.scale}
          />
        ),
      },
    ];
  });
  // Who stands farther down stands in front.
  return pieces.sort((one, two) => one.at.y - two.at.y);
}

/** Whose pawn the winner of a duel is to put somewhere. */
export function loserToPlace({ stage, duel }: View): Seat | null {
  if (stage !== 'place' || duel === null || duel.victor === null) return null;
  return duel.victor === duel.challenger ? duel.rival : duel.challenger;
}

/** Whose pawn the watcher moves now: their own, or that of the one they beat. */
function pawnToMove({ props, own, targets }: Setting): Seat | null {
  const { view } = props;
  if (own === null || props.control.moves.length === 0) return null;
  if (view.stage === 'place') return view.duel?.victor === own ? loserToPlace(view) : null;
  const { pawn } = view.players[own];
  // Where the secret under it can be taken, the square is to be clicked.
  return view.stage === 'move' && targets.movesAt(`square-${pawn}`).length === 0 ? own : null;
}

interface InHandProps {
  readonly setting: Setting;
  readonly size: number;
  onPointSquare(square: Square | null): void;
}

/** A pawn that can be carried to a square, and where it would stand. */
export function PawnInHand({ setting, size, onPointSquare }: InHandProps) {
  const { pointedSquare, props, colours, targets } = setting;
  const { view } = props;
  const [carried, setCarried] = useState(false);
  const seat = pawnToMove(setting);
  const standing = seat === null ? null : standingOf(view, seat, size);
  const colour = seat === null ? null : colours[seat];
  if (!standing || !colour) return null;
  const carriedTo = (spot: HTMLElement | null) => {
    const target = spot && targets.at(`${SQUARE_PLACE}${squareOf(spot)}`, '');
    if (target?.lit) target.onChoose();
  };
  const carry = (down: PointerEvent) => {
    if (down.button !== 0 || !down.isPrimary) return;
    let moved = false;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      moved ||= Math.hypot(clientX - down.clientX, clientY - down.clientY) > PLAY;
      if (!moved) return;
      setCarried(true);
      onPointSquare(squareOf(spotUnder(clientX, clientY)));
    };
    const letGo = (up: PointerEvent) => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', letGo);
      removeEventListener('pointercancel', letGo);
      setCarried(false);
      onPointSquare(null);
      if (up.type !== 'pointerup') return;
      const spot = spotUnder(up.clientX, up.clientY);
      if (moved) carriedTo(spot);
      // A pawn is taller than its square. A click on it means the lit square behind it; an unlit one says why.
      else if (spot?.dataset.lit === undefined) spot?.click();
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', letGo);
    addEventListener('pointercancel', letGo);
  };
  const shown = pointedSquare !== null && (carried || view.stage === 'place');
  const place = shown ? onSheet(middlePoint(pointedSquare, view.turned)) : null;
  return (
    <>
      <div
        class="sl-pawn-grip"
        data-grip
        style={{ left: `${standing.at.x}px`, top: `${standing.at.y}px` }}
        onPointerDown={carry}
      />
      {place && (
        <div class="sl-in-hand" style={{ left: `${place.x}px`, top: `${place.y + 15}px` }}>
          <Seeker colour={colour} scale={1.1 * size} />
        </div>
      )}
    </>
  );
}

const SQUARE_PLACE = 'square-';

function spotUnder(x: number, y: number): HTMLElement | null {
  const spots = document
    .elementsFromPoint(x, y)
    .map((under) => under.closest<HTMLElement>(`[data-place^="${SQUARE_PLACE}"]`));
  return spots.find((spot) => spot !== null) ?? null;
}

function squareOf(spot: HTMLElement | null): Square | null {
  return spot?.dataset.place === undefined ? null : Number(spot.dataset.place.slice(SQUARE_PLACE.length));
}

/** Crossed swords at every pawn one can run to, and at those that can be challenged now. */
export function Duellists({ setting, size }: { setting: Setting; size: number }) {
  const { props, targets, own, nameOf } = setting;
  const { view } = props;
  const others = view.players.flatMap(({ pawn }, seat) => {
    const standing = standingOf(view, seat, size);
    return seat !== own && pawn !== null && standing ? [{ seat, pawn, ...standing }] : [];
  });
  return (
    <>
      <Layer>
        {others.map(
          ({ seat, pawn, at, scale }) =>
            view.stage === 'move' &&
            targets.movesAt(`square-${pawn}`).length > 0 && (
              <g key={seat} transform={`translate(${at.x + 15 * scale} ${at.y - 44 * scale})`}>
                <SwordsArt />
              </g>
            ),
        )}
      </Layer>
      {others.map(({ seat, at, scale }) => {
        const target = targets.at(`pawn-${seat}`, nameOf(seat));
        if (!target.lit) return null;
        return (
          <Spot
            key={seat}
            {...target}
            class="sl-duellist"
            sure="always"
            help={setting.say.stageHelp}
            helpTitle={target.label}
            at={{ x: at.x, y: at.y - 22 * scale }}
            size={58 * scale}
          >
            <g transform={`translate(${22 * scale} ${-22 * scale}) scale(1.2)`}>
              <SwordsArt />
            </g>
          </Spot>
        );
      })}
    </>
  );
}
