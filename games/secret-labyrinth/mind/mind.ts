/**
 * What a seat can infer. With a memory aid exact (see `hands.ts`); without one the chronicle names nothing, and every
 * division of the unknown cards that fits the public numbers counts the same.
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
import { COLOURS } from '../rules/board.ts';
import { ALL_CARDS, type Card } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { WEAPONS } from '../rules/moves.ts';
import { type Answer, BY_CHANCE, IN_PILE, NONE, OUT, type State, WANTED } from '../rules/state.ts';
import { type View, view as viewOf } from '../rules/view.ts';
import { type Division, Hands, UNSEEN } from './hands.ts';

const FINE = 1 << 30;

export class LabyrinthMind implements Mind<State, View, Event> {
  readonly hands: Hands;
  private readonly seat: Seat;
  private view: View;
  private latest: Card = NONE;
  /** Turns begun since a card last went anywhere. */
  quiet = 0;
  /** Put under the pile, the first one first. */
  private under: Card[] = [];

  constructor(seat: Seat, view: View) {
    this.seat = seat;
    this.view = view;
    this.hands = new Hands(view.goal);
  }

  told(event: Event | HouseEvent, view: View): void {
    this.view = view;
    if (event.type.startsWith('house.')) return;
    const own = event as Event;
    this.hands.told(own);
    if (own.type === 'turnBegun') this.quiet++;
    if (own.type === 'taken' || own.type === 'paid' || own.type === 'exchanged') this.quiet = 0;
    if (own.type === 'taken') this.latest = own.card ?? NONE;
    if (own.type === 'putUnder' && own.card !== null) this.under.push(own.card);
    if (own.type === 'turnedUp') this.under = this.under.filter((card) => card !== own.card);
  }

  imagine(rng: Rng): State | null {
    const { view } = this;
    const owner = view.memoryAid ? this.weighted(rng) : this.anyDivision(rng);
    return owner && this.stateFrom(owner, rng);
  }

  excludes(state: State): boolean {
    const open = this.view.pile.cards !== null;
    if (canonical(viewOf(state, this.seat, open)) !== canonical(this.view)) return true;
    if (!this.view.memoryAid || this.hands.thinned) return false;
    const owner = state.owner.map((at) => (at === IN_PILE || at === WANTED ? UNSEEN : at)).join();
    return !this.hands.all.some((division) => division.owner.join() === owner);
  }

  private weighted(rng: Rng): readonly number[] | null {
    const divisions: readonly Division[] = this.hands.all;
    let left = rng.int(FINE) / FINE;
    for (const { owner, weight } of divisions) {
      left -= weight;
      if (left < 0) return owner;
    }
    return divisions.at(-1)?.owner ?? null;
  }

  private anyDivision(rng: Rng): number[] {
    const { view, seat } = this;
    const owner = ALL_CARDS.map(() => UNSEEN);
    for (const card of view.players[seat].cards ?? []) owner[card] = seat;
    for (const card of view.out) owner[card] = OUT;
    const missing = view.players.map(({ count }, other) => (other === seat ? 0 : count));
    const known = new Set<Card | null>([view.wanted]);
    const unknown = rng.shuffle(ALL_CARDS.filter((card) => owner[card] === UNSEEN && !known.has(card)));
    missing.forEach((count, other) => {
      for (let i = 0; i < count; i++) {
        const card = unknown.pop();
        if (card !== undefined) owner[card] = other;
      }
    });
    return this.withLatest(owner, rng);
  }

  /** The card taken last may still be in nobody's hand here: it changes places with one that is. */
  private withLatest(owner: number[], rng: Rng): number[] {
    const latest = this.view.taken.at(0)?.card;
    if (latest === undefined || owner[latest] !== UNSEEN) return owner;
    const held = ALL_CARDS.filter((card) => owner[card] >= 0 && owner[card] !== this.seat);
    if (held.length === 0) return owner;
    const other = rng.pick(held);
    [owner[latest], owner[other]] = [owner[other], owner[latest]];
    return owner;
  }

  private stateFrom(division: readonly number[], rng: Rng): State {
    const { view, seat } = this;
    const { duel } = view;
    const inPile = (card: Card) => division[card] === UNSEEN && card !== view.wanted;
    const under = this.under.filter(inPile).reverse();
    const rest = ALL_CARDS.filter((card) => inPile(card) && !under.includes(card));
    const owner = division.map((at, card) => (card === view.wanted ? WANTED : at === UNSEEN ? IN_PILE : at));
    const taker = view.memoryAid ? ALL_CARDS.map(() => NONE) : division.map((at) => (at >= 0 ? at : NONE));
    for (const { card, seat: by } of view.taken) taker[card] = by;
    const victor = duel?.victor ?? NONE;
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
      taker,
      latest: view.memoryAid ? this.latest : (view.taken.at(0)?.card ?? NONE),
      active: view.active,
      turns: view.turns,
      stage: view.stage,
      made: view.made,
      centreTurned: view.centreTurned,
      spent: view.spent,
      mayChallenge: view.mayChallenge,
      turnUp: view.turnUp,
      ending: view.ending,
      animal: view.animal ?? NONE,
      gift: view.gift ?? NONE,
      rival: duel?.rival ?? NONE,
      prize: duel?.prize ?? null,
      stake: duel?.stake ?? 0,
      window: view.stage === 'weapons' && duel ? this.windowOf(view, duel, seat, rng) : null,
      shown: view.shown.map((weapon) => WEAPONS.indexOf(weapon)),
      windows: view.windows,
      victor,
      loser: duel === null || victor === NONE ? NONE : victor === duel.rival ? view.active : duel.rival,
      winner: view.winner ?? NONE,
      end: null,
    };
  }

  /** Another's weapon not yet shown may be any. */
  private windowOf(view: View, duel: NonNullable<View['duel']>, seat: Seat, rng: Rng): State['window'] {
    const window = openWindow<Answer>(view.windows - 1, 'weapons', [view.active, duel.rival]);
    for (const other of duel.answered) {
      const own = view.weapon === 'any' || view.weapon === null ? BY_CHANCE : WEAPONS.indexOf(view.weapon);
      setAnswer(window, other, other === seat ? own : rng.int(WEAPONS.length));
    }
    return window;
  }
}

export const labyrinthMind: MindMaker<State, View, Event> = (seat, _seats, _options, view) =>
  new LabyrinthMind(seat, view);
