/** The watchers of one match. It remembers what each was sent, and sends updates, countdowns and chat. */

import type { AnyMatch, Countdown, Watcher } from '@conclave/engine';
import {
  type ClockInfo,
  type CountdownInfo,
  type FrameOf,
  fingerprint,
  type MatchSummary,
  type ServerFrame,
  UPDATE,
} from '@conclave/wire';
import { type ShownSituation, situationAfter } from './shown-situation.ts';

/** A connected client, as far as a room needs to know it. */
export interface Guest {
  readonly person: string | null;
  send(text: string): void;
  /** The room it watched no longer speaks for the match: it has to watch again. */
  watchAgain(match: string, cursor: number): void;
}

interface Watching {
  readonly watcher: Watcher;
  cursor: number;
  /** The decision whose situation it was sent; -1: none yet. */
  decision: number;
  /** The table as it was sent last, as a fingerprint. */
  table: number;
}

export class Audience {
  private readonly match: string;
  private readonly sent: () => void;
  private readonly guests = new Map<Guest, Watching>();
  /** What each watcher, and not each guest, was shown last: all a patch needs, however many look on. */
  private readonly situations = new Map<Watcher, ShownSituation>();

  /** `sent`: called for every update. */
  constructor(match: string, sent: () => void) {
    this.match = match;
    this.sent = sent;
  }

  get size(): number {
    return this.guests.size;
  }

  isPresent(person: string): boolean {
    for (const guest of this.guests.keys()) if (guest.person === person) return true;
    return false;
  }

  add(guest: Guest, watcher: Watcher, cursor: number): void {
    this.guests.set(guest, { watcher, cursor, decision: -1, table: -1 });
  }

  /** What it watched as; `null`: it was not here. */
  remove(guest: Guest): Watcher | null {
    const watching = this.guests.get(guest);
    this.guests.delete(guest);
    return watching?.watcher ?? null;
  }

  /** Chairs have changed hands: whoever watches as somebody else now begins anew. */
  reseat(watcherOf: (person: string | null) => Watcher): void {
    for (const [guest, watching] of this.guests) {
      const watcher = watcherOf(guest.person);
      if (watcher !== watching.watcher) this.add(guest, watcher, 0);
    }
  }

  /** Everybody is led to wherever the match is loaded next. */
  leave(): void {
    const guests = [...this.guests];
    this.guests.clear();
    for (const [guest, { cursor }] of guests) guest.watchAgain(this.match, cursor);
  }

  /** What players say. Once the match has begun whoever watches may read it. */
  say(frame: FrameOf<'said'>, toWatchers: boolean): void {
    const text = JSON.stringify(frame);
    for (const [guest, { watcher }] of this.guests) if (toWatchers || watcher !== 'gallery') guest.send(text);
  }

  /** Who have no seat. */
  get watching(): number {
    let count = 0;
    for (const { watcher } of this.guests.values()) if (watcher === 'gallery') count++;
    return count;
  }

  /** Only to those for whom it is another: what is between two people shows itself to nobody else. */
  sendTables(tableFor: (person: string | null) => MatchSummary): void {
    for (const guest of this.guests.keys()) this.sendTable(guest, tableFor(guest.person));
  }

  sendTable(guest: Guest, table: MatchSummary): void {
    const frame: ServerFrame = { type: 'table', match: this.match, table };
    const text = JSON.stringify(frame);
    const watching = this.guests.get(guest);
    const sum = fingerprint(text);
    if (!watching || watching.table === sum) return;
    watching.table = sum;
    guest.send(text);
  }

  sendCountdowns(countdown: Countdown | null, now: number): void {
    for (const guest of this.guests.keys()) this.sendCountdown(guest, countdown, now);
  }

  sendCountdown(guest: Guest, countdown: Countdown | null, now: number): void {
    const frame: ServerFrame = {
      type: 'countdown',
      match: this.match,
      countdown: countdown && countdownInfo(countdown, now),
    };
    guest.send(JSON.stringify(frame));
  }

  /** Without a step: people gave time, or the table pauses or goes on. */
  sendClocks(clock: ClockInfo | null): void {
    const frame: ServerFrame = { type: 'clock', match: this.match, clock };
    const text = JSON.stringify(frame);
    for (const guest of this.guests.keys()) guest.send(text);
  }

  sendUpdates(match: AnyMatch, clock: () => ClockInfo | null): void {
    for (const guest of this.guests.keys()) this.sendUpdate(guest, match, clock);
  }

  /** Only what this watcher was told or may newly see; if that is nothing, nothing is sent. */
  sendUpdate(guest: Guest, match: AnyMatch, clock: () => ClockInfo | null): void {
    const watching = this.guests.get(guest);
    if (!watching) return;
    const { watcher } = watching;
    const cursor = match.cursor(watcher);
    const decision = match.decision(watcher);
    if (cursor === watching.cursor && decision === watching.decision) return;
    const { told, mayUndo, question, outcome } = match.news(watcher, watching.cursor);
    const shown = outcome ? null : clock();
    // Sent with every step to everybody: put together from JSON that is there already and the little that is not.
    const head = `{"type":"${UPDATE}","match":"${this.match}","watcher":${JSON.stringify(watcher)},"cursor":${cursor}`;
    const news = `"told":${JSON.stringify(told)},"decision":${decision},"mayUndo":${mayUndo},"question":${JSON.stringify(question)}`;
    const state = `"outcome":${JSON.stringify(outcome)},"clock":${JSON.stringify(shown)}`;
    const back = backOf(match, watcher);
    const seen = decision === watching.decision ? '' : `,${this.shown(watching, match)}`;
    watching.cursor = cursor;
    watching.decision = decision;
    guest.send(`${head},${news},${state}${back}${seen}}`);
    this.sent();
  }

  /** What changed, to whoever was sent what it changed from; the whole to everybody else. */
  private shown({ watcher, decision }: Watching, match: AnyMatch): string {
    let situation = this.situations.get(watcher) ?? null;
    if (situation?.decision !== match.decision(watcher)) {
      situation = situationAfter(situation, match, watcher);
      this.situations.set(watcher, situation);
    }
    return situation.from === decision ? situation.changes : `"situation":${match.situation(watcher)}`;
  }
}

/** Whose step the table may be asked to take back; most of the time there is none to speak of. */
function backOf(match: AnyMatch, watcher: Watcher): string {
  const seat = match.askable?.seat;
  const told = seat === undefined ? null : match.askableTold(watcher);
  return told ? `,"back":${JSON.stringify({ seat, ...told })}` : '';
}

function countdownInfo(
  { window, closes, length, extensions, mayExtend }: Countdown,
  now: number,
): CountdownInfo {
  return { window, left: Math.max(0, closes - now), length, extensions, mayExtend };
}
