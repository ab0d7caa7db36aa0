/** The pictures of the primer: six panels, and what is in the box. */

import { Arrow, At, Lettering, type PrimerPictures } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { CULPRIT_FOUND, RIGHT_REVELATION } from '../rules/outcome.ts';
import type { Suspect } from '../rules/suspects.ts';
import { valuesOf } from './names.ts';
import { useFigures } from './pieces/figures.tsx';

const INK = '#2b2118';
const LINE = { stroke: INK, 'stroke-width': 2.2, 'stroke-linejoin': 'round' } as const;

/** Of the panel of a walk: an ordinary move. */
export const STEPS = 2;
/** Of the panel of a mass: the third passes three. */
export const MASS = 2;
export const GUILTY: Suspect = 7;
const HAND: readonly Suspect[] = [1, 10, 18];

interface UseProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function Use({ name, ...box }: UseProps) {
  return <use href={`#ab-${name}`} {...box} />;
}

const Monk = ({ suspect, x, y, width }: { suspect: Suspect; x: number; y: number; width: number }) => (
  <Use name={`monk-${suspect}`} x={x} y={y} width={width} height={(width * 126) / 106} />
);
const Pawn = ({ colour, x, y, width }: { colour: number; x: number; y: number; width: number }) => (
  <Use name={`pawn-${colour}`} x={x} y={y} width={width} height={(width * 96) / 68} />
);

/** The figures stand in a file of their own. */
function Symbols() {
  useFigures();
  return null;
}

function Page({ fill = '#efe0bb', children }: { fill?: string; children: ComponentChildren }) {
  return (
    <>
      <rect width={320} height={180} fill={fill} />
      <path d="M9 9H311V171H9Z" fill="none" stroke="#c9972f" stroke-width={2} />
      <path d="M13 13H307V167H13Z" fill="none" stroke="#b3361e" stroke-width={1.2} />
      {children}
    </>
  );
}

function Floor({ children }: { children: ComponentChildren }) {
  return (
    <>
      <rect width={320} height={180} fill="#b79b78" />
      <path d={TILES} fill="#c7ad8a" />
      <path d="M-4 -4H324V20H-4Z" fill="#7d6a5c" {...LINE} />
      <path d="M0 13H320" stroke="#a8937f" stroke-width={2} />
      <path d="M0 21H320V31H0Z" fill={INK} opacity={0.2} />
      {children}
    </>
  );
}

const TILES = Array.from({ length: 5 }, (_none, row) =>
  Array.from(
    { length: 5 },
    (_no, pair) => `M${(2 * pair + (row % 2)) * 34} ${row * 34 + 20}h34v34h-34Z`,
  ).join(''),
).join('');

const CROSS = 'M-13 -13L13 13M13 -13L-13 13';

function Token({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <At x={x} y={y}>
      <rect x={-26} y={-17} width={52} height={34} rx={17} fill="#e9c46a" {...LINE} />
      <Lettering x={0} y={8} size={24}>
        {children}
      </Lettering>
    </At>
  );
}

export const primer: PrimerPictures = {
  Symbols,
  margin: { 'AB-5': 0, 'AB-32': 1, 'AB-8': 2, 'AB-11': 3, 'AB-21': 4, 'AB-27': 5 },
  panels: [
    () => (
      <>
        <rect width={320} height={180} fill="#4b3450" />
        <path d="M0 150H320V180H0Z" fill="#3a2740" {...LINE} />
        <ellipse cx={160} cy={164} rx={66} ry={9} fill="#1c1022" opacity={0.6} />
        <Use name="back-suspect" x={117} y={52} width={86} height={115} />
        <At x={160} y={142}>
          <Lettering x={0} y={12} size={40} fill="#f4d58a" face="title">
            ?
          </Lettering>
        </At>
        <path d="M34 10H286L312 84H8Z" fill="#b79b78" {...LINE} />
        <path d="M8 84H312V96H8Z" fill="#7d6a5c" {...LINE} />
        <path
          d="M97 10L84 84M160 10V84M223 10L236 84M25 34H295M17 58H303"
          fill="none"
          stroke="#8f7657"
          stroke-width={2}
        />
        <path
          d="M97 10H160V34H93ZM223 10H286L295 34H227ZM160 34H227L231 58H160ZM25 34H93L89 58H17ZM89 58H160V84H84Z"
          fill="#c7ad8a"
        />
        {[0, 2, 3].map((colour, i) => (
          <Pawn key={colour} colour={colour} x={36 + i * 88} y={6 + (i % 2) * 14} width={36} />
        ))}
      </>
    ),
    () => (
      <Page>
        {HAND.map((suspect, i) => (
          <At key={suspect} x={58 + i * 46} y={98} turn={(i - 1) * 8}>
            <rect x={-36} y={-52} width={72} height={104} rx={5} fill="#fbf5e6" {...LINE} />
            <Monk suspect={suspect} x={-30} y={-44} width={60} />
            <path d="M-22 36H22" stroke="#b79f74" stroke-width={4} />
          </At>
        ))}
        <rect x={206} y={26} width={90} height={130} rx={3} fill="#fbf5e6" {...LINE} />
        {HAND.map((suspect, i) => (
          <g key={suspect}>
            <Monk suspect={suspect} x={216} y={32 + i * 41} width={30} />
            <At x={272} y={50 + i * 41}>
              <path d={CROSS} stroke="#b3361e" stroke-width={5} stroke-linecap="round" />
            </At>
          </g>
        ))}
      </Page>
    ),
    () => (
      <Floor>
        <path
          d="M102 20H110V66H102ZM102 114H110V180H102ZM210 20H218V66H210ZM210 114H218V180H210Z"
          fill="#7d6a5c"
          {...LINE}
        />
        <Pawn colour={2} x={22} y={72} width={60} />
        {Array.from({ length: STEPS }, (_none, step) => (
          <g key={step}>
            <Arrow
              d={`M${82 + step * 108} 90H${138 + step * 108}`}
              head={`M${128 + step * 108} 81l13 9l-13 9`}
            />
            <Lettering x={160 + step * 108} y={152} size={30} face="title">
              {step + 1}
            </Lettering>
          </g>
        ))}
        <Use name="book" x={250} y={44} width={36} height={40} />
      </Floor>
    ),
    () => (
      <Floor>
        <path
          d="M26 34H150A10 10 0 0 1 160 44V78A10 10 0 0 1 150 88H86L66 102L68 88H26A10 10 0 0 1 16 78V44A10 10 0 0 1 26 34Z"
          fill="#fbf5e6"
          {...LINE}
        />
        <Use name="value-bearded" x={34} y={42} width={38} height={38} />
        <Lettering x={108} y={76} size={42} face="title">
          ?
        </Lettering>
        <path
          d="M196 40H284A10 10 0 0 1 294 50V78A10 10 0 0 1 284 88H268L270 102L250 88H196A10 10 0 0 1 186 78V50A10 10 0 0 1 196 40Z"
          fill="#fbf5e6"
          {...LINE}
        />
        <Use name="value-bearded" x={246} y={46} width={36} height={36} />
        <Lettering x={222} y={76} size={34}>
          2
        </Lettering>
        <Pawn colour={0} x={40} y={90} width={58} />
        <g transform="translate(282 90) scale(-1 1)">
          <Pawn colour={3} x={0} y={0} width={58} />
        </g>
      </Floor>
    ),
    () => (
      <Floor>
        <path d="M40 20H280L250 180H70Z" fill="#f4d58a" opacity={0.26} />
        <Use name="bell" x={139} y={26} width={42} height={52} />
        <Use name={`hour-${MASS}`} x={196} y={34} width={36} height={36} />
        {[0, 2, 3, 5].map((colour, i) => (
          <g key={colour}>
            <Use name={`kneel-${colour}`} x={20 + i * 76} y={88} width={54} height={76} />
            {i > 0 && (
              <g>
                <Use name="packet" x={i * 76 - 4} y={84} width={26} height={34} />
                <path
                  d={`M${i * 76 + 16} 134h-18M${i * 76 + 5} 127l-8 7l8 7`}
                  fill="none"
                  stroke="#fbf5e6"
                  stroke-width={3.4}
                />
              </g>
            )}
          </g>
        ))}
      </Floor>
    ),
    () => (
      <Page fill="#e6d2a4">
        <Monk suspect={GUILTY} x={108} y={24} width={106} />
        <path d="M96 20H226V160H96Z" fill="none" stroke="#c9972f" stroke-width={4} />
        <Pawn colour={2} x={22} y={66} width={66} />
        <Token x={270} y={54}>
          {`+${CULPRIT_FOUND}`}
        </Token>
        <Use name={`value-${valuesOf(GUILTY)[0]}`} x={236} y={102} width={34} height={34} />
        <Token x={280} y={144}>
          {`+${RIGHT_REVELATION}`}
        </Token>
      </Page>
    ),
  ],
  box: [
    () => (
      <>
        {[0, 5, 9, 14, 20].map((suspect, i) => (
          <Monk key={suspect} suspect={suspect} x={10 + i * 45} y={26} width={42} />
        ))}
      </>
    ),
    () => (
      <>
        {[0, 1, 2, 3, 4, 5].map((colour) => (
          <Pawn key={colour} colour={colour} x={8 + colour * 38} y={24} width={38} />
        ))}
      </>
    ),
    () => <Use name="back-event" x={92} y={14} width={56} height={75} />,
    () => <Use name="back-book" x={92} y={14} width={56} height={75} />,
    () => <Use name="back-library" x={92} y={14} width={56} height={75} />,
    () => (
      <>
        <Use name="back-relic" x={56} y={14} width={56} height={75} />
        <Use name="relic" x={134} y={30} width={42} height={46} />
      </>
    ),
    () => (
      <>
        {[0, 1, 2, 3].map((hour) => (
          <Use key={hour} name={`hour-${hour}`} x={16 + hour * 42} y={34} width={36} height={36} />
        ))}
        <Use name="bell" x={188} y={26} width={38} height={48} />
      </>
    ),
    () => (
      <>
        {[0, 2, 4].map((colour, i) => (
          <Use key={colour} name={`die-${colour}`} x={46 + i * 54} y={30} width={42} height={45} />
        ))}
      </>
    ),
  ],
};
