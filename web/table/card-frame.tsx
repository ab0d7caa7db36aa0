/** The frame of every picture for others, 1200 by 630: vellum, three lines, the name of the house, day and place. */

import type { ComponentChildren } from 'preact';
import { language } from '../settings.ts';

export const CARD = { width: 1200, height: 630 } as const;
export const CARD_INK = '#2b2118';

/** `label`: what it is a picture of. */
export function CardFrame({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  const day = new Intl.DateTimeFormat(language.value === 'en' ? 'en-GB' : 'fr', { dateStyle: 'long' }).format(
    new Date(),
  );
  return (
    <svg
      class="share-card"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      width={CARD.width}
      height={CARD.height}
      role="img"
      aria-label={label}
    >
      <radialGradient id="share-vellum" cx=".3" cy=".2" r="1">
        <stop offset="0" stop-color="#fdf6e2" />
        <stop offset="1" stop-color="#efdcb0" />
      </radialGradient>
      <rect width={CARD.width} height={CARD.height} fill="#6b4a2a" />
      <rect
        x={19}
        y={19}
        width={1162}
        height={592}
        fill="url(#share-vellum)"
        stroke={CARD_INK}
        stroke-width={3}
      />
      <rect x={29} y={29} width={1142} height={572} fill="none" stroke="#c9972f" stroke-width={3} />
      <rect x={36} y={36} width={1128} height={558} fill="none" stroke="#b3361e" stroke-width={2} />
      {children}
      <path d="M72 515H1128M72 519H1128" stroke="#b79f74" />
      <text
        x={72}
        y={572}
        font-size={44}
        fill={CARD_INK}
        style={{ fontFamily: 'Grenze Gotisch, serif', fontWeight: 600 }}
      >
        Conclave
      </text>
      <text
        x={1128}
        y={568}
        font-size={26}
        text-anchor="end"
        fill="#5d4c39"
        style={{ fontFamily: 'EB Garamond, serif', fontStyle: 'italic' }}
      >
        {`${day} · ${location.host}`}
      </text>
    </svg>
  );
}
