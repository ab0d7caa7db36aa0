/**
 * Colyseus's server with the same game. Its second argument is `memory`, or `SQLite` for an append to a file before
 * anybody is told. What comes in one turn of the event loop shares a commit, as with us. The third is by how many
 * characters a message is made longer.
 */

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Sql } from '@conclave/server/store/sql';
import { report } from './contender.ts';
import { type Cells, emptyCells, mark } from './endless.ts';

const [folder, storage, padding] = process.argv.slice(2);
const pad = 'x'.repeat(Number(padding));

/** Stores a line, and calls back when it is on disk. */
type Append = (line: string, stored: () => void) => void;

function appendTo(file: string): Append {
  // Opened as our own store opens its file: a commit is on the disk when it returns.
  const sql = new Sql(file);
  sql.exec('create table log (n integer primary key, lines text not null)');
  let waiting: [string, () => void][] = [];
  return (line, stored) => {
    if (waiting.push([line, stored]) > 1) return;
    setImmediate(() => {
      const batch = waiting;
      waiting = [];
      sql.run('insert into log (lines) values (?)', batch.map(([text]) => text).join('\n'));
      for (const [, tell] of batch) tell();
    });
  };
}

const append: Append =
  storage === 'SQLite' ? appendTo(join(folder, 'colyseus.db')) : (_line, stored) => stored();

class Endless extends Room {
  private readonly cells: Cells = emptyCells();
  private turn = 0;
  private moves = 0;
  private readonly players: string[] = [];

  onCreate(): void {
    this.onMessage('mark', (client: Client, cell: unknown) => {
      const seat = this.players.indexOf(client.sessionId);
      if (seat !== this.turn || typeof cell !== 'number' || this.cells[cell] !== null) return;
      const at = ++this.moves;
      append(JSON.stringify({ room: this.roomId, at, seat, cell }), () => {
        mark(this.cells, cell, String(seat));
        this.turn = 1 - this.turn;
        this.broadcast('seen', { cells: this.cells, turn: this.turn, pad });
      });
    });
    this.onMessage('look', (client: Client) =>
      client.send('seen', { cells: this.cells, turn: this.turn, pad }),
    );
  }

  override onJoin(client: Client): void {
    this.players.push(client.sessionId);
  }
}

const transport = new WebSocketTransport({ pingInterval: 0 });
const server = new Server({ transport, greet: false });
server.define('endless', Endless);
await server.listen(0);
report(`http://localhost:${(transport.server.address() as AddressInfo).port}`);
