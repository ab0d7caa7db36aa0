/** The pictures of the primer: six panels, and what is in the box. */

import { At, type PrimerPictures } from '@conclave/kit';
import { CardShape } from './card.tsx';

/** By panel: the cards it shows; `null` is a hidden one. */
export const PANELS: readonly (readonly (number | null)[])[] = [
  [4, 7, 11],
  [7],
  [7, 3, 9],
  [9],
  [12, null, null],
  [9, 12],
];

const panel = (cards: readonly (number | null)[]) => () => (
  <>
    <rect width={320} height={180} fill="#46588f" />
    {cards.map((card, i) => (
      <At key={i} x={160 + (i - (cards.length - 1) / 2) * 74} y={90}>
        <CardShape card={card} />
      </At>
    ))}
  </>
);

export const primer: PrimerPictures = {
  panels: PANELS.map(panel),
  box: [
    () => (
      <At x={120} y={52} scale={0.9}>
        <CardShape card={null} />
      </At>
    ),
  ],
};
