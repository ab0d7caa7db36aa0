/** Times secret windows on one device, for a single player or several who share it. Page and terminal use it. */

import { closingTime, followWindow, type WindowTime, windowLength } from './closing-time.ts';
import type { Seat } from './game.ts';
import type { AnyMatch } from './match/index.ts';

/** Milliseconds into which a strong bot's thinking fits, so that it tells nobody whether that bot had a choice. */
const TIME_TO_ANSWER = 250;

export class DeviceClock {
  private readonly match: AnyMatch;
  private readonly isBot: (seat: Seat) => boolean;
  private readonly now: () => number;
  private time: WindowTime | null = null;
  /** Decisions of the people asked: one that has changed means an answer. */
  private decisions = '';

  constructor(match: AnyMatch, isBot: (seat: Seat) => boolean, now: () => number) {
    this.match = match;
    this.isBot = isBot;
    this.now = now;
  }

  /**
   * When the window that is open closes; `null`: none is, or a person's answer is awaited. Asked for after every change.
   * `beat`: milliseconds that a bot takes for a move; with 0 nobody counts time, and whoever asks waits for the bots.
   */
  closingTime(beat: number): number | null {
    const { match } = this;
    const window = match.window();
    if (window?.kind !== 'secret') return null;
    const people = Array.from({ length: match.seats }, (_none, seat) => seat).filter(
      (seat) => !this.isBot(seat),
    );
    const decisions = people.map((seat) => match.decision(seat)).join();
    const answered = decisions !== this.decisions;
    this.decisions = decisions;
    this.time = followWindow(this.time, window, people, (seat) => match.isAsked(seat), this.now(), answered);
    const bots = window.asked.filter(this.isBot).length;
    return closingTime(
      {
        clock: 'none',
        devices: people.length > 1 ? 'shared' : 'own',
        people,
        length: windowLength(match.options),
        beat: beat === 0 ? 0 : Math.max(beat, bots * TIME_TO_ANSWER),
      },
      this.time,
    );
  }
}
