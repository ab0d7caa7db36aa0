/** The squares that can be chosen, with a stud in each, and what choosing one would open. */

import { Layer, Spot } from '@conclave/kit';
import { FACTS, SECRET_AT, type Square, TURNS } from '../../rules/board.ts';
import { angleOfZone, annulus, middlePoint, spanOfSquare, ZONE_SHAPES } from '../geometry.ts';
import type { Lamplight } from '../lamplight.ts';
import { placeName } from '../names.ts';
import type { Setting } from '../setting.ts';
import { opensDuel, squareHelp } from './help.ts';
import { moved, onSheet, pawnsOn } from './sheet.ts';

interface SquaresProps {
  readonly setting: Setting;
  readonly light: Lamplight;
  onPointSquare(square: Square | null): void;
}

const ALL_SQUARES: readonly Square[] = FACTS.map((_facts, square) => square);

/** Gates and turning parts are chosen as wholes: no square may lie over them, but the one whose secret can be taken. */
function squaresIn({ props, targets }: Setting): readonly Square[] {
  const { stage } = props.view;
  if (stage === 'colours') return [];
  if (stage !== 'change') return ALL_SQUARES;
  return ALL_SQUARES.filter(
    (square) => TURNS[FACTS[square].zone] < 0 || targets.movesAt(`square-${square}`).length > 0,
  );
}

export function Squares({ setting, light, onPointSquare }: SquaresProps) {
  const { props, targets } = setting;
  const { view, language } = props;
  return (
    <>
      {squaresIn(setting).map((square) => {
        const { zone } = FACTS[square];
        const { inner, outer } = ZONE_SHAPES[zone];
        const [from, to] = spanOfSquare(square);
        const turn = angleOfZone(zone, view.turned);
        const isLit = view.stage !== 'place' && light.lit.has(square);
        return (
          <Spot
            key={square}
            {...targets.at(`square-${square}`, placeName(language, square, view.turned))}
            {...squareHelp(setting, square, isLit)}
            sure={opensDuel(setting, square) ? 'always' : 'touch'}
            class="sl-square"
            at={onSheet(middlePoint(square, view.turned))}
            size={26}
            outline={moved(
              annulus(zone === 0 ? 24 : inner + 2, outer - 2, from + turn + 0.4, to + turn - 0.4),
            )}
            onPoint={(pointed) => onPointSquare(pointed ? square : null)}
          />
        );
      })}
    </>
  );
}

/** A stud in every square that can be chosen, plus and minus where a change in the hand joins or parts. */
export function Studs({ setting, light }: { setting: Setting; light: Lamplight }) {
  const { view } = setting.props;
  const bare = (square: Square) => SECRET_AT[square] < 0 && pawnsOn(view, square) === 0;
  return (
    <Layer>
      {ALL_SQUARES.filter(bare).map((square) => {
        const { x, y } = onSheet(middlePoint(square, view.turned));
        const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
        const more = light.gained.has(square);
        if (more || light.lost.has(square)) {
          return (
            <g key={square} transform={place}>
              <circle r="7" fill={more ? '#ffffff' : '#3a1d14'} stroke="#10162a" stroke-width="1.8" />
              <path
                d={more ? 'M-3.6 0H3.6M0 -3.6V3.6' : 'M-3.6 0H3.6'}
                stroke={more ? '#10162a' : '#e0a184'}
                stroke-width="2.2"
                stroke-linecap="round"
              />
            </g>
          );
        }
        if (setting.targets.movesAt(`square-${square}`).length === 0) return null;
        const [pale, deep] = view.stage === 'place' ? ['#f2f6ff', '#4f70bd'] : ['#fff4cf', '#7a4f14'];
        return (
          <g key={square} transform={place}>
            <circle r="6" fill={pale} stroke={deep} stroke-width="1.8" />
            <circle r="2.2" fill={deep} />
          </g>
        );
      })}
    </Layer>
  );
}
