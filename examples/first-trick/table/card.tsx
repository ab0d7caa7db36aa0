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

export function Card({ card }: { readonly card: number | null }) {
  return (
    <svg class="ft-card" viewBox="-34 -46 68 92" aria-hidden="true">
      <CardShape card={card} />
    </svg>
  );
}

/** A card that lies there; one that can be chosen is named by its target. */
export function NamedCard({ card, label }: { readonly card: number | null; readonly label: string }) {
  return (
    <span class="ft-named" role="img" aria-label={label}>
      <Card card={card} />
    </span>
  );
}
