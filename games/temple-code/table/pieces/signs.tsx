/**
 * The answer of a decoding: blue rings and red triangles, a cross if nothing fits. Shape and colour both tell them
 * apart.
 */

import type { Decoding } from '../../rules/decode.ts';

export type Sign = 'ring' | 'triangle' | 'none';

/** Rings first, then triangles. */
export function signsOf({ circles, triangles }: Decoding): readonly Sign[] {
  if (circles + triangles === 0) return ['none'];
  return Array.from({ length: circles + triangles }, (_none, i) => (i < circles ? 'ring' : 'triangle'));
}

/** Around 0 0, 20 wide. */
export function SignShape({ sign }: { readonly sign: Sign }) {
  switch (sign) {
    case 'ring':
      return (
        <g>
          <circle r="8.600" fill="#3a78dd" stroke="#0e1c33" stroke-width="1.800" />
          <circle r="4.600" fill="none" stroke="#eaf2ff" stroke-width="2.600" />
        </g>
      );
    case 'triangle':
      return (
        <g>
          <path
            d="M0 -9L9.300 7.500H-9.300Z"
            fill="#d93a2b"
            stroke="#3a0d08"
            stroke-width="1.800"
            stroke-linejoin="round"
          />
          <path d="M0 -4.500L4.600 4.400H-4.600Z" fill="#ff8f78" />
        </g>
      );
    case 'none':
      return <path d="M-6 -6L6 6M6 -6L-6 6" stroke="currentColor" stroke-width="3" stroke-linecap="round" />;
  }
}

const STEP = 23.6;

/** In a row, `size` high. */
export function Signs({ size, ...decoding }: Decoding & { readonly size: number }) {
  const signs = signsOf(decoding);
  const width = (signs.length - 1) * STEP + 22;
  return (
    <svg
      class="tc-signs"
      width={(width * size) / 22}
      height={size}
      viewBox={`-11 -11 ${width} 22`}
      aria-hidden="true"
    >
      {signs.map((sign, i) => (
        <g key={i} transform={`translate(${i * STEP} 0)`}>
          <SignShape sign={sign} />
        </g>
      ))}
    </svg>
  );
}
