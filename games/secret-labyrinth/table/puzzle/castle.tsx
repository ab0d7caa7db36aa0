/** The castle of a puzzle: the table's own rings, the wanted secret in its star, one pawn. */

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { COLOURS, FACTS, HOME, type Square } from '../../rules/board.ts';
import type { Card } from '../../rules/cards.ts';
import { WantedPlate } from '../castle/secrets.tsx';
import { MOVED, moved, SHEET, ZONE_OF_PART } from '../castle/sheet.ts';
import { Footsteps } from '../footsteps.tsx';
import {
  annulus,
  disc,
  middleOfSquare,
  NOTCH,
  pointOn,
  polar,
  radiusOf,
  spanOfSquare,
  wholeRing,
  ZONE_SHAPES,
} from '../geometry.ts';
import { Rim } from '../ground/rim.tsx';
import { WaterArt } from '../ground/water.tsx';
import { Dots, Zone } from '../ground/zone.tsx';
import type { Lamplight } from '../lamplight.ts';
import { PlateArt } from '../pieces/secret.tsx';
import { Seeker } from '../pieces/seeker.tsx';

interface PuzzleCastleProps {
  /** By part, past twelve where it was turned on. */
  readonly notches: readonly number[];
  readonly stands: readonly number[];
  readonly light: Lamplight;
  readonly pawn: { readonly square: Square; readonly colour: number };
  readonly wanted: Card;
  /** To be shown as footsteps. */
  readonly way: readonly Square[] | null;
  readonly onPart: ((part: number) => void) | null;
  /** A lit square, chosen to wait on. */
  readonly onSquare: ((square: Square) => void) | null;
}

/** Of the sheet, the castle with its gates and little water. */
const SHOWN = `14 14 ${SHEET.width - 28} ${SHEET.height - 28}`;

const PARTS_INWARDS = [2, 1, 0] as const;

const degreesOf = (zone: number, notches: readonly number[]) => {
  const { part } = ZONE_SHAPES[zone];
  return part === null ? 0 : notches[part] * NOTCH;
};

export function PuzzleCastle(props: PuzzleCastleProps) {
  const { notches, stands, light, pawn, wanted, way, onPart, onSquare } = props;
  const colour = COLOURS[pawn.colour];
  const ground = useMemo(
    () => (
      <>
        <WaterArt shape="square" />
        <Rim inPlay={[colour]} small />
      </>
    ),
    [colour],
  );
  return (
    <div class="sl sl-puzzle-castle">
      <svg viewBox={SHOWN} aria-hidden="true">
        <g transform={MOVED}>
          {ground}
          {ZONE_SHAPES.map(
            ({ part }, zone) =>
              part === null && <Zone key={zone} zone={zone} light={light} inPlay={[colour]} />,
          )}
          {PARTS_INWARDS.map((part) => {
            const zone = ZONE_OF_PART[part];
            return (
              <g
                key={part}
                class="sl-puzzle-turns"
                style={{ transform: `rotate(${degreesOf(zone, notches)}deg)` }}
              >
                <Zone zone={zone} light={light} inPlay={[colour]} mayTurn={onPart !== null} />
              </g>
            );
          })}
          <Dots />
          {HOME.map((square, card) =>
            card === wanted ? null : (
              <Upright key={square} square={square} notches={notches}>
                <g transform="scale(.56)" opacity="0.8">
                  <PlateArt card={card} />
                </g>
              </Upright>
            ),
          )}
          {way && <Footsteps way={way} turned={stands} />}
          <Upright square={HOME[wanted]} notches={notches}>
            <g transform="translate(-62 -62)">
              <WantedPlate card={wanted} size={1.2} />
            </g>
          </Upright>
          <Upright square={pawn.square} notches={notches}>
            <g transform="translate(-31 -73)">
              <Seeker colour={colour} lamp={light.light !== null} active scale={1.4} />
            </g>
          </Upright>
        </g>
        {onPart &&
          PARTS_INWARDS.map((part) => {
            const { inner, outer } = ZONE_SHAPES[ZONE_OF_PART[part]];
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside the castle do the same by key.
              <path
                key={part}
                class="sl-puzzle-part"
                d={moved(part === 0 ? disc(outer) : wholeRing(inner, outer))}
                fill-rule="evenodd"
                onClick={() => onPart(part)}
              />
            );
          })}
        {onSquare &&
          [...light.lit.keys()].map((square) => (
            <Stop key={square} square={square} stands={stands} onChoose={() => onSquare(square)} />
          ))}
      </svg>
    </div>
  );
}

interface UprightProps {
  readonly square: Square;
  readonly notches: readonly number[];
  readonly children: ComponentChildren;
}

/** It rides on its part, and stays upright. */
function Upright({ square, notches, children }: UprightProps) {
  const { zone } = FACTS[square];
  const angle = degreesOf(zone, notches);
  const { x, y } = polar(radiusOf(square), middleOfSquare(square));
  return (
    <g class="sl-puzzle-turns" style={{ transform: `rotate(${angle}deg)` }}>
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <g class="sl-puzzle-turns" style={{ transform: `rotate(${-angle}deg)` }}>
          {children}
        </g>
      </g>
    </g>
  );
}

/** A lit square to wait on: as large as the square, with a stud in its middle. */
function Stop({ square, stands, onChoose }: { square: Square; stands: readonly number[]; onChoose(): void }) {
  const { zone } = FACTS[square];
  const { inner, outer } = ZONE_SHAPES[zone];
  const [from, to] = spanOfSquare(square);
  const turn = degreesOf(zone, stands);
  const { x, y } = pointOn(square, radiusOf(square), [0, 0], stands);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the castle does the same by key.
    <g class="sl-puzzle-stop" onClick={onChoose}>
      <path d={moved(annulus(zone === 0 ? 24 : inner + 1, outer - 1, from + turn, to + turn))} />
      <circle cx={x + SHEET.width / 2} cy={y + SHEET.height / 2} r="8" />
    </g>
  );
}
