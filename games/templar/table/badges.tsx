/** Badges on the rooms: what a card would bring there. */

import type { Seat } from '@conclave/engine';
import { badgeSpot } from './badge-spots.ts';
import { LAYOUT, type Point } from './layout.ts';
import { Mark } from './pieces/emblems.tsx';
import { INK } from './pieces/paint.ts';
import type { Badge, Gain, Setting } from './setting.ts';

const { width: WIDTH, height: HEIGHT } = LAYOUT.size;

/** Coins and crosses on rooms: what the card would bring there. */
export function Badges({ setting, at, scale = 1 }: { setting: Setting; at: Point; scale?: number }) {
  return (
    <svg
      class="tp-picture tp-badges"
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {[...setting.badges].map(([room, badge]) => {
        const { x, y } = badgeSpot(room, setting.view, setting.stands, hangsBelow(badge));
        return (
          <g key={room} transform={`translate(${x} ${y}) scale(${scale})`}>
            <RoomBadge badge={badge} />
          </g>
        );
      })}
    </svg>
  );
}

const hangsBelow = (badge: Badge): number => (badge.kind === 'coin' && badge.others.length > 0 ? 15 : 0);

function RoomBadge({ badge }: { badge: Badge }) {
  switch (badge.kind) {
    case 'coin':
      return (
        <>
          <CoinBadge text={badge.text} dim={badge.dim} />
          <OthersGains gains={badge.others} />
        </>
      );
    case 'silent':
      return <SilentBadge />;
    case 'rooms':
      return badge.isIn ? <OwnedBadge seat={badge.seat} /> : <circle class="tp-not-in" r="11" />;
  }
}

function OwnedBadge({ seat }: { seat: Seat }) {
  return (
    <>
      <circle r="14" fill="#fbf3dc" stroke={INK} stroke-width="1.6" />
      <Mark seat={seat} size={15} />
    </>
  );
}

function SilentBadge() {
  return (
    <>
      <circle r="13" fill="#37312c" stroke="#fbf3dc" stroke-width="1.6" />
      <path d="M-5.5-5.5L5.5 5.5M5.5-5.5L-5.5 5.5" stroke="#e0553a" stroke-width="3" stroke-linecap="round" />
    </>
  );
}

/** Half the width of what one player's gain takes, below the coin. */
const GAIN_WIDTH = 26;

/** What a count would give the others: on a scroll below the coin. */
function OthersGains({ gains }: { gains: readonly Gain[] }) {
  if (gains.length === 0) return null;
  const width = gains.length * GAIN_WIDTH + 6;
  return (
    <g class="tp-others-gains" transform="translate(0 22)">
      <rect
        x={-width / 2}
        y="-8"
        width={width}
        height="16"
        rx="8"
        fill="#fbf3dc"
        stroke={INK}
        stroke-width="1.2"
      />
      {gains.map(({ seat, points }, i) => (
        <g key={seat} transform={`translate(${(i - (gains.length - 1) / 2) * GAIN_WIDTH} 0)`}>
          <g transform="translate(-7 0)">
            <Mark seat={seat} size={10} />
          </g>
          <text class="tp-glyph" x="0" y="4.6" font-size="12.5" style={{ fill: '#2b1d06' }}>
            {points}
          </text>
        </g>
      ))}
    </g>
  );
}

function CoinBadge({ text, dim }: { text: string; dim: boolean }) {
  return (
    <g class="tp-coin" transform={text === '0' ? 'scale(0.7)' : undefined}>
      <circle cx="1.5" cy="2.5" r="15.5" fill="#1a0f05" opacity="0.45" />
      <circle r="15" fill={dim ? '#d9cba6' : '#f0cb62'} stroke={INK} stroke-width="1.9" />
      <circle r="11.8" fill="none" stroke={dim ? '#a5946a' : '#a5741c'} stroke-width="1.2" />
      <text class="tp-glyph" y="6" font-size="17" text-anchor="middle" style={{ fill: '#2b1d06' }}>
        {text}
      </text>
    </g>
  );
}
