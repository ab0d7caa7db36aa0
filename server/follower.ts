/** Brings a room up to date with what other servers stored: entries, the row, who is present, and the chat. */

import type { Watcher } from '@conclave/engine';
import type { FrameOf } from '@conclave/wire';
import type { Audience } from './audience.ts';
import { ChatNews } from './chat-news.ts';
import type { MatchLog } from './match-log.ts';
import type { Presence } from './presence.ts';
import type { RoomServices } from './room-services.ts';
import type { Head } from './store/cluster.ts';
import type { MatchRow, Tail } from './store/store.ts';

/** The room that follows. All of it is for work that is in the queue. */
export interface FollowingRoom {
  readonly id: string;
  readonly row: MatchRow;
  /** `null`: the match has not started. */
  readonly log: MatchLog | null;
  readonly isStale: boolean;
  watcherOf(person: string | null): Watcher;
  setRow(row: MatchRow): void;
  changed(): void;
  tableChanged(): void;
  lost(): void;
  say(frame: FrameOf<'said'>): void;
}

export class Follower {
  private readonly room: FollowingRoom;
  private readonly audience: Audience;
  private readonly presence: Presence;
  private readonly services: RoomServices;
  private readonly chat: ChatNews;
  /** The revision that was followed last. */
  private rev = -1;

  constructor(room: FollowingRoom, audience: Audience, presence: Presence, services: RoomServices) {
    this.room = room;
    this.audience = audience;
    this.presence = presence;
    this.services = services;
    this.chat = new ChatNews(services.store, room.id);
  }

  /** Whether other servers have changed anything since the last check. */
  isBehind({ length, rev, present }: Head): boolean {
    const isSame = length === this.length && rev === this.rev;
    return !isSame || !this.presence.isSameAsKnown(present);
  }

  async checkForChanges(): Promise<void> {
    const { room } = this;
    if (room.isStale) return;
    const tail = await this.services.store.tail(room.id, this.length);
    if (!tail) room.lost();
    else if (!tail.head || room.log?.isInDoubt || this.isBehind(tail.head)) await this.follow(tail);
  }

  private get length(): number {
    return this.room.log?.match.length ?? 0;
  }

  private async follow(tail: Tail): Promise<void> {
    const { room, audience, presence, services } = this;
    const { head } = tail;
    const { log } = room;
    if ((log === null) !== (tail.row.status === 'open')) return room.lost();
    try {
      log?.follow(tail);
    } catch (err) {
      services.log('what another server has stored cannot be followed', { match: room.id, err });
      return room.lost();
    }
    if (log) presence.restore(log.clock.seen);
    const isNew = JSON.stringify(rowOf(tail.row)) !== JSON.stringify(rowOf(room.row));
    const cameOrWent = head !== null && !presence.isSameAsKnown(head.present);
    const sat = tail.logged.some((line) => /^\{"entry":\{"(sit|resign)"/.test(line));
    const isLinkVoid = tail.row.invite !== room.row.invite;
    room.setRow(tail.row);
    if (head) presence.setKnown(head.present);
    if (isLinkVoid) audience.leave();
    if (isNew) audience.reseat((person) => room.watcherOf(person));
    if (isNew || cameOrWent || sat) room.tableChanged();
    if (cameOrWent) presence.noteHost();
    room.changed();
    // After the updates: no step waits for the chat.
    if (head) await this.sendNewChat(head);
  }

  private async sendNewChat({ rev }: Head): Promise<void> {
    if (rev === this.rev) return;
    const { room } = this;
    this.rev = rev;
    const lines = await this.chat.unheard();
    if (lines.length > 0) room.say({ type: 'said', match: room.id, lines });
  }
}

/** Without the time of the last change, which most steps move. */
const rowOf = ({ changedAt: _moves, ...row }: MatchRow) => row;
