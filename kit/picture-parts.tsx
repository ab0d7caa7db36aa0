/** What the pictures of every primer use: a place, letters, an arrow. SVG elements. */

import type { ComponentChildren } from 'preact';

interface AtProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** In degrees. */
  readonly turn?: number;
  readonly children: ComponentChildren;
}

/** What is drawn round 0 0, at its place. */
export function At({ x, y, scale = 1, turn = 0, children }: AtProps) {
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return <g transform={`translate(${x} ${y})${turned}${scaled}`}>{children}</g>;
}

interface LetteringProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly face?: 'body' | 'small-caps' | 'title';
  readonly children: ComponentChildren;
}

export function Lettering(props: LetteringProps) {
  const { x, y, size = 16, fill = '#2b2118', anchor = 'middle', face = 'body', children } = props;
  return (
    <text
      x={x}
      y={y}
      fill={fill}
      text-anchor={anchor}
      style={{
        font: `${face === 'small-caps' ? 700 : 600} ${size}px var(--${face})`,
        fontVariantNumeric: 'lining-nums',
      }}
    >
      {children}
    </text>
  );
}

interface ArrowProps {
  /** Path data whose last stroke shows where it leads. */
  readonly d: string;
  /** The two barbs, at the end of the way. */
  readonly head: string;
  readonly fill?: string;
  readonly ink?: string;
}

/** A way with an edge of ink, so that it can be seen on any ground. */
export function Arrow({ d, head, fill = '#f4d58a', ink = '#17132c' }: ArrowProps) {
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={`${d}${head}`} stroke={ink} stroke-width={8.4} />
      <path d={d} stroke={fill} stroke-width={4.2} stroke-dasharray="9 7" />
      <path d={head} stroke={fill} stroke-width={4.2} />
    </g>
  );
}
