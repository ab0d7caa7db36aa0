/** Round the labyrinth: the curtain wall with its dial, towers, gatehouses and bridges. */

import { roman } from '../../../words.ts';
import { COLOURS, type Colour } from '../../rules/board.ts';
import { annulus, at, CURTAIN, GATES, polar, radians, TOWERS, wholeRing } from '../geometry.ts';
import { COLOUR_TONES, GREY_TONES, type Tones } from '../pieces/colours.ts';

/** The hours of the dial, from twelve. */
const DIAL = Array.from({ length: 12 }, (_none, hour) => roman(hour || 12));
const ROOF: Tones = ['var(--roof)', 'var(--roof3)', 'var(--roof2)'];

const MERLONS = Array.from({ length: CURTAIN.merlons }, (_none, i) => {
  const angle = (i * 360) / CURTAIN.merlons;
  return annulus(CURTAIN.outer - 5, CURTAIN.outer + 1.5, angle - 1.55, angle + 1.55);
}).join('');

const TICKS = Array.from({ length: 72 }, (_none, i) => i * 5)
  .filter((angle) => Math.abs(((angle + 15) % 30) - 15) > 7)
  .map((angle) => `M${at(341, angle)}L${at(350, angle)}`)
  .join('');

/** Large numerals stand on plates, each as wide as the longest. */
const HOURS = DIAL.map((_numeral, hour) =>
  annulus(CURTAIN.inner + 1, CURTAIN.outer, hour * 30 - 5.4, hour * 30 + 5.4),
).join('');

/** Places are named by the hour, so the hours can be read wherever the castle is drawn: larger where it is small. */
function Curtain({ small }: { small: boolean }) {
  const radius = small ? CURTAIN.largeNumerals : CURTAIN.numerals;
  return (
    <>
      <circle r="366" fill="#060a16" opacity="0.4" cx="3" cy="6" />
      <path
        d={wholeRing(CURTAIN.inner - 1, CURTAIN.outer)}
        fill="var(--stone)"
        stroke="var(--sl-ink)"
        stroke-width="2"
      />
      <circle r="358" fill="none" stroke="var(--stone3)" stroke-width="5" />
      <path
        d={MERLONS}
        fill="var(--stone2)"
        stroke="var(--sl-ink)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d={wholeRing(335, 353)} fill="var(--dial)" />
      <circle r="353" fill="none" stroke="var(--stone2)" stroke-width="1.6" />
      <circle r="335" fill="none" stroke="var(--sl-ink)" stroke-width="2.6" />
      <circle r="337.5" fill="none" stroke="var(--silver2)" stroke-width="1.2" />
      <path d={TICKS} stroke="var(--silver2)" stroke-width="1.3" opacity="0.55" />
      {small && <path d={HOURS} fill="var(--dial)" stroke="var(--stone2)" stroke-width="1.6" />}
      {DIAL.map((numeral, hour) => {
        const { x, y } = polar(radius, hour * 30);
        const upright = hour > 3 && hour < 9 ? hour * 30 + 180 : hour * 30;
        return (
          <text
            key={numeral}
            class={small ? 'sl-numeral large' : 'sl-numeral'}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${upright})`}
            y={small ? 9 : 5.6}
            text-anchor="middle"
          >
            {numeral}
          </text>
        );
      })}
    </>
  );
}

/** Light falls from the upper left. */
function roofTone([base, dark, light]: Tones, angle: number): string {
  const lit = Math.cos(radians(angle - 315));
  return lit > 0.35 ? light : lit > -0.4 ? base : dark;
}

function Tower({
  r,
  angle,
  radius,
  tones = ROOF,
}: {
  r: number;
  angle: number;
  radius: number;
  tones?: Tones;
}) {
  const { x, y } = polar(r, angle);
  const roof = radius * 0.82;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle cx="2" cy="3" r={radius + 1} fill="#060a16" opacity="0.4" />
      <circle r={radius} fill="var(--stone)" stroke="var(--sl-ink)" stroke-width="2" />
      <circle r={radius - 2.5} fill="none" stroke="var(--stone2)" stroke-width="3" stroke-dasharray="4 3.4" />
      {Array.from({ length: 8 }, (_none, side) => {
        const tone = roofTone(tones, side * 45 + 22.5);
        return (
          <path
            key={side}
            d={`M0 0L${at(roof, side * 45)}L${at(roof, side * 45 + 45)}Z`}
            fill={tone}
            stroke={tone}
            stroke-width="0.6"
          />
        );
      })}
      <circle r={roof.toFixed(1)} fill="none" stroke="var(--sl-ink)" stroke-width="1.6" />
      <circle r="2" fill="#f4d58a" stroke="var(--sl-ink)" />
    </g>
  );
}

function Gatehouse({ colour, inPlay }: { colour: Colour; inPlay: boolean }) {
  const tones = inPlay ? COLOUR_TONES[colour] : GREY_TONES;
  const [base, dark] = tones;
  const angle = GATES.at[colour];
  return (
    <>
      <g transform={`rotate(${angle}) translate(0 ${-GATES.r})`}>
        <path d="M-13 -8H13V-46H-13Z" fill="#7a5a35" stroke="var(--sl-ink)" stroke-width="2" />
        <path
          d="M-13 -14H13M-13 -20H13M-13 -26H13M-13 -32H13M-13 -38H13M-13 -44H13"
          stroke="#4a331a"
          stroke-width="1.4"
        />
        <path d="M-10 -8V-46M10 -8V-46" stroke="#2b1d0e" stroke-width="1.6" stroke-dasharray="3 2" />
        <path d="M-29 10V-7H29V10Z" fill="var(--stone)" stroke="var(--sl-ink)" stroke-width="2" />
        <path d="M-27 -4.5H27" stroke="var(--stone2)" stroke-width="3.6" stroke-dasharray="5 4" />
        <g stroke="var(--sl-ink)" stroke-width="2" stroke-linejoin="round">
          <path d="M-14 9V-3L0 -9L14 -3V9Z" fill={base} />
          <path d="M0 -9L14 -3V9H0Z" fill={dark} stroke="none" />
          <path d="M-14 9V-3L0 -9L14 -3V9Z" fill="none" />
        </g>
      </g>
      {[-4.9, 4.9].map((aside) => (
        <Tower key={aside} r={TOWERS.r} angle={angle + aside} radius={12.5} tones={tones} />
      ))}
    </>
  );
}

export function Rim({ inPlay, small }: { inPlay: readonly Colour[]; small: boolean }) {
  return (
    <>
      <Curtain small={small} />
      {TOWERS.at.map((angle) => (
        <Tower key={angle} r={TOWERS.r} angle={angle} radius={TOWERS.radius} />
      ))}
      {COLOURS.map((colour) => (
        <Gatehouse key={colour} colour={colour} inPlay={inPlay.includes(colour)} />
      ))}
    </>
  );
}
