/**
 * The ways to play a turn: a card and what is done with it, down to the end of the turn.
 *
 * Ways that lead to the same are tried once; a monk hides what is worth most in each room he can reach, and Benjamin
 * carries a ring only where a player thinks at length.
 */

import { ChaCha8, type Effects, type Seat, stretchSeed } from '@conclave/engine';
import { BENJAMIN, HIDES, MARIA, PORTICUS, REACH } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import { templar } from '../rules/game.ts';
import { ANNOUNCE, END, type Move } from '../rules/moves.ts';
import { totals } from '../rules/outcome.ts';
import { clone, type State } from '../rules/state.ts';

export interface Turn {
  readonly moves: readonly Move[];
  /** As the turn is about to end; after Bells, as it has ended. */
  readonly state: State;
  /** Bells end the turn by themselves. */
  readonly ended: boolean;
}

/** A way with Benjamin, and which ring went where. */
interface Carrying extends Turn {
  readonly ring: string;
}

/** What a state is worth to a seat. */
export type Judge = (state: State, seat: Seat) => number;

const QUIET: Omit<Effects<Event>, 'rng'> = { tell: () => {}, tellOnly: () => {}, seal: () => {} };

export class Turns {
  private readonly judge: Judge;
  private readonly carries: boolean;
  private readonly effects: Effects<Event>;
  private found: Turn[] = [];

  constructor(
    judge: Judge,
    carries: boolean,
    rng: Effects<Event>['rng'] = new ChaCha8(stretchSeed('tiles')),
  ) {
    this.judge = judge;
    this.carries = carries;
    this.effects = { ...QUIET, rng };
  }

  play(state: State, seat: Seat, move: Move): State {
    const after = clone(state);
    templar.play(after, seat, move, this.effects);
    return after;
  }

  /** From any moment of the seat's own turn. */
  list(state: State, seat: Seat): readonly Turn[] {
    this.found = [];
    this.explore(state, seat, []);
    return this.found;
  }

  private explore(state: State, seat: Seat, moves: readonly Move[]): void {
    switch (state.phase) {
      case 'portal':
      case 'card':
        for (const move of templar.moves(state, seat)) {
          this.explore(this.play(state, seat, move), seat, [...moves, move]);
        }
        break;
      case 'act':
        if (state.active === seat && state.card !== -1) this.act(state, seat, moves);
        break;
      default:
        break;
    }
    const isOver = state.active !== seat || state.phase === 'close' || state.phase === 'over';
    if (isOver) this.found.push({ moves, state, ended: state.phase !== 'close' });
  }

  private act(state: State, seat: Seat, moves: readonly Move[]): void {
    if (state.card === MARIA || state.card === PORTICUS) {
      if (state.hasChosen) this.found.push({ moves, state, ended: false });
      else {
        for (const move of templar.moves(state, seat)) {
          this.found.push({ moves: [...moves, move], state: this.play(state, seat, move), ended: false });
        }
      }
    } else if (state.card === BENJAMIN) this.carry(state, seat, moves);
    else if (REACH[state.card] > 0) this.walk(state, seat, moves);
  }

  /** Every room that can be reached, once. */
  private walk(state: State, seat: Seat, moves: readonly Move[]): void {
    const seen = new Set<number>();
    let front: Turn[] = [{ moves, state, ended: false }];
    while (front.length > 0) {
      const next: Turn[] = [];
      for (const way of front) {
        const list = templar.moves(way.state, seat);
        if (list.includes(END)) this.found.push(HIDES[state.card] > 0 ? this.hideBest(way, seat) : way);
        for (const move of list) {
          if (move.kind !== 'step' || seen.has(move.room)) continue;
          seen.add(move.room);
          next.push({ moves: [...way.moves, move], state: this.play(way.state, seat, move), ended: false });
        }
      }
      front = next;
    }
  }

  /** Object by object, whatever gains most, as long as it gains. */
  private hideBest(way: Turn, seat: Seat): Turn {
    let best = way;
    let worth = this.judge(way.state, seat);
    for (;;) {
      let better: Turn | null = null;
      for (const move of templar.moves(best.state, seat)) {
        if (move.kind !== 'hide') continue;
        const state = this.play(best.state, seat, move);
        const own = this.judge(state, seat);
        if (own <= worth) continue;
        worth = own;
        better = { moves: [...best.moves, move], state, ended: false };
      }
      if (!better) return best;
      best = better;
    }
  }

  private carry(state: State, seat: Seat, moves: readonly Move[]): void {
    const seen = new Set<string>();
    const stack: Carrying[] = [{ moves, state, ended: false, ring: '' }];
    for (let way = stack.pop(); way; way = stack.pop()) {
      const list = templar.moves(way.state, seat);
      if (list.includes(END)) this.found.push(way);
      const here = way.state.pawns[seat];
      for (const move of list) {
        let { ring } = way;
        let room = here;
        if (move.kind === 'step') room = move.room;
        else if (!this.carries) continue;
        else if (move.kind === 'pickUp') ring = `${here} ${move.zone} ${move.owner}`;
        else if (move.kind === 'putDown') ring += ` to ${here} ${move.zone}`;
        else continue;
        const steps = way.state.steps + Number(move.kind === 'step');
        const key = `${room} ${steps} ${ring}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const after = this.play(way.state, seat, move);
        stack.push({ moves: [...way.moves, move], state: after, ended: false, ring });
      }
    }
  }

  /** The turn's last move: it announces 13 rooms when that would win as things stand. */
  finish(turn: Turn, seat: Seat): Turn {
    if (turn.ended) return turn;
    const list = templar.moves(turn.state, seat);
    const points = totals(turn.state);
    const leads = points.every((own, other) => other === seat || own < points[seat]);
    const move = leads && list.includes(ANNOUNCE) ? ANNOUNCE : END;
    return { moves: [...turn.moves, move], state: this.play(turn.state, seat, move), ended: true };
  }
}
