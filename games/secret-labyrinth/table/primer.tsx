/** The pictures of the primer: six panels, and what is in the box. */

import { Arrow, At, Lettering, type PrimerPictures } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { COLOURS, type Colour, HOME, START } from '../rules/board.ts';
import { ANIMALS_FROM, type Card, DIE, GNOMES_FROM, OF_A_KIND, SECRETS } from '../rules/cards.ts';
import { WEAPONS } from '../rules/moves.ts';
import { pathBetween } from '../rules/paths.ts';
import { angleOfZone, CURTAIN, middlePoint, wholeRing, ZONE_SHAPES } from './geometry.ts';
import { wallLine } from './ground/wall.tsx';
import { CardBack, CardFace, INK, PlateArt } from './pieces/secret.tsx';
import { SEEKERS } from './pieces/seekers.tsx';
import { SwordsArt } from './pieces/swords.tsx';
import { TREASURES as PICTURES } from './pieces/treasures.tsx';
import { WEAPON_ART } from './pieces/weapons.tsx';

const PEN = { stroke: INK, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

/** Of the panel of a way: how the castle stands, from whose gate, and what is wanted. */
export const TURNED = [5, 9, 4] as const;
export const RUNNER: Colour = 'blue';
export const SOUGHT: Card = SECRETS.indexOf('golden-key');
export const WAY = pathBetween(TURNED, START[COLOURS.indexOf(RUNNER)], HOME[SOUGHT]);
export const TREASURES: readonly Card[] = Array.from({ length: OF_A_KIND }, (_none, card) => card);

function Sky({ children }: { children: ComponentChildren }) {
  return (
    <>
      <rect width={320} height={180} fill="#15204a" />
      <path d={STARS} fill="#dfe8fb" />
      {children}
    </>
  );
}

const STARS = [
  [22, 24],
  [60, 52],
  [98, 16],
  [222, 20],
  [262, 50],
  [300, 26],
  [288, 92],
  [18, 96],
]
  .map(
    ([x, y]) =>
      `M${x} ${y - 5}l1.300 3.700l3.700 1.300l-3.700 1.300l-1.300 3.700l-1.300 -3.700l-3.700 -1.300l3.700 -1.300Z`,
  )
  .join('');

const BATTLEMENTS =
  'M-4 184V132H14V120H28V132H46V120H60V132H78V120H92V132H228V120H242V132H260V120H274V132H292V120H306V132H324V184Z';

function Seeker({ colour }: { colour: Colour }) {
  return (
    <>
      <ellipse cy={1} rx={15} ry={6} fill="#050914" opacity={0.45} />
      <g stroke="#fff3d2" stroke-width={6} stroke-linejoin="round">
        {SEEKERS[colour]}
      </g>
      <g {...PEN} stroke-width={1.9}>
        {SEEKERS[colour]}
      </g>
    </>
  );
}

function Plain({ colour }: { colour: Colour }) {
  return (
    <g {...PEN} stroke-width={1.9}>
      {SEEKERS[colour]}
    </g>
  );
}

function Castle() {
  return (
    <>
      <path d={wholeRing(CURTAIN.inner, CURTAIN.outer)} fill="#99a1b7" stroke={INK} stroke-width={5} />
      {ZONE_SHAPES.map(({ inner, outer, part }, zone) => (
        <g key={inner} transform={`rotate(${angleOfZone(zone, TURNED)})`}>
          <path d={wholeRing(Math.max(1, inner), outer)} fill={part === null ? '#4a5573' : '#27458c'} />
          <path
            d={wallLine(zone)}
            fill="none"
            stroke={part === null ? '#c8cedc' : '#f7faff'}
            stroke-width={9}
          />
        </g>
      ))}
    </>
  );
}

const steps = WAY.map((square) => middlePoint(square, TURNED));
const WAY_LINE = `M${steps.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`;
const [GATE] = steps;
const GOAL = steps[steps.length - 1];

function Held({ x, y, turn, card = null }: { x: number; y: number; turn: number; card?: Card | null }) {
  return (
    <At x={x} y={y} turn={turn}>
      <g transform="translate(-25 -35)">
        {card === null ? <CardBack width={50} /> : <CardFace card={card} width={50} />}
      </g>
    </At>
  );
}

export const primer: PrimerPictures = {
  margin: { 'SL-9': 0, 'SL-4': 1, 'SL-8': 2, 'SL-15': 3, 'SL-22': 4, 'SL-21': 5 },
  panels: [
    () => (
      <Sky>
        <path d={BATTLEMENTS} fill="#4a5573" {...PEN} stroke-width={2.4} />
        <circle cx={160} cy={86} r={84} fill="#ffe6a8" opacity={0.18} />
        <g transform="translate(124 26) rotate(-4)">
          <CardBack width={84} />
        </g>
        <g transform="translate(112 20) rotate(3)">
          <CardFace card={0} width={96} />
        </g>
        <At x={52} y={158} scale={1.5}>
          <Plain colour="red" />
        </At>
        <At x={268} y={158} scale={1.5}>
          <Plain colour="yellow" />
        </At>
      </Sky>
    ),
    () => (
      <Sky>
        <At x={160} y={92} scale={0.225}>
          <Castle />
        </At>
        <Arrow d="M118 78A44 44 0 0 1 200 76" head="M203 62L201 78L186 73" />
        <Arrow d="M240 112A84 84 0 0 1 214 156" head="M216 141L212 158L228 156" fill="#9fd0ff" />
        <Lettering x={38} y={100} size={34} fill="#f4d58a" face="title">
          1
        </Lettering>
        <Lettering x={282} y={150} size={34} fill="#9fd0ff" face="title">
          2
        </Lettering>
      </Sky>
    ),
    () => (
      <Sky>
        <g transform="translate(160 98) scale(.54) translate(-172 -96)">
          <Castle />
          <g fill="none" stroke-linejoin="round" stroke-linecap="round">
            <path d={WAY_LINE} stroke={INK} stroke-width={17} />
            <path d={WAY_LINE} stroke="#f4d58a" stroke-width={9} stroke-dasharray="3 15" />
          </g>
          <At x={GOAL.x} y={GOAL.y} scale={0.9}>
            <circle r={43} fill="#ffe6a8" opacity={0.5} />
            <PlateArt card={SOUGHT} />
          </At>
          <At x={GATE.x} y={GATE.y + 14} scale={1.9}>
            <Seeker colour={RUNNER} />
          </At>
        </g>
      </Sky>
    ),
    () => (
      <Sky>
        <path d="M-4 148H324V184H-4Z" fill="#3c4663" {...PEN} stroke-width={2.4} />
        <At x={58} y={156} scale={1.9}>
          <Plain colour="red" />
        </At>
        <At x={262} y={156} scale={1.9}>
          <Plain colour="green" />
        </At>
        {[
          { x: 114, weapon: WEAPONS[0] },
          { x: 206, weapon: WEAPONS[1] },
        ].map(({ x, weapon }) => (
          <At key={weapon} x={x} y={70}>
            <circle r={40} fill="#fbf3de" stroke={INK} stroke-width={3} />
            <circle r={34} fill="none" stroke="#c9962f" stroke-width={2} />
            <g
              transform={weapon === 'scissors' ? 'rotate(90) scale(.78)' : 'scale(.85)'}
              {...PEN}
              stroke-width={2.2}
            >
              {WEAPON_ART[weapon]}
            </g>
          </At>
        ))}
        <At x={160} y={70} scale={1.5}>
          <SwordsArt />
        </At>
      </Sky>
    ),
    () => (
      <Sky>
        <path d="M-4 148H324V184H-4Z" fill="#3c4663" {...PEN} stroke-width={2.4} />
        <At x={44} y={160} scale={1.5}>
          <Plain colour="red" />
        </At>
        <At x={276} y={160} scale={1.5}>
          <Plain colour="green" />
        </At>
        <Held x={82} y={66} turn={-16} />
        <Held x={108} y={58} turn={-4} />
        <Held x={134} y={62} turn={8} />
        <Held x={232} y={62} turn={6} />
        <Held x={196} y={118} turn={-10} card={GNOMES_FROM + 3} />
        <Arrow d="M136 128C156 136 158 136 164 132" head="M154 124L168 129L158 142" />
      </Sky>
    ),
    () => (
      <Sky>
        <circle cx={160} cy={196} r={120} fill="#f6ecc8" stroke={INK} stroke-width={3} />
        <path
          d="M112 118a14 10 0 1 0 22 12M196 132a10 7 0 1 0 16 8"
          fill="none"
          stroke="#d9cb9a"
          stroke-width={4}
        />
        <At x={160} y={166} scale={1.7}>
          <Plain colour="yellow" />
        </At>
        {TREASURES.map((card) => {
          const angle = ((card - (OF_A_KIND - 1) / 2) * 24 * Math.PI) / 180;
          const x = Math.round(160 + 128 * Math.sin(angle));
          const y = Math.round(172 - 128 * Math.cos(angle));
          return (
            <g key={card} transform={`translate(${x} ${y}) scale(.48)`} {...PEN} stroke-width={2.6}>
              <circle r={38} fill="#8a4263" stroke-width={5} />
              {PICTURES[SECRETS[card]]}
            </g>
          );
        })}
      </Sky>
    ),
  ],
  box: [
    () => <Plates cards={TREASURES} />,
    () => <Plates cards={TREASURES.map((card) => GNOMES_FROM + card)} />,
    () => <Plates cards={[0, 1, 2, 3].map((card) => ANIMALS_FROM + card)} scale={0.7} step={52} />,
    () => (
      <>
        <Held x={84} y={54} turn={-8} card={5} />
        <Held x={122} y={52} turn={2} card={GNOMES_FROM} />
        <Held x={160} y={54} turn={10} />
      </>
    ),
    () => (
      <>
        {COLOURS.map((colour, i) => (
          <At key={colour} x={42 + i * 52} y={84} scale={1.5}>
            <Plain colour={colour} />
          </At>
        ))}
      </>
    ),
    () => (
      <At x={120} y={52} scale={0.13}>
        <Castle />
      </At>
    ),
    () => (
      <>
        {[...new Set(DIE)].map((value, i) => (
          <At key={value} x={68 + i * 52} y={52}>
            <rect x={-20} y={-20} width={40} height={40} rx={8} fill="#f6ecd2" {...PEN} stroke-width={2.4} />
            <Lettering x={0} y={9} size={28}>
              {value}
            </Lettering>
          </At>
        ))}
      </>
    ),
    () => (
      <>
        {WEAPONS.map((weapon, i) => (
          <g key={weapon} transform={`translate(${50 + i * 70} 52) scale(.8)`} {...PEN} stroke-width={2.4}>
            {WEAPON_ART[weapon]}
          </g>
        ))}
      </>
    ),
  ],
};

function Plates({
  cards,
  scale = 0.44,
  step = 32,
}: {
  cards: readonly Card[];
  scale?: number;
  step?: number;
}) {
  const left = 120 - ((cards.length - 1) * step) / 2;
  return (
    <>
      {cards.map((card, i) => (
        <At key={card} x={left + i * step} y={52} scale={scale}>
          <PlateArt card={card} />
        </At>
      ))}
    </>
  );
}
