/**
 * What a seat can infer, exactly (see `card-holders.ts`). Without a memory aid too: the chronicle then names no card, but it
 * says where every pawn went, and a card is taken on the square that shows its secret.
 */

import {
  canonical,
  type HouseEvent,
  type Mind,
  type MindMaker,
  openWindow,
  type Rng,
  type Seat,
  setAnswer,
} from '@conclave/engine';
import { COLOURS, SECRET_AT, type Square, START } from '../rules/board.ts';
import { ALL_CARDS, type Card, PRIZES } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { type SecretLabyrinth, secretLabyrinth } from '../rules/game.ts';
import { WEAPONS } from '../rules/moves.ts';
import {
  type Answer,
  BY_CHANCE,
  type Duel,
  IN_PILE,
  NONE,
  paidAt,
  type State,
  type Taking,
  WANTED,
} from '../rules/state.ts';
import type { DuelView, View } from '../rules/view.ts';
import { type Assignment, CardHolders, UNSEEN } from './card-holders.ts';

const FINE = 1 << 30;

export class LabyrinthMind implements Mind<SecretLabyrinth> {
  readonly hands: CardHolders;
  private readonly seat: Seat;
  private view: View;
  /** Cards taken from the board, in order. */
  private readonly taken: Taking[] = [];
  /** What changed hands in public, counted as the rules count it. */
  private readonly paid: number[];
  private readonly exchanges: number[];
  /** Where the pawns went, by seat. */
  private readonly pawns: Square[] = [];
  /** Turns begun since a card last went anywhere. */
  quiet = 0;
  /** Put under the pile, the first one first. */
  private under: Card[] = [];

  constructor(seat: Seat, view: View) {
    this.seat = seat;
    this.view = view;
    this.hands = new CardHolders(view.goal);
    const seats = view.players.length;
    this.paid = Array.from({ length: PRIZES.length * seats * seats }, () => 0);
    this.exchanges = Array.from({ length: seats * seats }, () => 0);
  }

  get wanted(): Card | null {
    return this.view.wanted;
  }

  told(event: Event | HouseEvent, view: View): void {
    this.view = view;
    if (event.type.startsWith('house.')) return;
    const own = this.named(event as Event);
    this.hands.told(own);
    if (own.type === 'turnBegun') this.quiet++;
    if (own.type === 'taken' || own.type === 'paid' || own.type === 'exchanged') this.quiet = 0;
    const seats = view.players.length;
    if (own.type === 'taken' && own.card !== null) this.taken.push({ card: own.card, seat: own.seat });
    if (own.type === 'paid') this.paid[paidAt(seats, own.prize, own.seat, own.to)] += own.count;
    if (own.type === 'exchanged') this.exchanges[own.seat * seats + own.from]++;
    if (own.type === 'putUnder' && own.card !== null) {
      this.under = [...this.under.filter((card) => card !== own.card), own.card];
    }
  }

  look(view: View): void {
    this.view = view;
  }

  /** With the card that a chronicle without a memory aid leaves out: the secret where the taker's pawn stands. */
  named(event: Event): Event {
    switch (event.type) {
      case 'colourChosen':
        this.pawns[event.seat] = START[COLOURS.indexOf(event.colour)];
        return event;
      case 'ran':
      case 'jumped':
        this.pawns[event.seat] = event.to;
        return event;
      case 'placed':
        this.pawns[event.loser] = event.to;
        return event;
      case 'taken':
        return { ...event, card: event.card ?? SECRET_AT[this.pawns[event.seat]] };
      // Four pawns stand there, everybody's among them (SL-26).
      case 'putUnder':
        return { ...event, card: event.card ?? SECRET_AT[this.pawns[this.seat]] };
      default:
        return event;
    }
  }

  imagine(rng: Rng): State | null {
    const owner = this.weighted(rng);
    return owner && this.stateFrom(owner, rng);
  }

  excludes(state: State): boolean {
    const open = this.view.pile.cards !== null;
    if (canonical(secretLabyrinth.view(state, this.seat, open)) !== canonical(this.view)) return true;
    if (this.hands.approximate) return false;
    const owner = state.owner.map((at) => (at === IN_PILE || at === WANTED ? UNSEEN : at)).join();
    return !this.hands.all.some((assignment) => assignment.owner.join() === owner);
  }

  private weighted(rng: Rng): readonly number[] | null {
    const assignments: readonly Assignment[] = this.hands.all;
    let left = rng.int(FINE) / FINE;
    for (const { owner, weight } of assignments) {
      left -= weight;
      if (left < 0) return owner;
    }
    return assignments.at(-1)?.owner ?? null;
  }

  /** With these owners of the cards; `UNSEEN`: in the pile, or wanted. */
  stateFrom(assignment: readonly number[], rng: Rng): State {
    const { view, seat } = this;
    const { duel } = view;
    const inPile = (card: Card) => assignment[card] === UNSEEN && card !== view.wanted;
    const under = this.under.filter(inPile).reverse();
    const rest = ALL_CARDS.filter((card) => inPile(card) && !under.includes(card));
    const owner = assignment.map((at, card) =>
      card === view.wanted ? WANTED : at === UNSEEN ? IN_PILE : at,
    );
    return {
      goal: view.goal,
      roundLimit: view.roundLimit,
      tryOut: view.tryOut,
      memoryAid: view.memoryAid,
      turned: [...view.turned],
      pawns: view.players.map(({ pawn }) => pawn ?? NONE),
      colours: view.players.map(({ colour }) => (colour === null ? NONE : COLOURS.indexOf(colour))),
      owner,
      pile: [...under, ...rng.shuffle(rest)],
      wanted: view.wanted ?? NONE,
      taken: [...this.taken],
      paid: [...this.paid],
      exchanges: [...this.exchanges],
      active: view.active,
      turns: view.turns,
      stage: view.stage,
      made: view.made,
      centreTurned: view.centreTurned,
      spent: view.spent,
      mayChallenge: view.mayChallenge,
      owesCard: view.owesCard,
      ending: view.ending,
      animal: view.animal ?? NONE,
      gift: view.gift ?? NONE,
      duel: duel && duelFrom(duel),
      window: view.stage === 'weapons' && duel ? this.windowOf(view, duel, seat, rng) : null,
      windows: view.windows,
      winner: view.winner ?? NONE,
      end: null,
    };
  }

  /** Another's weapon not yet shown may be any. */
  private windowOf(view: View, duel: DuelView, seat: Seat, rng: Rng): State['window'] {
    const window = openWindow<Answer>(view.windows - 1, 'weapons', [duel.challenger, duel.rival]);
    for (const other of duel.answered) {
      const own = view.weapon === 'any' || view.weapon === null ? BY_CHANCE : WEAPONS.indexOf(view.weapon);
      setAnswer(window, other, other === seat ? own : rng.int(WEAPONS.length));
    }
    return window;
  }
}

export const labyrinthMind: MindMaker<SecretLabyrinth> = (seat, _seats, _options, view) =>
  new LabyrinthMind(seat, view);

function duelFrom({ answered: _public, shown, ...duel }: DuelView): Duel {
  return { ...duel, shown: shown && [WEAPONS.indexOf(shown[0]), WEAPONS.indexOf(shown[1])] };
}
