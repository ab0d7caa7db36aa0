/** A secret in all its forms: alone, on its plate, on a card, as a socket to be filled. */

import type { ComponentChild } from 'preact';
import { ANIMALS_FROM, type Card, GNOMES_FROM, type Prize, SECRETS } from '../../rules/cards.ts';
import { arc, at } from '../geometry.ts';
import { ANIMALS } from './animals.tsx';
import { GNOMES } from './gnomes.tsx';
import { TREASURES } from './treasures.tsx';

export const INK = '#10162a';

const KINDS = ['treasure', 'gnome', 'animal'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(card: Card): Kind {
  if (card < GNOMES_FROM) return 'treasure';
  return card < ANIMALS_FROM ? 'gnome' : 'animal';
}

const PICTURES: Readonly<Record<string, ComponentChild>> = { ...TREASURES, ...GNOMES, ...ANIMALS };

/** About 64 wide round its own middle. */
function Picture({ card, ink = 2.2 }: { card: Card; ink?: number }) {
  return (
    <g stroke={INK} stroke-width={ink} stroke-linejoin="round" stroke-linecap="round">
      {PICTURES[SECRETS[card]]}
    </g>
  );
}

/** A plate says its kind by its outline: disc, arched door, shield. */
const OUTLINES: Readonly<Record<Kind, string>> = {
  treasure: 'M0 -32A32 32 0 1 1 0 32A32 32 0 1 1 0 -32Z',
  gnome: 'M-30 32V-4A30 30 0 0 1 30 -4V32Z',
  animal: 'M-29 -30C-16 -26 -8 -28 0 -33C8 -28 16 -26 29 -30V2C29 18 14 28 0 35C-14 28 -29 18 -29 2Z',
};
const PLATE_FILLS: Readonly<Record<Kind, readonly [string, string]>> = {
  treasure: ['#6b2f4c', '#8a4263'],
  gnome: ['#2f5a45', '#3f7559'],
  animal: ['#33437f', '#4a5da3'],
};

/** 64 wide round its own middle. */
export function PlateArt({ card }: { card: Card }) {
  const kind = kindOf(card);
  const [fill, rim] = PLATE_FILLS[kind];
  return (
    <>
      <path d={OUTLINES[kind]} fill={fill} stroke={INK} stroke-width="4.4" stroke-linejoin="round" />
      <path d={OUTLINES[kind]} transform="scale(.88)" fill={rim} stroke="#d9c38b" stroke-width="1.8" />
      <g transform={kind === 'gnome' ? 'translate(0 2) scale(.8)' : 'scale(.8)'}>
        <Picture card={card} ink={2.4} />
      </g>
    </>
  );
}

export function Plate({ card, size, taken = false }: { card: Card; size: number; taken?: boolean }) {
  return (
    <svg
      class={taken ? 'sl-plate-art taken' : 'sl-plate-art'}
      width={size}
      height={size}
      viewBox="-37 -37 74 74"
      aria-hidden="true"
    >
      <PlateArt card={card} />
    </svg>
  );
}

const SOCKET_FILLS: Readonly<Record<Kind, string>> = {
  treasure: '#efc75e',
  gnome: '#6cc2a4',
  animal: '#8fa4cf',
};

/** `width`: of the line, as drawn at this size. */
function Emblem({ kind, size, fill, width }: { kind: Kind; size: number; fill: string; width: number }) {
  return (
    <path
      d={OUTLINES[kind]}
      transform={`scale(${size / 64})`}
      fill={fill}
      stroke={INK}
      stroke-width={(width * 64) / size / 1.6}
      stroke-linejoin="round"
    />
  );
}

const WINDOWS: Readonly<Record<Kind, readonly [string, string, string]>> = {
  treasure: ['#4a1f3d', '#6d3156', '#8b4570'],
  gnome: ['#173f31', '#235844', '#31735a'],
  animal: ['#1d2a5e', '#2c3d80', '#3f54a3'],
};
const RAYS = Array.from({ length: 12 }, (_none, i) => `M0 0L${at(90, i * 30)}L${at(90, i * 30 + 13)}Z`).join(
  '',
);

/** The words of a name in lines that fit a card. */
function linesOf(name: string): readonly string[] {
  return name.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 11) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}

/** 126 by 176: an arched window onto the night, the secret in its light, its kind by the seals at the top. */
export function CardFace({ card, width, name = null }: { card: Card; width: number; name?: string | null }) {
  const kind = kindOf(card);
  const [deep, middle, pale] = WINDOWS[kind];
  const arch = name === null ? 'M14 160V64A49 49 0 0 1 112 64V160Z' : 'M14 128V64A49 49 0 0 1 112 64V128Z';
  const y = name === null ? 96 : 80;
  const lines = name === null ? [] : linesOf(name);
  const clip = `sl-window-${name === null ? 'low' : 'high'}`;
  return (
    <svg class="sl-card" width={width} height={(width * 176) / 126} viewBox="0 0 126 176" aria-hidden="true">
      <clipPath id={clip}>
        <path d={arch} />
      </clipPath>
      <rect x="1.5" y="1.5" width="123" height="173" rx="10" fill="#fbf3de" stroke={INK} stroke-width="3" />
      <rect x="7" y="7" width="112" height="162" rx="6" fill="none" stroke="#c9962f" stroke-width="2" />
      <path d={arch} fill={deep} />
      <g clip-path={`url(#${clip})`}>
        <g transform={`translate(63 ${y})`}>
          <path d={RAYS} fill={middle} />
          <circle r="40" fill={pale} opacity="0.75" />
        </g>
        <ellipse cx="63" cy={y + 44} rx="44" ry="8" fill="#060a16" opacity="0.5" />
      </g>
      <path d={arch} fill="none" stroke={INK} stroke-width="2.6" />
      <g transform={`translate(63 ${y}) scale(${name === null ? 1.44 : 1.34})`}>
        <Picture card={card} />
      </g>
      {[19, 107].map((x) => (
        <g key={x} transform={`translate(${x} 20)`}>
          <Emblem kind={kind} size={20} fill={pale} width={3} />
          <circle r="3.4" fill="#f4d58a" />
        </g>
      ))}
      {lines.map((line, i) => (
        <text
          key={line}
          class="sl-card-name"
          x="63"
          y={lines.length > 1 ? 145 + i * 17 : 154}
          text-anchor="middle"
          font-size={lines.length > 1 ? 17 : 19}
        >
          {`${line} `}
        </text>
      ))}
    </svg>
  );
}

const MAZE = `${arc(46, 20, 330)}${arc(36, 200, 510)}${arc(26, 80, 390)}${arc(16, 260, 560)}M${at(36, 200)}L${at(46, 200)}M${at(26, 80)}L${at(36, 80)}`;

/** `seal`: the kind of card it is known to be, as of a stake. */
export function CardBack({ width, seal = null }: { width: number; seal?: Prize | null }) {
  return (
    <svg class="sl-card" width={width} height={(width * 176) / 126} viewBox="0 0 126 176" aria-hidden="true">
      <rect x="1.5" y="1.5" width="123" height="173" rx="10" fill="#22345f" stroke={INK} stroke-width="3" />
      <rect x="8" y="8" width="110" height="160" rx="6" fill="none" stroke="#c9d6f0" stroke-width="2" />
      <path
        d={MAZE}
        transform="translate(63 88)"
        fill="none"
        stroke="#b9c9ea"
        stroke-width="4"
        stroke-linecap="round"
      />
      <path d="M63 78L66 85L73 88L66 91L63 98L60 91L53 88L60 85Z" fill="#f4d58a" />
      <path
        d="M24 22l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM102 140l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM102 22l1.5 3.500 3.500 1.500-3.500 1.500-1.500 3.500-1.500-3.500-3.500-1.500 3.500-1.500ZM24 142l1.500 3.500 3.500 1.500-3.500 1.500-1.500 3.500-1.500-3.500-3.500-1.500 3.500-1.500Z"
        fill="#dfe8fb"
      />
      {seal && (
        <g transform="translate(63 140)">
          <Emblem kind={seal} size={46} fill={SOCKET_FILLS[seal]} width={5} />
        </g>
      )}
    </svg>
  );
}

/** Cards seen from behind, as many as somebody holds. */
export function BackFan({ count, width = 86 }: { count: number; width?: number }) {
  const step = Math.min(12, (width - 17) / Math.max(1, count - 1));
  return (
    <svg width={width} height="22" viewBox={`0 0 ${width} 22`} aria-hidden="true">
      {Array.from({ length: count }, (_none, i) => (
        <g key={i} transform={`translate(${9 + i * step} 11) rotate(${(i - (count - 1) / 2) * 3})`}>
          <rect
            x="-7"
            y="-10"
            width="14"
            height="20"
            rx="2.5"
            fill="#2b4179"
            stroke="#0b1022"
            stroke-width="1.4"
          />
          <rect x="-4.6" y="-7.6" width="9.2" height="15.2" rx="1" fill="none" stroke="#c9d6f0" />
          <circle r="1.9" fill="#f4d58a" />
        </g>
      ))}
    </svg>
  );
}

/** Milliseconds from one socket that is counted to the next. */
const COUNTED = 260;

/** One socket for each card of a kind: how near one is to winning. */
export function Sockets({
  kind,
  have,
  of,
  size = 17,
  counted = false,
}: {
  kind: Kind;
  have: number;
  of: number;
  size?: number;
  /** Filled one after the other, before everybody's eyes. */
  counted?: boolean;
}) {
  const width = size * of + 6;
  return (
    <svg width={width} height={size + 3} viewBox={`0 0 ${width} ${size + 3}`} aria-hidden="true">
      {Array.from({ length: of }, (_none, i) => (
        <g key={i} transform={`translate(${size / 2 + 2 + i * size} ${size / 2 + 1.5})`}>
          {i < have ? (
            <g
              class={counted ? 'sl-counted' : undefined}
              style={counted ? { animationDelay: `${600 + i * COUNTED}ms` } : undefined}
            >
              <Emblem kind={kind} size={size - 3} fill={SOCKET_FILLS[kind]} width={1.4} />
            </g>
          ) : (
            <path
              d={OUTLINES[kind]}
              transform={`scale(${(size - 4) / 64})`}
              fill="rgb(8 12 28 / 0.5)"
              stroke="#8fa4cf"
              stroke-width="5"
              stroke-dasharray="10 7"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
