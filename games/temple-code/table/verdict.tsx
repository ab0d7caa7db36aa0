/** The idol answers a declaration: three statuettes on pedestals, an answer to each, then the treasure or the jaws. */

import type { Seat } from '@conclave/engine';
import { isCalm, SeatMark } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';
import type { Card, Combination, Statuette } from '../rules/deck.ts';
import { DECK } from '../rules/deck.ts';
import { compare } from '../rules/decode.ts';
import { verdicts } from './answers.ts';
import { VERDICT } from './cue.ts';
import { HALL, NOSE_OUTLINE, opening, TALLEST, TREASURY } from './face.ts';
import { Picture } from './hall.tsx';
import { IdolFace } from './idol.tsx';
import { GOLD, INK } from './paint.ts';
import treasuryPicture from './pictures/treasury.svg?url';
import { CardFace } from './pieces/card.tsx';
import { FoundDisc, GreatHalf } from './pieces/medallion.tsx';
import { type Sign, SignShape, signsOf } from './pieces/signs.tsx';

export interface Said {
  readonly seat: Seat;
  readonly combination: Combination;
  readonly right: boolean;
  readonly card: Card;
}

interface VerdictProps extends Said {
  /** Upper edge of the mouth in the hall. */
  readonly top: number;
  readonly left: number | null;
  /** Alone: how many combinations are found with this one. */
  readonly found: number | null;
  readonly title: string;
  readonly line: string;
  readonly itWas: string;
  readonly label: string;
  /** The half that was won is on its way to its owner. */
  readonly leaves: boolean;
}

/** In the hall's own units, over the hall. */
export function Verdict({
  seat,
  combination,
  right,
  card,
  top,
  left,
  found,
  title,
  line,
  itWas,
  label,
  leaves,
}: VerdictProps) {
  const known = useKnown();
  const answers = verdicts(combination, card);
  const lip = top + OPEN;
  const mood = known ? (right ? 'glad' : 'angry') : 'calm';
  return (
    <div
      class={['tc-verdict', known && (right ? 'right' : 'wrong')].filter(Boolean).join(' ')}
      role="img"
      aria-label={label}
    >
      {known && right && <Treasury top={top} />}
      <Dusk top={top} open={known && right} />
      <IdolFace
        top={top}
        look={{ x: 0, y: 1 }}
        mood={mood}
        answer={signsOf(compare(DECK[card], combination))}
        of={seat}
        left={left}
        fresh
      />
      {known && !right ? (
        <Bitten top={top} said={combination} was={card} itWas={itWas} />
      ) : (
        <div class="tc-trio">
          {combination.map((statuette, i) => (
            <OnPedestal
              key={statuette}
              statuette={statuette}
              sign={answers[i]}
              turn={i}
              x={178 + i * 174}
              y={lip - 44}
            />
          ))}
        </div>
      )}
      {known && right && <Won top={top} gone={leaves} found={found} />}
      {known && <Banner title={title} line={line} seat={seat} />}
    </div>
  );
}

/** How high the mouth stands open, and how high as always. */
const OPEN = 488;
const SHUT = 444;

/** All is known after a while; with little motion at once. */
function useKnown(): boolean {
  const [known, setKnown] = useState(isCalm());
  useEffect(() => {
    if (known) return;
    const timer = setTimeout(() => setKnown(true), VERDICT.known);
    return () => clearTimeout(timer);
  }, []);
  return known;
}

/** Everything sinks into the dark; when the mouth opens, all but its light. */
function Dusk({ top, open }: { readonly top: number; readonly open: boolean }) {
  const mouth = opening({ top, lip: top + (open ? OPEN : SHUT), drop: 0 });
  const hall = `M${-HALL.middle} 0H${HALL.middle}V${HALL.height}H${-HALL.middle}Z`;
  return (
    <svg class="tc-dusk" viewBox={`0 0 ${HALL.width} ${HALL.height}`} aria-hidden="true">
      <g transform={`translate(${HALL.middle} 0)`}>
        <path d={hall + mouth} fill="#0d2233" fill-rule="evenodd" opacity="0.58" />
        {!open && <path d={mouth} fill="#08120e" opacity="0.86" />}
        {open && (
          <>
            <clipPath id="tc-mouth">
              <path d={mouth} />
            </clipPath>
            <g clip-path="url(#tc-mouth)">
              <path
                d={NOSE_OUTLINE}
                transform={`translate(0 ${top - TALLEST})`}
                fill="#0d2233"
                opacity="0.5"
              />
            </g>
          </>
        )}
      </g>
    </svg>
  );
}

/** It moves up with the face. */
export function TreasuryPicture({ top }: { readonly top: number }) {
  return (
    <Picture
      src={treasuryPicture}
      class="tc-treasury"
      box={{ x: 0, y: TREASURY.top + top - TALLEST, w: HALL.width, h: TREASURY.height }}
    />
  );
}

function Treasury({ top }: { readonly top: number }) {
  return (
    <>
      <TreasuryPicture top={top} />
      <div class="tc-blaze" />
    </>
  );
}

const PEDESTAL = 138;

interface OnPedestalProps {
  readonly statuette: Statuette;
  readonly sign: Sign;
  /** Left, middle, right. */
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

function OnPedestal({ statuette, sign, turn, x, y }: OnPedestalProps) {
  const w = PEDESTAL;
  return (
    <svg
      class="tc-pedestal"
      viewBox={`${-w / 2} -260 ${w} 270`}
      style={{
        left: `${x - w / 2}px`,
        top: `${y - 260}px`,
        width: `${w}px`,
        height: '270px',
        '--turn': turn,
      }}
      aria-hidden="true"
    >
      <ellipse cy="2" rx={w * 0.5} ry="9" fill="#3a2408" opacity="0.45" />
      <g stroke={INK} stroke-width="2.600" stroke-linejoin="round">
        <path d={`M${-w * 0.42} -40H${w * 0.42}V0H${-w * 0.42}Z`} fill="#6d8f7c" />
        <path d={`M${-w * 0.42} -40H${-w * 0.14}V0H${-w * 0.42}Z`} fill="#93b39d" stroke="none" />
        <path d={`M${-w * 0.42} -40H${w * 0.42}V0H${-w * 0.42}Z`} fill="none" />
        <path d={`M${-w * 0.49} -54H${w * 0.49}L${w * 0.45} -38H${-w * 0.45}Z`} fill="#b9d2b6" />
        <path d={`M${-w * 0.36} -19H${w * 0.36}`} stroke={GOLD.leaf} stroke-width="6" />
        <path
          d={`M${-w * 0.36} -19H${w * 0.36}`}
          stroke={GOLD.shade}
          stroke-width="1.500"
          stroke-dasharray="5 5"
        />
      </g>
      <g class="tc-flown">
        <use href={`#tc-${statuette}`} x={-w * 0.46} y={-54 - w * 1.12} width={w * 0.92} height={w * 1.14} />
      </g>
      <g class="tc-answered">
        <g transform={`translate(0 ${-54 - w * 1.14 - 22}) scale(1.700)`}>
          <circle r="11" fill="#fffbe8" opacity="0.25" />
          <SignShape sign={sign} />
        </g>
      </g>
    </svg>
  );
}

const SPIKES = Array.from({ length: 16 }, (_none, i) => i * 22.5);

interface WonProps {
  readonly top: number;
  readonly gone: boolean;
  readonly found: number | null;
}

/** The half that was won, before the light; alone, how many were found. */
function Won({ top, gone, found }: WonProps) {
  return (
    <svg
      class="tc-won"
      viewBox="-120 -120 240 240"
      style={{ left: `${HALL.middle - 120}px`, top: `${top - 16}px` }}
      aria-hidden="true"
    >
      {SPIKES.map((turn, i) => (
        <path
          key={turn}
          d={`M-4 -70L0 -${i % 2 ? 92 : 108}L4 -70Z`}
          fill="#fffbe0"
          stroke="#c98f22"
          stroke-width="1"
          transform={`rotate(${turn})`}
        />
      ))}
      {found !== null && <FoundDisc count={found} />}
      {found === null && !gone && (
        <g transform="translate(20 0) scale(1.060)">
          <GreatHalf side={0} />
        </g>
      )}
    </svg>
  );
}

const TEETH = 9;

/** The jaws have clashed: the said card is broken, the true one lies below it. */
function Bitten({
  top,
  said,
  was,
  itWas,
}: {
  readonly top: number;
  readonly said: Combination;
  readonly was: Card;
  readonly itWas: string;
}) {
  return (
    <>
      <Jaws top={top} />
      <div class="tc-bitten" style={{ top: `${top + 62}px` }}>
        <div class="tc-shard left">
          <SaidCard combination={said} />
        </div>
        <div class="tc-shard right">
          <SaidCard combination={said} />
        </div>
      </div>
      <div class="tc-truth" style={{ top: `${top + 292}px` }}>
        <p>{itWas}</p>
        <CardFace card={was} width={212} height={122} />
      </div>
    </>
  );
}

/** A card that need not be one of the deck. */
function SaidCard({ combination }: { readonly combination: Combination }) {
  return (
    <svg class="tc-shard-card" viewBox="0 0 186 107" aria-hidden="true">
      <use href="#tc-slab-112" />
      {combination.map((statuette, i) => (
        <use key={statuette} href={`#tc-${statuette}`} x={11 + i * 57} y="12" width="50" height="82" />
      ))}
    </svg>
  );
}

function Jaws({ top }: { readonly top: number }) {
  const lip = top + OPEN;
  const middle = top + 234;
  const tooth = (i: number, down: 1 | -1) => {
    const x = -306 + i * 68 + (down > 0 ? 0 : 34);
    const root = down > 0 ? top - 60 : lip + 60;
    const tip = middle + down * 26;
    return (
      <g key={`${i} ${down}`}>
        <path
          d={`M${x} ${root}L${x + 6} ${tip - down * 60}C${x + 12} ${tip - down * 10} ${x + 28} ${tip + down * 6} ${x + 34} ${tip + down * 8}C${x + 40} ${tip + down * 6} ${x + 56} ${tip - down * 10} ${x + 62} ${tip - down * 60}L${x + 68} ${root}Z`}
          fill="#fdf3d2"
        />
        <path
          d={`M${x + 58} ${root}L${x + 52} ${tip - down * 60}C${x + 48} ${tip - down * 22} ${x + 40} ${tip} ${x + 34} ${tip + down * 6}`}
          fill="none"
          stroke="#c6b07c"
          stroke-width="8"
        />
      </g>
    );
  };
  const row = Array.from({ length: TEETH }, (_none, i) => i);
  return (
    <svg class="tc-jaws" viewBox={`0 0 ${HALL.width} ${HALL.height}`} aria-hidden="true">
      <clipPath id="tc-bite">
        <path d={opening({ top, lip: 694, drop: 0 })} />
      </clipPath>
      <g transform={`translate(${HALL.middle} 0)`} clip-path="url(#tc-bite)">
        <rect x="-330" y={top - 20} width="660" height="540" fill="#3a0d08" />
        <g class="tc-upper" stroke={INK} stroke-width="3" stroke-linejoin="round">
          {row.map((i) => tooth(i, 1))}
        </g>
        <g class="tc-lower" stroke={INK} stroke-width="3" stroke-linejoin="round">
          {row.map((i) => tooth(i, -1))}
        </g>
      </g>
    </svg>
  );
}

interface BannerProps {
  readonly title: string;
  readonly line: string;
  readonly seat: Seat | null;
}

/** A ribbon with the verdict; its first letter in vermilion. */
export function Banner({ title, line, seat }: BannerProps) {
  return (
    <div class="tc-banner">
      <svg class="tc-ribbon" viewBox="-290 -58 580 102" aria-hidden="true">
        <g stroke="#2b2118" stroke-width="2.600" stroke-linejoin="round">
          <path d="M-232 -24L-284 -14L-264 10L-288 38L-212 38Z" fill="#c9a24b" />
          <path d="M232 -24L284 -14L264 10L288 38L212 38Z" fill="#c9a24b" />
          <path d="M-240 -44C-110 -56 110 -56 240 -44L238 40C110 28 -110 28 -238 40Z" fill="#fbf5e6" />
        </g>
        <path
          d="M-231 -37C-106 -48 106 -48 231 -37L229 31C106 20 -106 20 -229 31Z"
          fill="none"
          stroke="#b8862b"
          stroke-width="1.800"
        />
      </svg>
      <p class="tc-banner-title" style={{ '--letters': title.length }}>
        {seat !== null && <SeatMark seat={seat} size={26} />}
        <span>
          <span class="tc-first">{title.slice(0, 1)}</span>
          {title.slice(1)}
        </span>
      </p>
      <p class="tc-banner-line">{line}</p>
    </div>
  );
}
