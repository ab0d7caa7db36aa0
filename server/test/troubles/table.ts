/** One place of the crowd: the same two people and bots play match after match. */

import { setTimeout as pause } from 'node:timers/promises';
import type { AnyGame } from '@conclave/engine';
import { rngOf } from '../think.ts';
import type { Node } from './fleet.ts';
import { Guest } from './guest.ts';

import { Player } from './player.ts';

const LEVEL = 'easy';
const AGAIN_AFTER = 200;

export class Table {
  /** All who ever sat here: two for each match. */
  readonly players: Player[] = [];
  private readonly game: AnyGame;
  private readonly nodes: readonly Node[];
  private readonly host: Guest;
  private readonly guest: Guest;
  /** What last stood in the way of the next match, since then. */
  private trouble: string | null = null;
  private isSeated = false;
  private isOver = false;

  constructor(game: AnyGame, nodes: readonly Node[]) {
    this.game = game;
    this.nodes = nodes;
    [this.host, this.guest] = ['One', 'Two'].map((name, node) => new Guest(nodes, name, node));
  }

  get acknowledged(): number {
    return this.players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  }

  /** Those of the last match. */
  private get seated(): readonly Player[] {
    return this.players.slice(-2);
  }

  /** Can everybody play here, with an answer to all that they did before a moment? */
  isBackSince(moment: number): boolean {
    return this.isSeated && this.seated.every((player) => player.isBackSince(moment));
  }

  /** What stands in the way here, as far as those who sit here can tell. */
  get troubles(): string {
    const troubles = this.isSeated ? this.seated.map((player) => player.trouble) : [this.trouble];
    const match = this.isSeated ? ` (match ${this.seated[0].match})` : ', which cannot sit down to the next';
    return `${this.game.id}${match}: ${troubles.map((one) => one ?? 'nothing was refused').join('; ')}`;
  }

  /** From match to match, until it is closed. */
  async play(): Promise<void> {
    while (!this.isOver) {
      const match = await this.open();
      if (match === null) return;
      const players = [this.host, this.guest].map(
        ({ cookie }, seat) => new Player(this.nodes, match, seat, cookie, rngOf(`${match} ${seat}`)),
      );
      this.players.push(...players);
      this.isSeated = true;
      await Promise.all(players.map((player) => player.play()));
      this.isSeated = false;
    }
  }

  close(): void {
    this.isOver = true;
    for (const player of this.seated) player.close();
  }

  /** In the middle of a trouble, until it is over; `null`: the table was closed first. */
  private async open(): Promise<string | null> {
    while (!this.isOver) {
      try {
        return await this.tryToOpen();
      } catch (error) {
        this.trouble = (error as Error).message;
        await pause(AGAIN_AFTER);
      }
    }
    return null;
  }

  /** Goes on where the last try came to: nothing is opened twice. */
  private async tryToOpen(): Promise<string> {
    const { host, guest } = this;
    for (const person of [host, guest]) await person.signIn();
    const isNew = (match: string) => this.players.every((player) => player.match !== match);
    const begun = (await host.mine()).find(({ id, status }) => status !== 'finished' && isNew(id));
    const { id, invite, status } = begun ?? (await host.create(this.wish));
    if (status !== 'open') return id;
    await guest.act(id, 'join', { invite });
    await host.act(id, 'start');
    return id;
  }

  private get wish() {
    const bots = Math.max(0, Math.min(3, this.game.seats.max) - 2);
    const seats = [
      { kind: 'me' as const },
      { kind: 'invited' as const },
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: LEVEL }) as const),
    ];
    return { game: this.game.id, seats, clock: { kind: 'live' as const, turn: 30, bank: 0 } };
  }
}
