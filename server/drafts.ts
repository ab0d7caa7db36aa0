/**
 * Drafts: what players compose and have not handed in. A seat has one slot, which names the question it answers. The
 * server stores a draft without judging it, and uses it only while that question is open. Only its owner can notice
 * that it exists.
 */

import type { AnyMatch, Seat } from '@conclave/engine';
import { type DraftSlot, draftSlot, NO_DRAFTS } from '@conclave/wire';
import type { RoomServices } from './room-services.ts';

export interface DraftedRoom {
  readonly id: string;
  readonly match: AnyMatch | null;
}

export class Drafts {
  private readonly room: DraftedRoom;
  private readonly services: RoomServices;
  /** Of the slots that are known to be filled: what they are for. */
  private readonly filled = new Map<Seat, string>();

  constructor(room: DraftedRoom, services: RoomServices) {
    this.room = room;
    this.services = services;
  }

  /** Those of another hour are gone. */
  async read(seat: Seat): Promise<DraftSlot> {
    const slot = slotOf(await this.services.store.drafts(this.room.id, seat));
    if (slot === null) return NO_DRAFTS;
    if (slot.for === this.question(seat)) {
      this.filled.set(seat, slot.for);
      return slot;
    }
    await this.empty(seat);
    return NO_DRAFTS;
  }

  async write(seat: Seat, slot: DraftSlot): Promise<void> {
    if (slot.drafts.length === 0 || slot.for !== this.question(seat)) return this.empty(seat);
    this.filled.set(seat, slot.for);
    await this.services.store.setDrafts(this.room.id, seat, JSON.stringify(slot));
  }

  /** After every change of the match: whatever answers a question that is gone goes. */
  changed(): void {
    const { match, id } = this.room;
    const { store, log } = this.services;
    const gone = [...this.filled].filter(([seat, question]) => question !== this.question(seat));
    if (gone.length === 0 && !match?.outcome) return;
    for (const [seat] of gone) this.filled.delete(seat);
    const emptied = match?.outcome
      ? store.clearDrafts(id)
      : Promise.all(gone.map(([seat]) => store.setDrafts(id, seat, '')));
    emptied.catch((err: unknown) => log('drafts could not be emptied', { match: id, err }));
  }

  private async empty(seat: Seat): Promise<void> {
    this.filled.delete(seat);
    await this.services.store.setDrafts(this.room.id, seat, '');
  }

  private question(seat: Seat): string | null {
    return this.room.match?.question(seat) ?? null;
  }
}

/** `null`: there is none, or it cannot be read. */
function slotOf(text: string): DraftSlot | null {
  if (text === '') return null;
  try {
    return draftSlot.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
