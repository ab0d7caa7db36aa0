/** Collects the events that one seat is told, between `start` and `stop`. */

import type { Effects, Rng, Seat } from '@conclave/engine';

export class SeatEvents<Event> implements Effects<Event> {
  readonly rng: Rng;
  private readonly seat: Seat;
  private events: Event[] = [];
  private open = false;

  constructor(seat: Seat, rng: Rng) {
    this.seat = seat;
    this.rng = rng;
  }

  start(): void {
    this.open = true;
    this.events = [];
  }

  stop(): void {
    this.open = false;
  }

  /** Since `start`. */
  list(): readonly Event[] {
    return this.events;
  }

  tell(event: Event): void {
    if (this.open) this.events.push(event);
  }

  tellOnly(seats: readonly Seat[], full: Event, rest: Event | null): void {
    if (!this.open) return;
    const event = seats.includes(this.seat) ? full : rest;
    if (event !== null) this.events.push(event);
  }

  seal(): void {}
}
