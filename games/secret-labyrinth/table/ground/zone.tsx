/** One zone of the castle: its floor by night, the part that the lantern shows, its openings and walls. */

import { COLOURS, type Colour, type Square } from '../../rules/board.ts';
import { annulus, at, outlineOf, spanOfSquare, squaresOf, ZONE_SHAPES } from '../geometry.ts';
import type { Lamplight } from '../lamplight.ts';
import { chevronsOf, floorOf } from './floor.tsx';
import { Openings } from './opening.tsx';
import { StartSquare } from './start-square.tsx';
import { Walls } from './wall.tsx';

const OUTLINES = new Map<Square, string>();
function outline(square: Square): string {
  const found = OUTLINES.get(square) ?? outlineOf(square);
  OUTLINES.set(square, found);
  return found;
}

const CHEVRONS = ZONE_SHAPES.map(({ part }, zone) => (part === null ? '' : chevronsOf(zone)));
const FRAME = ZONE_SHAPES.length - 1;

interface ZoneProps {
  readonly zone: number;
  readonly light: Lamplight;
  readonly inPlay: readonly Colour[];
  /** It may be turned now, or is in the hand. */
  readonly mayTurn?: boolean;
  readonly held?: boolean;
}

/** The farther from the lantern, the dimmer; and the later the light arrives. */
const dimness = (steps: number) => Math.min(0.24, steps * 0.018);

export function Zone({ zone, light, inPlay, mayTurn = false, held = false }: ZoneProps) {
  const { part, floor } = ZONE_SHAPES[zone];
  const turns = part === null ? '' : ' turns';
  const squares = squaresOf(zone);
  const lit = squares.filter((square) => light.lit.has(square));
  const gained = squares.filter((square) => light.gained.has(square));
  const lost = squares.filter((square) => light.lost.has(square));
  const seams = [...lit, ...gained]
    .map((square) => `M${at(floor[0], spanOfSquare(square)[1])}L${at(floor[1], spanOfSquare(square)[1])}`)
    .join('');
  const lightUp = (name: 'lamp' | 'moon', some: readonly Square[]) =>
    some.length > 0 && (
      <>
        <clipPath id={`sl-${name}-${zone}`}>
          <path d={some.map(outline).join('')} />
        </clipPath>
        <g clip-path={`url(#sl-${name}-${zone})`}>
          <g class={`sl-${name}${turns}`} style={{ '--from-frame': FRAME - zone }}>
            {floorOf(zone)}
          </g>
          {zone === FRAME && <Starts inPlay={inPlay} lit />}
        </g>
      </>
    );
  return (
    <>
      <g class={`sl-night${turns}`}>{floorOf(zone)}</g>
      {zone === FRAME && <Starts inPlay={inPlay} lit={false} />}
      {lightUp('lamp', lit)}
      {lightUp('moon', gained)}
      {lit.map((square) => (
        <path
          key={square}
          class="sl-dusk"
          d={outline(square)}
          style={{
            '--dim': dimness(light.lit.get(square) ?? 0),
            animationDelay: `calc(var(--wait) + ${Math.min(600, (light.lit.get(square) ?? 0) * 25)}ms)`,
          }}
        />
      ))}
      {lost.length > 0 && <path d={lost.map(outline).join('')} fill="#b5541c" opacity="0.38" />}
      <path d={seams} stroke="#7a4f14" stroke-width="1.5" stroke-dasharray="3 3" opacity="0.8" />
      {part !== null && (
        <path class={mayTurn ? 'sl-chevrons may' : 'sl-chevrons'} d={CHEVRONS[zone]} fill="none" />
      )}
      <Openings zone={zone} stateOf={light.stateOf} />
      <Walls zone={zone} held={held} />
      {part !== null && <Arrow zone={zone} />}
      {zone === 0 && <Hub />}
    </>
  );
}

function Starts({ inPlay, lit }: { inPlay: readonly Colour[]; lit: boolean }) {
  return (
    <>
      {COLOURS.map((colour) => (
        <StartSquare key={colour} colour={colour} inPlay={inPlay.includes(colour)} lit={lit} />
      ))}
    </>
  );
}

/** It turns with its part, past twelve dots that stand. */
function Arrow({ zone }: { zone: number }) {
  const { outer } = ZONE_SHAPES[zone];
  const aside = (5.5 / outer) * 57.3;
  return (
    <path
      d={`M${at(outer + 0.5, 15)}L${at(outer - 9, 15 - aside)}L${at(outer - 9, 15 + aside)}Z`}
      fill="var(--orange)"
      stroke="var(--sl-ink)"
      stroke-width="1.5"
      stroke-linejoin="round"
    />
  );
}

/** It belongs to the centre, and turns with it: its moon shows how far. */
function Hub() {
  return (
    <g class="sl-hub">
      <circle r="23" fill="var(--silver2)" stroke="var(--sl-ink)" stroke-width="2" />
      <circle r="18.5" fill="var(--dial)" stroke="var(--silver)" stroke-width="1.6" />
      <path
        d="M-4 -13A13.5 13.5 0 1 0 12.5 5A11 11 0 0 1 -4 -13Z"
        transform="translate(-1 1)"
        fill="#f5efd8"
        stroke="var(--sl-ink)"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path d="M7 -11L8.3 -7.8L11.5 -6.5L8.3 -5.2L7 -2L5.7 -5.2L2.5 -6.5L5.7 -7.8Z" fill="#f4d58a" />
    </g>
  );
}

/** The dots that stand round each turning part. */
export function Dots() {
  return (
    <>
      {ZONE_SHAPES.flatMap(({ part, outer }) =>
        part === null
          ? []
          : Array.from({ length: 12 }, (_none, sector) => (
              <path
                key={`${part} ${sector}`}
                d={annulus(
                  outer + 1.2,
                  outer + 5.6,
                  sector * 30 + 15 - 130 / outer,
                  sector * 30 + 15 + 130 / outer,
                )}
                fill="var(--orange)"
                stroke="var(--sl-ink)"
              />
            )),
      )}
    </>
  );
}
