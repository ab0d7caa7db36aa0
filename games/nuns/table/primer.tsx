/** The pictures of the primer: six panels, and what is in the box. */

import { At, Lettering, type PrimerPictures } from '@conclave/kit';
import { BLESSINGS, CARDS, type Card, NOISE, rangeOf } from '../rules/cards.ts';
import { WALK_POINTS } from '../rules/state.ts';
import { GuardFigure, NoviceFigure } from './pieces/figures.tsx';
import { BlessingCard, DieShape, Pace } from './pieces/icons.tsx';
import { Eye, Skritch, VanishedPuff } from './pieces/markers.tsx';
import { Bed, Key, Treasure } from './pieces/treasures.tsx';
import { HexEnd, Lamp, Planks, Points, Tiles, Wall } from './primer-parts.tsx';

const NIGHT = '#11102a';
const PALE = '#fff3cf';

/** The panel of a noise: a die of five, walking. */
export const ROLLED = 5;
export const HEARD = ROLLED + NOISE.walk;

const PACE_NAMES = {
  en: { stand: 'Stand', sneak: 'Sneak', walk: 'Walk', run: 'Run' },
  fr: { stand: 'Arrêt', sneak: 'Furtive', walk: 'Marche', run: 'Course' },
} as const;

export function reachOf(card: Card): string {
  const { min, max } = rangeOf(card, false, false);
  return min === max ? `${max}` : `${min}–${max}`;
}

function PaceCard({ card, name, chosen = false }: { card: Card; name: string; chosen?: boolean }) {
  return (
    <>
      <rect
        x={-33}
        y={-46}
        width={66}
        height={92}
        rx={5}
        fill={chosen ? '#f4d58a' : '#fbf5e6'}
        stroke={NIGHT}
        stroke-width={2.2}
      />
      <rect
        x={-28.5}
        y={-41.5}
        width={57}
        height={83}
        rx={2}
        fill="none"
        stroke="#c9972f"
        stroke-width={1.4}
      />
      <g transform="translate(0 -14) scale(.95)">
        <Pace card={card} fill="#2b2118" />
      </g>
      <Lettering y={20} x={0} size={14.5} face="small-caps">
        {name}
      </Lettering>
      <Lettering y={36} x={0} size={15.5}>
        {reachOf(card)}
      </Lettering>
    </>
  );
}

const ARROW = <path d="M0 0h9M5 -4l5 4l-5 4" stroke="#cfe0ff" stroke-width={2} fill="none" />;
/** The way of the guard in the panel of a round, one place a point. */
export const ROUND: readonly (readonly [number, number])[] = [
  [148, 124],
  [190, 124],
  [190, 95],
  [190, 66],
];
if (ROUND.length !== WALK_POINTS) throw new TypeError('the panel shows a walk');

export const primer: PrimerPictures = {
  margin: { 'NR-2': 0, 'NR-7': 1, 'NR-14': 2, 'NR-15': 3, 'NR-21': 4, 'NR-31': 5 },
  panels: [
    () => (
      <>
        <Planks x={0} y={0} width={320} height={180} />
        <Wall y={-4} height={34} />
        <path d="M40 0V24H84V0Z" fill="#bcd0ff" stroke={NIGHT} stroke-width={2} />
        <path d="M62 0V24" stroke={NIGHT} stroke-width={2} />
        <path d="M40 30H84L124 180H56Z" fill="#bcd0ff" opacity={0.16} />
        <g transform="translate(62 112) rotate(90)">
          <Bed scale={3.1} />
        </g>
        <At x={150} y={158} scale={1.75}>
          <NoviceFigure cell={1} />
        </At>
        <g fill="#234a8a" stroke="#cfe0ff">
          <rect
            x={186}
            y={42}
            width={126}
            height={58}
            rx={14}
            stroke-width={2}
            stroke-dasharray="3 4"
            stroke-linecap="round"
          />
          <circle cx={180} cy={104} r={6} stroke-width={1.6} />
          <circle cx={170} cy={114} r={4} stroke-width={1.6} />
        </g>
        <At x={212} y={70}>
          <Key colour="blue" scale={1.05} />
        </At>
        <At x={230} y={71}>
          {ARROW}
        </At>
        <At x={257} y={71}>
          <Treasure wish="kitten" scale={1.05} />
        </At>
        <At x={275} y={71} scale={0.7}>
          {ARROW}
        </At>
        <At x={296} y={71}>
          <Bed scale={0.8} />
        </At>
      </>
    ),
    ({ language }) => (
      <>
        <Planks x={0} y={0} width={320} height={180} fill="#2b3a72" line="#233163" />
        <rect
          x={10}
          y={10}
          width={300}
          height={160}
          rx={8}
          fill="none"
          stroke="#8fb0f0"
          stroke-width={2}
          stroke-dasharray="2 6"
          stroke-linecap="round"
        />
        {CARDS.map((card, i) => (
          <g
            key={card}
            transform={`translate(${52 + i * 72} ${card === 'walk' ? 82 : 92}) rotate(${(i - 1.5) * 2.5})`}
          >
            <PaceCard card={card} name={PACE_NAMES[language][card]} chosen={card === 'walk'} />
          </g>
        ))}
      </>
    ),
    () => (
      <>
        <Tiles />
        <Wall y={-4} height={26} />
        <Wall y={158} height={30} />
        <path d="M64 110H270" stroke="#e9e7f7" stroke-width={2} stroke-dasharray="2 5" />
        <Points at={Array.from({ length: HEARD + 1 }, (_none, i) => [64 + i * 51, 110] as const)} />
        <g fill="none" stroke="#f6e7b2" stroke-linecap="round">
          <path d="M92.800 89.700A26 26 0 0 1 92.800 118.300" stroke-width={3.4} opacity={0.95} />
          <path d="M107.200 79.800A44 44 0 0 1 107.200 128.200" stroke-width={2.7} opacity={0.75} />
          <path d="M121.600 69.900A62 62 0 0 1 121.600 138.100" stroke-width={2} opacity={0.55} />
        </g>
        <At x={62} y={126} scale={1.3}>
          <NoviceFigure cell={1} />
        </At>
        <At x={268} y={130} scale={1.02}>
          <GuardFigure guard={0} />
        </At>
        <At x={218} y={84} scale={0.66}>
          <Skritch cell={1} towards={0} />
        </At>
        <g transform="translate(112 50) rotate(-8)">
          <DieShape value={ROLLED} size={38} />
        </g>
        <Lettering fill={PALE} x={141} y={59} size={25} anchor="start">
          {`− ${-NOISE.walk} = ${HEARD}`}
        </Lettering>
        {[1, 2, 3].map((step) => (
          <Lettering fill={PALE} key={step} x={64 + step * 51} y={136}>
            {step}
          </Lettering>
        ))}
      </>
    ),
    () => (
      <>
        <Tiles />
        <Lamp id="round" x={96} y={100} r={190} />
        <path d="M96 100L330 6V190Z" fill="url(#nr-primer-round)" />
        <Wall y={-4} height={20} />
        <Wall y={164} height={22} />
        <g fill="none" stroke-linejoin="round">
          <path d="M18 124H190V66H300" stroke={NIGHT} stroke-width={7} />
          <path d="M18 124H190V66H300" stroke="#e8604a" stroke-width={4} stroke-dasharray="12 6" />
        </g>
        <Points at={[[18, 124], ...ROUND, [228, 66], [264, 66]]} />
        <HexEnd x={300} y={66} />
        <At x={78} y={142} scale={1.25}>
          <GuardFigure guard={0} />
        </At>
        {ROUND.map(([x, y], i) => (
          <Lettering
            fill={PALE}
            key={`${x} ${y}`}
            x={i === 2 ? x + 17 : x}
            y={i < 2 ? y + 26 : i === 2 ? y + 6 : y - 13}
            size={17}
          >
            {i + 1}
          </Lettering>
        ))}
      </>
    ),
    () => (
      <>
        <Tiles />
        <clipPath id="nr-primer-cone">
          <path d="M70 96L330 -10V190Z" />
        </clipPath>
        <g clip-path="url(#nr-primer-cone)">
          <Tiles fill="#c79a52" other="#e3bf78" />
        </g>
        <Lamp id="light" x={70} y={96} r={230} />
        <path d="M70 96L330 -10V190Z" fill="url(#nr-primer-light)" />
        <Wall y={-4} height={18} />
        <Wall y={166} height={20} />
        <Points
          at={[
            [70, 130],
            [222, 130],
          ]}
        />
        <At x={222} y={36}>
          <Eye scale={1.5} />
        </At>
        <At x={62} y={148} scale={1.3}>
          <GuardFigure guard={1} />
        </At>
        <At x={222} y={148} scale={1.4}>
          <NoviceFigure cell={4} caught />
        </At>
        <path d="M104 72L190 54M104 90L190 92" stroke={PALE} stroke-width={1.6} stroke-dasharray="3 5" />
      </>
    ),
    () => (
      <>
        <linearGradient id="nr-primer-dawn" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stop-color="#2c2a63" />
          <stop offset=".55" stop-color="#8a5a86" />
          <stop offset="1" stop-color="#f0b27a" />
        </linearGradient>
        <rect width={320} height={180} fill="url(#nr-primer-dawn)" />
        <path
          d="M34 17l1.300 3.700l3.700 1.300l-3.700 1.300l-1.300 3.700l-1.300 -3.700l-3.700 -1.300l3.700 -1.300ZM78 36l1 3l3 1l-3 1l-1 3l-1 -3l-3 -1l3 -1ZM140 10l1 3l3 1l-3 1l-1 3l-1 -3l-3 -1l3 -1Z"
          fill="#dfe4ff"
        />
        <g stroke={NIGHT} stroke-width={2}>
          <circle cx={274} cy={34} r={15} fill="#f6ecc8" />
          <path d="M268 30a5 5 0 1 1 6 6M278 38a4 4 0 1 0 3 -6" fill="none" stroke="#d9cb9a" />
          <path d="M0 96L34 74L68 96V180H0ZM252 96L286 74L320 96V180H252Z" fill="#2a2756" />
          <path
            d="M14 112h12v20h-12ZM40 112h12v20h-12ZM266 112h12v20h-12ZM292 112h12v20h-12Z"
            fill="#f3cf7a"
          />
          <rect x={72} y={52} width={176} height={136} fill="#3b3d7a" />
          <path d="M66 54L160 12L254 54Z" fill="#5b3d68" stroke-linejoin="round" />
        </g>
        <Planks x={84} y={64} width={152} height={120} />
        <Lamp id="home" x={160} y={120} r={90} strength={0.5} />
        <rect
          x={84}
          y={64}
          width={152}
          height={120}
          fill="url(#nr-primer-home)"
          stroke={NIGHT}
          stroke-width={3}
        />
        <g transform="translate(122 122) rotate(90)">
          <Bed scale={2.5} />
        </g>
        <At x={176} y={158} scale={1.5}>
          <NoviceFigure cell={1} />
        </At>
        <At x={212} y={148}>
          <Treasure wish="kitten" scale={1.1} />
        </At>
        <path d="M160 26V50M152 34H168" stroke="#f3cf7a" stroke-width={4} />
      </>
    ),
  ],
  box: [
    () => (
      <>
        <At x={88} y={90} scale={1.02}>
          <GuardFigure guard={0} />
        </At>
        <At x={156} y={90} scale={1.02}>
          <GuardFigure guard={1} />
        </At>
      </>
    ),
    () => (
      <>
        {[1, 2, 3, 4, 5, 6].map((cell) => (
          <At key={cell} x={8 + cell * 32} y={82} scale={0.95}>
            <NoviceFigure cell={cell} />
          </At>
        ))}
      </>
    ),
    () => (
      <>
        {(['kitten', 'letter', 'birthdayCake', 'plumWine', 'romance'] as const).map((wish, i) => (
          <At key={wish} x={40 + i * 40} y={36}>
            <Treasure wish={wish} />
          </At>
        ))}
        {['blue', 'red', 'green', 'yellow', 'white'].map((colour, i) => (
          <At key={colour} x={34 + i * 40} y={78}>
            <Key colour={colour} />
          </At>
        ))}
      </>
    ),
    ({ language }) => (
      <>
        {CARDS.map((card, i) => (
          <At key={card} x={39 + i * 54} y={52} scale={0.76}>
            <PaceCard card={card} name={PACE_NAMES[language][card]} />
          </At>
        ))}
      </>
    ),
    () => (
      <>
        <g fill="none" stroke-linejoin="round">
          <path d="M60 78H120V28H172" stroke={NIGHT} stroke-width={7} />
          <path d="M60 78H120V28H172" stroke="#e8604a" stroke-width={4} stroke-dasharray="12 6" />
        </g>
        <Points
          at={[
            [60, 78],
            [120, 78],
            [120, 28],
          ]}
        />
        <HexEnd x={176} y={28} />
      </>
    ),
    () => (
      <>
        <At x={82} y={52}>
          <Skritch cell={1} towards={0} />
        </At>
        <At x={156} y={52}>
          <VanishedPuff cell={6} />
        </At>
      </>
    ),
    () => (
      <>
        {BLESSINGS.map((blessing, i) => (
          <g key={blessing} transform={`translate(${30 + i * 47} 26)`}>
            <BlessingCard blessing={blessing} width={38} />
          </g>
        ))}
      </>
    ),
    () => (
      <>
        <g transform="translate(92 54) rotate(-9)">
          <DieShape value={5} size={42} />
        </g>
        <g transform="translate(148 50) rotate(8)">
          <DieShape value={2} size={42} />
        </g>
      </>
    ),
  ],
};
