/** Every opening of a zone: a dark niche with bars if it is closed, a sill if it is open, lamps if it is lit. */

import { FACTS, type Square } from '../../rules/board.ts';
import { annulus, arc, JOINTS, NOTCH, polar, spanOf, squaresOf, ZONE_SHAPES } from '../geometry.ts';

export type OpeningState = 'shut' | 'open' | 'lit' | 'moon';
export type Side = 'in' | 'out';
export type StateOfOpening = (square: Square, side: Side, sector: number) => OpeningState;

const FILL: Readonly<Record<OpeningState, string>> = {
  shut: 'var(--niche)',
  open: 'var(--sill)',
  lit: '#ffe7a2',
  moon: '#dce9ff',
};

export function Openings({ zone, stateOf }: { zone: number; stateOf: StateOfOpening }) {
  const { inner, outer, part } = ZONE_SHAPES[zone];
  const openings = squaresOf(zone).flatMap((square) =>
    (['out', 'in'] as const).flatMap((side) =>
      FACTS[square][side].map((sector) => ({ square, side, sector })),
    ),
  );
  return (
    <>
      {openings.map(({ square, side, sector }) => {
        const joint = JOINTS[side === 'out' ? zone : zone - 1];
        const wide = spanOf(joint.half, joint.r);
        const angle = sector * NOTCH;
        const [from, to] = side === 'out' ? [outer - 8, outer + 0.6] : [inner - 0.6, inner + 8];
        const state = stateOf(square, side, sector);
        const bars = side === 'out' ? outer - 1.5 : inner + 1.5;
        const posts = side === 'out' ? outer - 3.4 : inner + 3.4;
        const lamps = (state === 'lit' || state === 'moon') && part === null;
        return (
          <g key={`${square} ${side} ${sector}`}>
            <path d={annulus(from, to, angle - wide, angle + wide)} fill={FILL[state]} />
            {state === 'shut' && (
              <path
                d={arc(bars, angle - wide * 0.8, angle + wide * 0.8)}
                stroke="var(--stone3)"
                stroke-width="2"
                stroke-dasharray="1.6 3"
                fill="none"
              />
            )}
            {lamps &&
              [-1, 1].map((end) => {
                const { x, y } = polar(posts, angle + end * (wide + spanOf(3, posts)));
                return (
                  <g key={end} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                    <circle r="8" fill={state === 'lit' ? '#ffd977' : '#fff'} opacity="0.3" />
                    <circle
                      r="3.6"
                      fill={state === 'lit' ? '#fff0b8' : '#fff'}
                      stroke="#10162a"
                      stroke-width="1.5"
                    />
                  </g>
                );
              })}
          </g>
        );
      })}
    </>
  );
}
