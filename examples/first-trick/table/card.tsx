/** What the table and its pictures are made of. Drawn round the middle of a card. */

export const INK = '#1f2030';

export function CardShape({
  card,
  tone = '#fbf3df',
}: {
  readonly card: number | null;
  readonly tone?: string;
}) {
  return (
    <>
      <rect
        x={-30}
        y={-42}
        width={60}
        height={84}
        rx={8}
        fill={card === null ? '#3b4a7a' : tone}
        stroke={INK}
        stroke-width={3}
      />
      {card === null ? (
        <path d="M-18 -28L18 28M18 -28L-18 28" stroke="#b9c6f0" stroke-width={4} stroke-linecap="round" />
      ) : (
        <text
          y={13}
          text-anchor="middle"
          fill={INK}
          style={{ font: '600 38px var(--body)', fontVariantNumeric: 'lining-nums' }}
        >
          {card}
        </text>
      )}
    </>
  );
}

/** `label`: what it is called, unless what it lies on says so. */
export function Card({ card, label }: { readonly card: number | null; readonly label?: string }) {
  const named = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <svg class="ft-card" viewBox="-34 -46 68 92" {...named}>
      <CardShape card={card} />
    </svg>
  );
}
