/** The secrets on their squares: plates, the wanted one in a white star. */

import type { Piece, Point } from '@conclave/kit';
import { HOME } from '../../rules/board.ts';
import type { Card } from '../../rules/cards.ts';
import type { View } from '../../rules/view.ts';
import { at, pointOn } from '../geometry.ts';
import { Plate, PlateArt } from '../pieces/secret.tsx';
import { placesOn } from '../stands.ts';
import { onSheet, partOf, pawnsOn } from './sheet.ts';

/** Where a card's secret lies now, beside the pawns on its square. */
export function secretPoint(view: View, card: Card): Point {
  const square = HOME[card];
  const { radius, secret } = placesOn(square, Math.min(4, pawnsOn(view, square)));
  return onSheet(pointOn(square, radius, secret ?? [0, 0], view.turned));
}

export function secretPieces(view: View, size: number): readonly Piece[] {
  return HOME.map((square, card): Piece => {
    const wanted = card === view.wanted;
    const taken = view.out.includes(card) || view.taken.some((one) => one.card === card);
    return {
      id: `secret-${card}`,
      at: secretPoint(view, card),
      on: partOf(square),
      node: wanted ? (
        <WantedPlate card={card} size={size} />
      ) : (
        <Plate card={card} size={(taken ? 34 : 39) * size} taken={taken} />
      ),
    };
  });
}

const STAR = (outer: number, inner: number) =>
  `${Array.from({ length: 16 }, (_none, i) => {
    const radius = i % 2 === 1 ? inner : outer * (i % 4 === 0 ? 1 : 0.84);
    return `${i === 0 ? 'M' : 'L'}${at(radius, i * 22.5)}`;
  }).join('')}Z`;
const SHADOW_STAR = STAR(47, 24);
const WHITE_STAR = STAR(44, 21.5);

export function WantedPlate({ card, size }: { card: Card; size: number }) {
  return (
    <svg
      class="sl-wanted-plate"
      width={104 * size}
      height={104 * size}
      viewBox="-52 -52 104 104"
      aria-hidden="true"
    >
      <circle r="52" fill="url(#sl-moonglow)" />
      <path d={SHADOW_STAR} fill="#10162a" opacity="0.5" />
      <path d={WHITE_STAR} fill="#ffffff" />
      <circle r="26" fill="#10162a" />
      <circle r="24" fill="none" stroke="#ffffff" stroke-width="2" />
      <g transform="scale(.62)">
        <PlateArt card={card} />
      </g>
    </svg>
  );
}
