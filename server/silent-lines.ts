/**
 * Connections on which nothing is asked: not yet, only in part, or not any more. They cost little and could be many, so
 * each address has a limited number. The oldest are closed first; a client opens its connection again when it needs it.
 */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './addresses.ts';

/** A school behind one address: half a dozen for each of its browsers. */
export const SILENT_LINES = 1000;

/** Whose it is, and how many of its requests are not answered yet. */
interface Line {
  readonly socket: Socket;
  readonly address: string;
  asked: number;
}

export class SilentLines {
  private readonly most: number;
  private readonly lines = new WeakMap<Socket, Line>();
  /** By address; the oldest first. */
  private readonly silent = new Map<string, Set<Line>>();

  constructor(most: number) {
    this.most = most;
  }

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      const line = { socket, address: networkOf(socket.remoteAddress ?? ''), asked: 0 };
      this.lines.set(socket, line);
      this.add(line);
      socket.on('close', () => this.remove(line));
    });
    server.on('request', ({ socket }, response) => {
      this.count(socket, 1);
      response.on('close', () => this.count(socket, -1));
    });
    // From here on it is a websocket, which is counted as one.
    server.on('upgrade', ({ socket }) => this.count(socket, 1));
  }

  /** Lines that are kept in mind, of all addresses. */
  get size(): number {
    return [...this.silent.values()].reduce((sum, { size }) => sum + size, 0);
  }

  private count(socket: Socket, change: 1 | -1): void {
    const line = this.lines.get(socket);
    if (!line) return;
    line.asked += change;
    if (line.asked > 0) this.remove(line);
    else if (!socket.destroyed) this.add(line);
  }

  private add(line: Line): void {
    const lines = this.silent.get(line.address) ?? new Set();
    this.silent.set(line.address, lines.add(line));
    const [oldest] = lines;
    if (lines.size > this.most) oldest.socket.destroy();
  }

  private remove(line: Line): void {
    const lines = this.silent.get(line.address);
    lines?.delete(line);
    if (lines?.size === 0) this.silent.delete(line.address);
  }
}
