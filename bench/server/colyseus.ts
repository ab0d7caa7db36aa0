/** Playing on Colyseus's server by its own client, and our server beside it. */

import { Client, type Room } from '@colyseus/sdk';
import { spreadOf } from '../measure.ts';
import { conclave } from './conclave.ts';
import { type Contender, type Dialect, launch, type Player } from './contender.ts';

interface Seen {
  readonly cells: readonly (string | null)[];
  readonly turn: number;
}

/** Two play, and who comes after them looks on. */
const SEATS = 2;
const MATCHES = 20;
const ROUNDS = 7;
const MILLISECONDS = 1500;
/** So long is our update of this game, beside the cells that both send. */
const PADDING = 300;

function playerOf(room: Room, seat: number): Promise<Player> {
  let listener: (mine: boolean) => void = () => {};
  let cells: Seen['cells'] = [];
  let turn = 0;
  const player: Player = {
    move() {
      const free = cells.flatMap((one, cell) => (one === null ? [cell] : []));
      room.send('mark', free[++turn % free.length]);
    },
    onSeen(seen) {
      listener = seen;
    },
    close: () => void room.leave(),
  };
  return new Promise((resolve) => {
    room.onMessage('seen', (seen: Seen) => {
      cells = seen.cells;
      resolve(player);
      listener(seen.turn === seat);
    });
    room.send('look');
  });
}

const notMeasured = () => Promise.reject(new Error('not measured'));

function colyseus(name: string, watching: number): Dialect {
  return {
    name,
    entry: './colyseus-process.js',
    async table(url) {
      const first = await new Client(url).create('endless');
      const rooms = [first];
      for (let more = 1; more < SEATS + watching; more++)
        rooms.push(await new Client(url).joinById(first.roomId));
      const players = await Promise.all(rooms.map(playerOf));
      const close = () => {
        for (const player of players) player.close();
      };
      return [{ ...players[0], close }, players[1]];
    },
    connect: notMeasured,
    idleMatch: notMeasured,
    reconnectBytes: notMeasured,
  };
}

interface Lap {
  readonly rate: number;
  /** Microseconds of the server's processor for a move. */
  readonly cpu: number;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A server whose matches are open through all rounds, so that a lap has nothing but moves. */
class Racer {
  private readonly contender: Contender;
  /** Whose turn came while nobody was to move. */
  private due: Player[] = [];
  private isRunning = false;
  private moves = 0;
  private readonly players: Player[] = [];

  constructor(contender: Contender) {
    this.contender = contender;
  }

  async open(): Promise<void> {
    for (let number = 0; number < MATCHES; number++) {
      const pair = await this.contender.dialect.table(this.contender.url, number);
      for (const player of pair) player.onSeen((mine) => mine && this.hasTurn(player));
      this.due.push(pair[0]);
      this.players.push(...pair);
    }
  }

  private hasTurn(player: Player): void {
    if (!this.isRunning) this.due.push(player);
    else {
      this.moves++;
      player.move();
    }
  }

  async lap(): Promise<Lap> {
    const { due } = this;
    this.due = [];
    this.isRunning = true;
    for (const player of due) player.move();
    await sleep(MILLISECONDS / 4);
    const before = await this.contender.cpu();
    const [moves, start] = [this.moves, performance.now()];
    await sleep(MILLISECONDS);
    const made = this.moves - moves;
    const rate = (made * 1000) / (performance.now() - start);
    const cpu = (((await this.contender.cpu()) - before) * 1000) / made;
    this.isRunning = false;
    await sleep(200);
    return { rate, cpu };
  }

  async stop(): Promise<void> {
    for (const player of this.players) player.close();
    await sleep(500);
    await this.contender.stop();
  }
}

/** In turn with ours: by round both laps. */
async function contest(storage: string, padding: number, watching: number): Promise<(readonly [Lap, Lap])[]> {
  const ours = await launch({ ...conclave, table: (url, number) => conclave.table(url, number, watching) });
  const theirs = await launch(colyseus('Colyseus', watching), [storage, String(padding)]);
  const racers = [new Racer(ours), new Racer(theirs)] as const;
  try {
    for (const racer of racers) await racer.open();
    const laps: (readonly [Lap, Lap])[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const both = [await racers[0].lap(), await racers[1].lap()] as const;
      // The first round warms up.
      if (round > 0) laps.push(both);
    }
    return laps;
  } finally {
    for (const racer of racers) await racer.stop();
  }
}

/** Four lines: with and without an append, native and padded. `clients`: of each room, players and who looks on. */
export async function besideColyseus(clients: number): Promise<Record<string, string>> {
  const figures: Record<string, string> = {};
  for (const storage of ['memory', 'SQLite']) {
    for (const padding of [0, PADDING]) {
      const laps = await contest(storage, padding, clients - SEATS);
      const median = (of: (lap: readonly [Lap, Lap]) => number) => spreadOf(laps.map(of)).median;
      const rates = `${median(([us]) => us.rate).toFixed(0)} to ${median(([, them]) => them.rate).toFixed(0)} moves/s`;
      const ratio = median(([us, them]) => us.rate / them.rate).toFixed(2);
      const cpu = median(([us, them]) => us.cpu / them.cpu).toFixed(2);
      const title = `${clients} clients, ${storage}, ${padding > 0 ? 'padded' : 'native'}`;
      console.error(`Colyseus: ${title}: ${ratio} times, processor ${cpu}`);
      figures[title] =
        `${ratio} times (${rates}), processor ${cpu} (${median(([us]) => us.cpu).toFixed(0)} to ${median(([, them]) => them.cpu).toFixed(0)} us)`;
    }
  }
  return figures;
}
