/**
 * What one player would like and all have to agree to: to end the match, to take the last public step back, or to pause.
 * Who agrees is public. Whoever would rather not tells nobody, the server included; silence is no.
 */

import type { Seat } from '@conclave/engine';
import { DAY, MINUTE } from '@conclave/engine/time-units';
import type { ClockRule, WishBody, WishInfo } from '@conclave/wire';
import { type AbsenceRoom, playerOf } from './absences.ts';
import { Fault } from './errors.ts';
import type { Presence } from './presence.ts';
import type { RoomServices } from './room-services.ts';
import type { SharedTime } from './shared-time.ts';
import type { MatchRow, Wish } from './store/store.ts';

/** How long a wish waits for its answer. */
const PATIENCE: Record<ClockRule['kind'], number> = { none: MINUTE, live: MINUTE, days: DAY };

export interface WishRoom extends AbsenceRoom {
  readonly sharedTime: Pick<SharedTime, 'isPaused' | 'pause' | 'tellPause'>;
}

export class Wishes {
  private readonly room: WishRoom;
  private readonly presence: Presence;
  private readonly services: RoomServices;
  /** Whether everybody was shown a wish when they were last told of the table. */
  private wasOpen = false;

  constructor(room: WishRoom, presence: Presence, services: RoomServices) {
    this.room = room;
    this.presence = presence;
    this.services = services;
  }

  /** The wish that waits for an answer. */
  get open(): Wish | null {
    return openWish(this.room, this.room.row, this.services.now());
  }

  /** Who has a word: people whose chair no bot keeps and who are not gone for long. */
  get asked(): readonly Seat[] {
    const { row, match } = this.room;
    return row.seats.flatMap((holder, seat) => {
      const isHere = holder.kind === 'person' && match?.sitting(seat) === null && !this.presence.isGone(seat);
      return isHere ? [seat] : [];
    });
  }

  /** Who has agreed to end the match: everybody may know it. */
  get agreed(): readonly Seat[] {
    const { open } = this;
    return open?.kind === 'end' ? open.agreed : [];
  }

  /** As a player sees it. */
  shownTo(seat: Seat | null): WishInfo | null {
    const wish = this.open;
    this.wasOpen = wish !== null;
    if (!wish || seat === null) return null;
    const { kind, agreed, until } = wish;
    const told = kind === 'back' ? (this.room.match?.askableTold(seat) ?? null) : null;
    const left = until - this.services.now();
    return { kind, seat: wish.seat, agreed: [...agreed], asked: [...this.asked], left, told };
  }

  /** After every change of the match: a wish to take back is void once somebody has moved on in public. */
  changed(): void {
    if (this.wasOpen && this.open === null) this.room.tableChanged();
  }

  /** Asks the table, or agrees with what it is asked. */
  async wish(person: string, body: WishBody): Promise<void> {
    const { room } = this;
    const isPaused = await room.serial(async () => {
      const seat = playerOf(room, person);
      const step = body.kind === 'back' ? this.stepAt(seat, body.from) : null;
      await room.swapRow((row) => this.with(row, seat, body.kind, step));
      const wish = this.open;
      const isAgreed = wish !== null && this.asked.every((other) => wish.agreed.includes(other));
      return isAgreed && (await this.fulfil(wish));
    });
    room.tableChanged();
    if (isPaused) await room.sharedTime.tellPause();
  }

  /** The step that may be taken back, as this seat knows it. */
  private stepAt(seat: Seat, from: number): number {
    const { match } = this.room;
    const askable = match?.askable;
    if (!askable || match?.askableTold(seat)?.from !== from) throw new Fault('notOpen');
    return askable.step;
  }

  private with(row: MatchRow, seat: Seat, kind: Wish['kind'], step: number | null): MatchRow {
    const now = this.services.now();
    const open = openWish(this.room, row, now);
    if (open?.kind === kind) {
      if (open.agreed.includes(seat)) return row;
      return { ...row, wish: { ...open, agreed: [...open.agreed, seat] } };
    }
    if (open) throw new Fault('notOpen');
    // Where no time runs there is none to stand still; nor could nodes of older versions let it.
    if (kind === 'pause' && (row.clock.kind === 'none' || this.room.sharedTime.isPaused))
      throw new Fault('notOpen');
    if (kind === 'back' && (this.room.match?.askable?.seat !== seat || this.asked.length < 2))
      throw new Fault('notOpen');
    const patience = PATIENCE[row.clock.kind];
    // Whoever was answered by silence lets as much time go by before they ask again.
    if (row.wish?.seat === seat && now < row.wish.until + patience) throw new Fault('tooFast', 'wishes');
    return { ...row, wish: { kind, seat, agreed: [seat], until: now + patience, step } };
  }

  /** `true`: the table pauses from now on. */
  private async fulfil({ kind, seat, step }: Wish): Promise<boolean> {
    const { room } = this;
    let isPaused = false;
    switch (kind) {
      case 'end':
        await room.make(() => ({ type: 'end', how: 'agreed' }), null);
        return false;
      case 'back':
        // What others did in secret since may rest on it: then it is as if somebody had said no.
        await room.make(() => ({ type: 'back', seat, step: step ?? -1 }), null);
        break;
      case 'pause':
        isPaused = await room.sharedTime.pause();
    }
    await room.swapRow((row) => ({ ...row, wish: null }));
    return isPaused;
  }
}

function openWish(
  { match, sharedTime }: Pick<WishRoom, 'match' | 'sharedTime'>,
  { wish }: MatchRow,
  now: number,
): Wish | null {
  if (!wish || wish.until <= now || !match || match.outcome) return null;
  switch (wish.kind) {
    case 'end':
      return wish;
    case 'back':
      return match.askable?.step === wish.step ? wish : null;
    case 'pause':
      return sharedTime.isPaused ? null : wish;
  }
}
