/** The talk at a table, as this page shows it: what is new, what is muted, and the reactions that are in the air. */

import type { Seat } from '@conclave/engine';
import type { ChatLine } from '@conclave/wire/client';
import { computed, effect, signal } from '@preact/signals';
import { talkLevel } from '../../settings.ts';
import type { TableSource } from '../../sources/source.ts';

/** How long a reaction stays beside its sender's name, and a toast at the edge, in milliseconds. */
const IN_THE_AIR = 4000;
const TOASTED = 5000;
/** Toasts at a time; of more only the number is said. */
export const MAX_TOASTS = 2;
/** Tables whose mutings are remembered on this device. */
const MUTINGS = 30;
const KEY = 'conclave.muted';

export class Talk {
  private readonly source: TableSource;
  private readonly isPointing: () => boolean;
  /** The number of the last line that was in sight; `null`: nothing has come yet. */
  private readonly seen = signal<number | null>(null);
  /** Whether the talk is in sight now. */
  readonly isOpen = signal(false);
  readonly muted = signal<readonly Seat[]>([]);
  /** Lines at the edge of the page, the oldest first. */
  readonly toasts = signal<readonly ChatLine[]>([]);
  /** The newest reaction of a seat, for a few seconds. */
  readonly flying = signal<ReadonlyMap<Seat, ChatLine>>(new Map());
  readonly lines = computed(() => this.source.chat.value.filter((line) => this.isHeard(line)));
  readonly unread = computed(() => {
    const seen = this.seen.value;
    if (seen === null || this.isOpen.value) return 0;
    return this.lines.value.filter((line) => line.n > seen && !this.isOwn(line)).length;
  });

  /** `isPointing`: the player points at something on the board, and nothing shall come between. */
  constructor(source: TableSource, isPointing: () => boolean) {
    this.source = source;
    this.isPointing = isPointing;
  }

  start(): () => void {
    this.muted.value = mutings()[this.source.info.peek()?.id ?? ''] ?? [];
    let told: number | null = null;
    return effect(() => {
      const last = this.source.chat.value.at(-1)?.n ?? 0;
      const lines = this.lines.value;
      if (told !== null) for (const line of lines) if (line.n > told) this.arrived(line);
      if (this.source.info.value) told = Math.max(told ?? 0, last);
      if (this.seen.peek() === null || this.isOpen.value) this.seen.value = last;
    });
  }

  dismiss(line: ChatLine): void {
    this.toasts.value = this.toasts.peek().filter((one) => one.n !== line.n);
  }

  mute(seat: Seat): void {
    const before = this.muted.peek();
    this.muted.value = before.includes(seat) ? before.filter((one) => one !== seat) : [...before, seat];
    const id = this.source.info.peek()?.id;
    if (!id) return;
    const others = Object.entries(mutings()).filter(([table]) => table !== id);
    const kept = [...others.slice(1 - MUTINGS), [id, this.muted.peek()]];
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  }

  /** The sender of a muted line never knows. */
  private isHeard({ seat, reaction }: ChatLine): boolean {
    if (seat !== null && this.muted.value.includes(seat)) return false;
    return reaction !== undefined || talkLevel.value !== 'reactions';
  }

  private isOwn({ seat }: ChatLine): boolean {
    return seat !== null && seat === this.source.info.peek()?.you;
  }

  private arrived(line: ChatLine): void {
    if (talkLevel.peek() === 'quiet' || line.news) return;
    const { seat } = line;
    if (line.reaction && seat !== null) {
      this.flying.value = new Map(this.flying.peek()).set(seat, line);
      setTimeout(() => {
        if (this.flying.peek().get(seat) !== line) return;
        const rest = new Map(this.flying.peek());
        rest.delete(seat);
        this.flying.value = rest;
      }, IN_THE_AIR);
      return;
    }
    if (this.isOpen.peek() || this.isOwn(line) || this.isPointing()) return;
    this.toasts.value = [...this.toasts.peek(), line];
    setTimeout(() => this.dismiss(line), TOASTED);
  }
}

/** By table: whom this device does not hear there. */
function mutings(): Record<string, readonly Seat[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
