/** The end: the moon with the winner's seeker, and every hand laid open below it. */

import type { Seat, Watcher } from '@conclave/engine';
import { ANIMALS_FROM, type Card, GNOMES_FROM, PRIZES } from '../rules/cards.ts';
import { polar } from './geometry.ts';
import { BackFan, kindOf, Plate, Sockets } from './pieces/secret.tsx';
import { MarkIcon, Seeker } from './pieces/seeker.tsx';
import type { Setting } from './setting.ts';
import type { TableWords } from './words.ts';

/** Degrees from one plate of the winning seven to the next, over the moon. */
const APART = 25;
/** How far they stand from its middle, px. */
const MOON_PLATES = 124;

export function Ending({ setting }: { setting: Setting }) {
  const { props, say, colours, nameOf } = setting;
  const { view, outcome } = props;
  const winners = outcome?.places.at(0) ?? [];
  const title = titleOf(winners, props.voice.reader, say, (seats) =>
    new Intl.ListFormat(props.language, { type: 'conjunction' }).format(seats.map(nameOf)),
  );
  const [winner] = winners;
  const winning = winners.length === 1 ? winningCards(view.players[winner].cards ?? [], view.goal) : [];
  // The rounds ran out: most of a kind win (SL-R3).
  const isCounted = winning.length === 0;
  const pile = [...(view.wanted === null ? [] : [view.wanted]), ...(view.pile.cards ?? [])];
  const order =
    outcome && outcome.places.length > 0 ? outcome.places.flat() : view.players.map((_player, seat) => seat);
  return (
    <section class="sl-end" aria-label={title} data-scene="end">
      <div class="sl-end-moon">
        {winning.map((card, i) => {
          const { x, y } = polar(MOON_PLATES, (i - (winning.length - 1) / 2) * APART);
          return (
            <span
              key={card}
              class="sl-end-plate"
              style={{
                left: `calc(50% + ${x.toFixed(0)}px)`,
                top: `calc(50% + ${y.toFixed(0)}px)`,
                animationDelay: `${300 + i * 130}ms`,
              }}
            >
              <Plate card={card} size={46} />
            </span>
          );
        })}
        {winners.map((seat) => {
          const colour = colours[seat];
          return colour && <Seeker key={seat} colour={colour} lamp scale={2.4} />;
        })}
      </div>
      <h2>{title}</h2>
      <ul class={isCounted ? 'sl-end-hands sl-end-counted' : 'sl-end-hands'}>
        {order.map((seat) => {
          const colour = colours[seat];
          const cards = [...(view.players[seat].cards ?? [])].sort((a, b) => a - b);
          const treasures = cards.filter((card) => card < GNOMES_FROM).length;
          const gnomes = cards.filter((card) => card >= GNOMES_FROM && card < ANIMALS_FROM).length;
          return (
            <li key={seat}>
              <span class="sl-end-name">
                {colour && <MarkIcon colour={colour} size={20} />}
                <b>{seat === props.voice.reader ? say.you : nameOf(seat)}</b>
              </span>
              <span class="sl-end-sockets" role="img" aria-label={say.sockets(treasures, gnomes, view.goal)}>
                <Sockets kind="treasure" have={treasures} of={view.goal} counted={isCounted} />
                <Sockets kind="gnome" have={gnomes} of={view.goal} counted={isCounted} />
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

/** All of a kind that won the game (SL-21); none where the rounds ran out before anybody had them. */
function winningCards(cards: readonly Card[], goal: number): readonly Card[] {
  const kinds = PRIZES.map((prize) => cards.filter((card) => kindOf(card) === prize));
  return kinds.find((kind) => kind.length >= goal) ?? [];
}

function titleOf(
  winners: readonly Seat[],
  reader: Watcher,
  say: TableWords,
  list: (seats: readonly Seat[]) => string,
): string {
  if (winners.length === 0) return say.nobodyWon;
  if (reader === 'gallery' || !winners.includes(reader))
    return winners.length === 1 ? say.won(list(winners)) : say.share(list(winners));
  const others = winners.filter((seat) => seat !== reader);
  return others.length === 0 ? say.youWon : say.youShare(list(others));
}
