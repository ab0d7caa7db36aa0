/** A novice's log, from what her player was told. */

import type { HouseEvent } from '@conclave/engine';
import { settled } from '@conclave/engine';
import type { Card } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import type { Figure } from '../../rules/state.ts';

export interface Line {
  readonly turn: number;
  readonly end: number;
  /** `null`: an older version of the rules did not tell. */
  readonly points: number | null;
  readonly card: Card | null;
  readonly double: boolean;
  readonly tookKey: boolean;
  readonly tookWish: boolean;
}

export function logOf(told: readonly (Event | HouseEvent)[], figure: Figure): Line[] {
  const lines: Line[] = [];
  let turn = 1;
  let double = false;
  let points: number | null = null;
  let card: Card | null = null;
  for (const event of settled<Event>(told)) {
    if (event.type === 'turnBegun') {
      turn = event.turn;
      double = event.double;
      points = null;
    } else if (event.type === 'planned' && event.figure === figure) {
      points = event.plan.way.length;
    } else if (event.type === 'cardsShown') {
      card = event.novices.find((one) => one.figure === figure)?.card ?? null;
    } else if (event.type === 'arrived' && event.figure === figure) {
      const { at: end, tookKey, tookWish } = event;
      lines.push({ turn, end, points, card, double, tookKey, tookWish });
    }
  }
  return lines;
}

export interface LastSeen {
  readonly point: number;
  readonly turn: number;
}

/** Where and when each novice was last seen, by figure. */
export function sightingsOf(told: readonly (Event | HouseEvent)[]): ReadonlyMap<Figure, LastSeen> {
  const seen = new Map<Figure, LastSeen>();
  let turn = 1;
  for (const event of settled<Event>(told)) {
    if (event.type === 'turnBegun') turn = event.turn;
    else if (event.type === 'seen' || event.type === 'recaught')
      seen.set(event.figure, { point: event.at, turn });
    else if (event.type === 'turned' || event.type === 'stepped') {
      for (const { figure, at } of event.sees) seen.set(figure, { point: at, turn });
      if (event.type === 'stepped') {
        for (const { figure } of event.captured) seen.set(figure, { point: event.to, turn });
      }
    }
  }
  return seen;
}
