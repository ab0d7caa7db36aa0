/** The end: the moon with the winner's seeker, every hand laid open below it. */

import { ANIMALS_FROM, GNOMES_FROM } from '../rules/cards.ts';
import { BackFan, Plate, Sockets } from './art/secret.tsx';
import { MarkIcon, Seeker } from './art/seeker.tsx';
import type { Setting } from './setting.ts';

export function EndScene({ setting }: { setting: Setting }) {
  const { props, say, colours, nameOf, own } = setting;
  const { view, outcome } = props;
  const winners = outcome?.places.at(0) ?? [];
  const title =
    winners.length === 0
      ? say.nobodyWon
      : own !== null && winners.includes(own)
        ? say.youWon
        : say.won(winners.map(nameOf).join(', '));
  const pile = [...(view.wanted === null ? [] : [view.wanted]), ...(view.pile.cards ?? [])];
  const order =
    outcome && outcome.places.length > 0 ? outcome.places.flat() : view.players.map((_player, seat) => seat);
  return (
    <section class="sl-end" aria-label={title}>
      <div class="sl-end-moon">
        {winners.map((seat) => {
          const colour = colours[seat];
          return colour && <Seeker key={seat} colour={colour} lamp scale={2.4} />;
        })}
      </div>
      <h2>{title}</h2>
      <ul class="sl-end-hands">
        {order.map((seat) => {
          const colour = colours[seat];
          const cards = [...(view.players[seat].cards ?? [])].sort((a, b) => a - b);
          const treasures = cards.filter((card) => card < GNOMES_FROM).length;
          const gnomes = cards.filter((card) => card >= GNOMES_FROM && card < ANIMALS_FROM).length;
          return (
            <li key={seat}>
              <span class="sl-end-name">
                {colour && <MarkIcon colour={colour} size={20} />}
                <b>{seat === own ? say.you : nameOf(seat)}</b>
              </span>
              <span class="sl-end-sockets" role="img" aria-label={say.sockets(treasures, gnomes, view.goal)}>
                <Sockets kind="treasure" have={treasures} of={view.goal} />
                <Sockets kind="gnome" have={gnomes} of={view.goal} />
              </span>
              <span class="sl-end-cards">
                {cards.map((card) => (
                  <Plate key={card} card={card} size={34} />
                ))}
              </span>
            </li>
          );
        })}
        {pile.length > 0 && (
          <li>
            <span class="sl-end-name">
              <BackFan count={1} width={20} />
              <b>{say.pile}</b>
            </span>
            <span class="sl-end-cards">
              {pile.map((card) => (
                <Plate key={card} card={card} size={34} />
              ))}
            </span>
          </li>
        )}
      </ul>
      <div class="row sl-end-buttons">{props.after}</div>
    </section>
  );
}
