/** The pictures of the primer: six panels, and what is in the box. */

import { Arrow, At, Lettering, type PrimerPictures } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { CAPACITY, CARDS, type Card, HIDES, OBJECTS, REACH, RESTOCK, WORTH } from '../rules/box.ts';
import { Portrait } from './cards/portraits.tsx';
import { Mark } from './pieces/emblems.tsx';
import { Door, NeutralFigure, Pawn } from './pieces/figures.tsx';
import { OwnedObject, Tile } from './pieces/objects.tsx';
import { CARD_EDGE, INK } from './pieces/paint.ts';
import { OpenBook } from './pieces/symbols.tsx';

const LINE = { stroke: INK, 'stroke-width': 2.2, 'stroke-linejoin': 'round' } as const;
const numberOf = (card: Card) => CARDS.indexOf(card);

/** Of the panel of a room: as many steps and objects as the card has. */
export const MONK: Card = 'anselmus';
export const STEPS = REACH[numberOf(MONK)];
export const HIDDEN = OBJECTS.slice(2, 2 + HIDES[numberOf(MONK)]);
/** Of the panel of a harbour: all that its first warehouse holds. */
export const GOODS = (['ringA', 'chalice', 'book'] as const).slice(0, CAPACITY[0]);
export const COUNTED = (['ringB', 'book', 'chalice'] as const).map((item) => ({
  item,
  worth: WORTH[OBJECTS.indexOf(item)],
}));
/** Of the panel of a bell: what lay on top before. */
export const LAST: Card = 'josua';
export const ARRIVE = RESTOCK[numberOf(LAST)];

/** Flags of a room, and a wall with its shadow. */
function Floor({ fill = '#d8c199', line = '#bba271' }: { fill?: string; line?: string }) {
  return (
    <>
      <rect width={320} height={180} fill={fill} />
      <path d={FLAGS} fill="none" stroke={line} stroke-width={1.6} />
      <path d="M-4 -4H324V18H-4Z" fill="#8c7a63" {...LINE} />
      <path d="M0 12H320" stroke="#b7a283" stroke-width={2} />
      <path d="M0 19H320V30H0Z" fill="#3a2510" opacity={0.22} />
    </>
  );
}

const FLAGS = `${[48, 82, 116, 150].map((y) => `M0 ${y}H320`).join('')}${[0, 1, 2, 3, 4]
  .flatMap((row) =>
    [0, 1, 2, 3, 4, 5, 6].map((column) => `M${column * 52 + (row % 2) * 26} ${row * 34 + 14}v34`),
  )
  .join('')}`;

function Leaf({ card, name, width = 66 }: { card: Card; name: string; width?: number }) {
  const scale = width / 66;
  return (
    <g transform={`scale(${scale})`}>
      <rect x={-33} y={-48} width={66} height={96} rx={5} fill={CARD_EDGE} {...LINE} />
      <rect x={-29.5} y={-44.5} width={59} height={89} rx={3} fill="none" stroke="#b8862b" />
      <Lettering x={0} y={-32} size={13} face="small-caps">
        {name}
      </Lettering>
      <svg x={-27} y={-26} width={54} height={54} viewBox="11 0 54 54" aria-hidden="true">
        <Portrait card={card} />
      </svg>
      <rect x={-27} y={-26} width={54} height={54} fill="none" stroke={INK} stroke-width={1.4} />
      <Restock x={0} y={37} count={RESTOCK[numberOf(card)]} />
    </g>
  );
}

function Restock({ x, y, count }: { x: number; y: number; count: number }) {
  if (count === 0) return null;
  return (
    <>
      <rect
        x={x - 9}
        y={y - 9}
        width={18}
        height={18}
        rx={3}
        fill="#f3dfae"
        stroke={INK}
        stroke-width={1.4}
      />
      <Lettering x={x} y={y + 5.5} size={15}>
        {count}
      </Lettering>
    </>
  );
}

/** A name that needs no translation, and the one that does. */
const BELLS = { en: 'Bells', fr: 'Cloches' } as const;

function Slot({ x, y, children }: { x: number; y: number; children?: ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-22}
        y={-22}
        width={44}
        height={44}
        rx={6}
        fill="#c9ae7d"
        stroke="#8a6f43"
        stroke-width={2}
        stroke-dasharray="5 4"
      />
      {children}
    </g>
  );
}

export const primer: PrimerPictures = {
  margin: { 'TP-2': 0, 'TP-12': 1, 'TP-20': 2, 'TP-10': 3, 'TP-30': 4, 'TP-36': 5 },
  panels: [
    () => (
      <>
        <rect width={320} height={180} fill="#a9c6c9" />
        <path d="M0 104H320V180H0Z" fill="#4f8794" {...LINE} />
        <path
          d="M10 122q12 -7 24 0t24 0t24 0M60 146q12 -7 24 0t24 0M8 166q12 -7 24 0t24 0M120 166q10 -6 20 0t20 0"
          fill="none"
          stroke="#8fc0c8"
          stroke-width={2.4}
        />
        <path d="M14 96L24 122H92L106 96Z" fill="#7b4a26" {...LINE} />
        <path d="M58 96V26M58 30C86 38 88 66 62 84ZM54 36C36 48 34 70 52 84Z" fill="#fbf3dc" {...LINE} />
        <path d="M138 180V66L224 22L310 66V180Z" fill="#9a6a3c" {...LINE} />
        <path d="M130 70L224 18L318 70L310 80L224 34L138 80Z" fill="#b3552e" {...LINE} />
        <path d="M156 176V92H292V176Z" fill="#4a2f18" {...LINE} />
        {GOODS.map((item, i) => (
          <At key={item} x={184 + i * 40} y={114} scale={1.35}>
            <Tile item={item} />
          </At>
        ))}
        <At x={206} y={170} scale={1.15}>
          <Pawn seat={0} />
        </At>
        <Arrow d="M186 152C150 160 136 148 118 140" head="M130 134L116 139L124 152" />
        <At x={86} y={142} scale={1.3}>
          <OwnedObject seat={0} item="chalice" counted={false} />
        </At>
      </>
    ),
    () => (
      <>
        <rect width={320} height={180} fill="#6b4526" />
        <path d="M0 44H320M0 92H320M0 140H320" stroke="#54340f" stroke-width={2.4} />
        <At x={84} y={104} turn={-7} scale={1.2}>
          <Leaf card="lucas" name="Lucas" />
        </At>
        <At x={156} y={88} scale={1.32}>
          <rect x={-37} y={-52} width={74} height={104} rx={8} fill="#f4d58a" {...LINE} />
          <Leaf card={MONK} name="Anselmus" />
        </At>
        <At x={256} y={96} turn={6} scale={1.1}>
          <Leaf card="maria" name="Maria" />
          <rect x={-33} y={-48} width={66} height={96} rx={5} fill={INK} opacity={0.45} />
          <path d="M-42 -11H42V11H-42Z" fill="#24508f" {...LINE} />
          <Mark seat={1} size={16} />
        </At>
      </>
    ),
    () => (
      <>
        <Floor />
        <path d="M142 0H150V70H142ZM142 118H150V180H142Z" fill="#8c7a63" {...LINE} />
        <At x={66} y={146} scale={1.9}>
          <Pawn seat={0} />
        </At>
        {Array.from({ length: STEPS }, (_none, step) => (
          <Arrow
            key={step}
            d={`M${94 + step * 40} 96H${184 + step * 40}`}
            head={`M${174 + step * 40} 86l14 10l-14 10`}
          />
        ))}
        {HIDDEN.map((item, i) => (
          <Slot key={item} x={222 + (i % 2) * 56} y={i < 2 ? 68 : 128}>
            <At x={0} y={0} scale={1.2}>
              <OwnedObject seat={0} item={item} counted={false} />
            </At>
          </Slot>
        ))}
        <Slot x={278} y={128} />
      </>
    ),
    () => (
      <>
        <Floor />
        <path
          d="M22 62A26 26 0 0 1 48 36H150A26 26 0 0 1 176 62V130A26 26 0 0 1 150 156H48A26 26 0 0 1 22 130Z"
          fill="#c9ae7d"
          stroke="#8a6f43"
          stroke-width={2.4}
          stroke-dasharray="6 5"
        />
        {[0, 1, 2].map((seat) => (
          <At key={seat} x={66 + (seat % 2) * 66} y={seat < 2 ? 72 : 122} scale={1.4}>
            <OwnedObject seat={seat} item="ringA" counted={false} />
          </At>
        ))}
        <circle
          cx={132}
          cy={122}
          r={17}
          fill="none"
          stroke="#8a6f43"
          stroke-width={2}
          stroke-dasharray="4 4"
        />
        <path d="M198 24H206V180H198Z" fill="#8c7a63" {...LINE} />
        <path d="M208 24H320V180H208Z" fill="#3a2510" opacity={0.3} />
        <At x={262} y={146} scale={2}>
          <NeutralFigure figure="severus" />
        </At>
      </>
    ),
    () => (
      <>
        <Floor fill="#d9b98a" line="#bd9c6b" />
        <At x={66} y={158} scale={2.4}>
          <NeutralFigure figure="remigius" />
        </At>
        <svg x={34} y={100} width={56} height={36} viewBox="-16 -11 32 20" aria-hidden="true">
          <OpenBook />
        </svg>
        {COUNTED.map(({ item, worth }, i) => (
          <g key={item} transform={`translate(${148 + i * 62} 84)`}>
            <At x={0} y={0} scale={1.5}>
              <OwnedObject seat={i} item={item} counted={false} />
            </At>
            <rect x={-20} y={34} width={40} height={26} rx={13} fill="#e9c46a" {...LINE} />
            <Lettering x={0} y={53} size={20}>
              {`+${worth}`}
            </Lettering>
          </g>
        ))}
      </>
    ),
    ({ language }) => (
      <>
        <rect width={320} height={180} fill="#8fa6bd" />
        <path d="M0 128H320V180H0Z" fill="#6b4526" {...LINE} />
        <At x={64} y={92} scale={1.5}>
          <Leaf card="bells" name={BELLS[language]} />
        </At>
        <At x={148} y={104} turn={8} scale={0.96}>
          <Leaf card={LAST} name="Josua" />
        </At>
        <Arrow d="M176 82H206" head="M196 72l14 10l-14 10" />
        {Array.from({ length: ARRIVE }, (_none, tile) => (
          <At key={tile} x={242 + (tile % 2) * 44} y={66 + Math.floor(tile / 2) * 46} scale={1.4}>
            <Tile item={OBJECTS[tile % OBJECTS.length]} />
          </At>
        ))}
      </>
    ),
  ],
  box: [
    () => (
      <g {...LINE} fill="#d8c199">
        <path d="M38 20H92V52H38ZM92 20H150V52H92ZM150 20H204V52H150ZM38 52H74V86H38ZM74 52H124V86H74ZM124 52H168V86H124ZM168 52H204V86H168Z" />
        <path d="M84 30v12M142 30v12M74 64h-6M124 64h8M168 64h8" stroke="#c9972f" />
      </g>
    ),
    () => (
      <g>
        {CAPACITY.map((capacity, i) => (
          <g key={i}>
            <path d={`M${14 + i * 36} 84V40l16 -16l16 16V84Z`} fill="#9a6a3c" {...LINE} />
            <Lettering x={30 + i * 36} y={72} fill={CARD_EDGE} size={20}>
              {capacity}
            </Lettering>
          </g>
        ))}
      </g>
    ),
    () => (
      <>
        {OBJECTS.map((item, i) => (
          <At key={item} x={40 + i * 40} y={52} scale={1.2}>
            <Tile item={item} />
          </At>
        ))}
      </>
    ),
    () => (
      <>
        {OBJECTS.map((item, i) => (
          <At key={item} x={40 + i * 40} y={52} scale={1.1}>
            <OwnedObject seat={1} item={item} counted={false} />
          </At>
        ))}
      </>
    ),
    ({ language }) => (
      <>
        <At x={64} y={52} scale={0.82}>
          <Leaf card={MONK} name="Anselmus" />
        </At>
        <At x={122} y={52} scale={0.82}>
          <Leaf card="maria" name="Maria" />
        </At>
        <At x={180} y={52} scale={0.82}>
          <Leaf card="bells" name={BELLS[language]} />
        </At>
      </>
    ),
    () => (
      <>
        {(['remigius', 'severus', 'vitus'] as const).map((figure, i) => (
          <At key={figure} x={66 + i * 54} y={88} scale={1.6}>
            <NeutralFigure figure={figure} />
          </At>
        ))}
      </>
    ),
    () => (
      <At x={120} y={86} scale={1.8}>
        <Door />
      </At>
    ),
    () => (
      <>
        {[false, true].map((counted) => (
          <g key={String(counted)}>
            <At x={counted ? 150 : 50} y={52} scale={1.3}>
              <OwnedObject seat={2} item="book" counted={counted} />
            </At>
            <At x={counted ? 192 : 92} y={52} scale={1.3}>
              <OwnedObject seat={2} item="ringB" counted={counted} />
            </At>
          </g>
        ))}
        <Arrow d="M112 52H124" head="M119 44l9 8l-9 8" />
      </>
    ),
  ],
};
