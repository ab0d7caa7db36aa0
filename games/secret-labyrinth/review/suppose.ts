/** What a seat could suppose at a moment: which cards changed hands between others, and so who holds which. */

import { type Budget, type Knowledge, type Rng, type Supposed, settled } from '@conclave/engine';
import { LabyrinthMind } from '../mind/mind.ts';
import { ALL_CARDS, type Card, PRIZES, SPAN } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import { IN_PILE, OUT } from '../rules/state.ts';

/** Pasts tried before it is given up. */
const TRIES = 20_000;

export function suppose(
  { perspective, seat }: Knowledge<SecretLabyrinth>,
  rng: Rng,
  _budget: Budget,
): Supposed<SecretLabyrinth> | null {
  const { told, view } = perspective;
  const mind = new LabyrinthMind(seat, view);
  const events = settled(told).map((event) => {
    const named = event.type.startsWith('house.') ? event : mind.named(event as Event);
    mind.told(event, view);
    return named;
  });
  for (let tries = 0; tries < TRIES; tries++) {
    const past = new Past(view.goal, rng);
    if (!events.every((event) => past.goesOn(event as Event))) continue;
    const payments = [...past.payments];
    return {
      state: mind.stateFrom(past.owner, rng),
      retold: (_event, heard) => {
        if (heard?.type !== 'paid' && heard?.type !== 'exchanged') return null;
        return { ...heard, ...payments.shift() } as Event;
      },
    };
  }
  return null;
}

type Payment =
  | { readonly cards: readonly Card[] }
  | { readonly drawn: readonly Card[]; readonly given: Card };

/** One possible past of the cards. Where others chose or drew in secret, chance says which card it was. */
class Past {
  readonly owner: number[] = ALL_CARDS.map(() => IN_PILE);
  /** Every payment and exchange, in order. */
  readonly payments: Payment[] = [];
  private readonly goal: number;
  private readonly rng: Rng;
  private stake = 1;

  constructor(goal: number, rng: Rng) {
    this.goal = goal;
    this.rng = rng;
  }

  /** False: this past does not lead to that event. */
  goesOn(event: Event): boolean {
    switch (event.type) {
      case 'taken':
        if (event.card !== null) this.owner[event.card] = event.seat;
        return true;
      case 'animalPlayed':
        if (this.owner[event.card] !== event.seat) return false;
        this.owner[event.card] = OUT;
        return true;
      case 'staked':
        this.stake = 1;
        return true;
      case 'dieThrown':
        this.stake = event.stake;
        return true;
      case 'paid':
        return this.paid(event);
      case 'exchanged':
        return this.exchanged(event);
      default:
        return true;
    }
  }

  private paid({ seat, to, prize, count, cards }: Extract<Event, { type: 'paid' }>): boolean {
    const { first, end } = SPAN[prize];
    const held = this.cardsOf(seat).filter((card) => card >= first && card < end);
    if (count !== Math.min(this.stake, held.length)) return false;
    const gone = cards ?? this.rng.shuffle([...held]).slice(0, count);
    if (gone.some((card) => !held.includes(card))) return false;
    this.give(gone, to);
    this.payments.push({ cards: [...gone].sort((a, b) => a - b) });
    return this.isOpen();
  }

  private exchanged(event: Extract<Event, { type: 'exchanged' }>): boolean {
    const { seat, from, count } = event;
    const [own, others] = [this.cardsOf(seat), this.cardsOf(from)];
    if (own.length === 0 || others.length < count) return false;
    const drawn = event.drawn ?? this.rng.shuffle([...others]).slice(0, count);
    const given = event.given ?? this.rng.pick(own);
    if (!own.includes(given) || drawn.some((card) => !others.includes(card))) return false;
    this.give(drawn, seat);
    this.give([given], from);
    this.payments.push({ drawn: [...drawn].sort((a, b) => a - b), given });
    return this.isOpen();
  }

  private cardsOf(seat: number): Card[] {
    return ALL_CARDS.filter((card) => this.owner[card] === seat);
  }

  private give(cards: readonly Card[], to: number): void {
    for (const card of cards) this.owner[card] = to;
  }

  /** SL-21: whoever held all of a kind would have won. */
  private isOpen(): boolean {
    return PRIZES.every((prize) => {
      const { first, end } = SPAN[prize];
      const holders = this.owner.slice(first, end);
      return holders.every(
        (seat) => seat < 0 || holders.filter((other) => other === seat).length < this.goal,
      );
    });
  }
}
