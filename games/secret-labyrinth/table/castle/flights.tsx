/** Cards that fly while an event is shown: out of the pile, to their taker, between two hands. */

import type { Seat } from '@conclave/engine';
import type { Piece, Point } from '@conclave/kit';
import { type Card, isAnimal } from '../../rules/cards.ts';
import { CardBack, CardFace } from '../pieces/secret.tsx';
import type { Setting } from '../setting.ts';
import { secretPoint } from './secrets.tsx';
import { MIDDLE } from './sheet.ts';

const WIDTH = 62;
const APART = 70;

const plateOf = (seat: Seat, own: Seat | null) => (seat === own ? 'own' : `rival-${seat}`);

/** One after the other, side by side over the castle. */
function between(
  { own }: Setting,
  name: string,
  count: number,
  cards: readonly Card[] | null,
  [from, to]: readonly [Seat, Seat],
  height: number,
): readonly Piece[] {
  return Array.from({ length: count }, (_none, i): Piece => {
    const card = cards?.[i];
    const at: Point = { x: MIDDLE.x + (i - (count - 1) / 2) * APART, y: MIDDLE.y + height };
    return {
      id: `flight-${name}-${i}`,
      at,
      from: plateOf(from, own),
      to: plateOf(to, own),
      after: i * 140,
      node: card === undefined ? <CardBack width={WIDTH} /> : <CardFace card={card} width={WIDTH} />,
    };
  });
}

export function cardsInFlight(setting: Setting): readonly Piece[] {
  const { props, own } = setting;
  const { event, view } = props;
  switch (event?.type) {
    case 'turnedUp': {
      if (view.wanted === null) return [];
      const face = <CardFace card={view.wanted} width={WIDTH} />;
      // An animal rears up first.
      const node = isAnimal(view.wanted) ? <span class="sl-rearing">{face}</span> : face;
      return [{ id: 'flight-up', at: secretPoint(view, view.wanted), from: 'pile', to: 'wanted', node }];
    }
    case 'putUnder': {
      if (event.card === null) return [];
      const node = <CardFace card={event.card} width={WIDTH} />;
      return [{ id: 'flight-under', at: secretPoint(view, event.card), from: 'wanted', to: 'pile', node }];
    }
    case 'taken': {
      const card = view.taken.at(-1)?.card;
      if (card === undefined) return [];
      const to = plateOf(event.seat, own);
      const node = <CardFace card={card} width={WIDTH} />;
      return [{ id: 'flight-taken', at: secretPoint(view, card), from: 'wanted', to, node }];
    }
    case 'animalPlayed': {
      const node = (
        <span class="sl-burning">
          <CardFace card={event.card} width={1.6 * WIDTH} />
        </span>
      );
      return [{ id: 'flight-animal', at: MIDDLE, from: plateOf(event.seat, own), node }];
    }
    case 'exchanged':
      return [
        ...between(setting, 'drawn', event.count, event.drawn, [event.from, event.seat], -50),
        ...between(
          setting,
          'given',
          1,
          event.given === null ? null : [event.given],
          [event.seat, event.from],
          50,
        ),
      ];
    default:
      return [];
  }
}
