/** The seal of a moment: its shape tells the kind, its sign what it is about. Colour alone tells nothing. */

import type { MomentKind } from '@conclave/engine';

/** Twelve scallops around a circle of 13. */
const SCALLOPS = Array.from({ length: 12 }, (_none, at) => {
  const angle = (at / 12) * 2 * Math.PI;
  return `${at === 0 ? 'M' : 'A3.9 3.9 0 0 1 '}${(16 + 13 * Math.sin(angle)).toFixed(2)} ${(16 - 13 * Math.cos(angle)).toFixed(2)}`;
}).join('');
const SCALLOPED = `${SCALLOPS}A3.9 3.9 0 0 1 16 3Z`;

function Shape({ kind }: { kind: MomentKind }) {
  switch (kind) {
    case 'known':
      return <path d="M16 1.500L30.500 16L16 30.500L1.500 16Z" />;
    case 'good':
      return <circle cx="16" cy="16" r="13.500" />;
    case 'against':
      return <path d={SCALLOPED} />;
    case 'chance':
      return <rect x="4" y="4" width="24" height="24" rx="3.500" />;
    case 'belief':
      return <path d="M4 28V18H10V28M13 28V10H19V28M22 28V4H28V28Z" />;
    case 'opinion':
      return <circle cx="16" cy="16" r="13" stroke-dasharray="4 3" />;
  }
}

/** `sign`: one or two characters; empty while it may not tell what it is about. */
export function Seal({ kind, sign }: { kind: MomentKind; sign: string }) {
  return (
    <svg class="seal" data-kind={kind} viewBox="0 0 32 32" aria-hidden="true">
      <Shape kind={kind} />
      <text x="16" y="21.500" text-anchor="middle">
        {sign}
      </text>
    </svg>
  );
}
