/**
 * A start square: a carpet woven with the mark of its colour. Its ground is dark by night, so that no carpet looks like
 * lit floor. The lantern leaves a frame of it, so that lit floor shows.
 */

import type { Colour } from '../../rules/board.ts';
import { annulus, GATES, polar } from '../geometry.ts';
import { CARPETS, COLOUR_TONES, GREY_TONES, MARK_SHAPES } from '../pieces/colours.ts';

const MIDDLE = 311.5;
/** Small marks in two rows, left and right of the large one. */
const ROWS = [302.5, 320.5] as const;
const WOVEN = [5, 7.6, 10.2, 12.2] as const;

export function StartSquare({ colour, inPlay, lit }: { colour: Colour; inPlay: boolean; lit: boolean }) {
  const [base, dark, light] = inPlay ? COLOUR_TONES[colour] : GREY_TONES;
  const angle = GATES.at[colour];
  const { x, y } = polar(MIDDLE, angle);
  return (
    <>
      {lit ? (
        <path
          d={annulus(296.5, 327.5, angle - 13.7, angle + 13.7)}
          fill={base}
          fill-opacity="0.16"
          stroke={dark}
          stroke-width="5"
        />
      ) : (
        <>
          <path
            class="sl-carpet"
            d={annulus(294, 330, angle - 14.2, angle + 14.2)}
            fill={inPlay ? CARPETS[colour] : dark}
            stroke={base}
            stroke-width="2.4"
          />
          <g fill={base} opacity={inPlay ? 1 : 0.45}>
            {ROWS.flatMap((radius) =>
              [-1, 1].flatMap((side) =>
                WOVEN.map((aside) => {
                  const at = polar(radius, angle + side * aside);
                  return (
                    <path
                      key={`${radius} ${side} ${aside}`}
                      d={MARK_SHAPES[colour]}
                      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(.3)`}
                    />
                  );
                }),
              ),
            )}
          </g>
        </>
      )}
      <path
        d={annulus(298.5, 325.5, angle - 13.3, angle + 13.3)}
        fill="none"
        stroke={lit ? dark : light}
        stroke-width="1.4"
        stroke-dasharray="5 3"
        opacity={inPlay ? 0.9 : 0.4}
      />
      <path
        d={MARK_SHAPES[colour]}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.1)`}
        fill={lit ? base : light}
        stroke={dark}
        stroke-width="2"
        opacity="0.95"
      />
    </>
  );
}
