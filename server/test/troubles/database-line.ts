/** The connection between one node and the database. It can be frozen, cut and mended. */

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class DatabaseLine {
  /** The database's address, by way of this line. */
  readonly url: string;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private state: 'sound' | 'frozen' | 'cut' = 'sound';

  private constructor(url: string, server: Server) {
    this.url = url;
    this.server = server;
  }

  static async open(database: string): Promise<DatabaseLine> {
    const target = new URL(database);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(database);
    url.port = String((server.address() as { port: number }).port);
    const line = new DatabaseLine(url.href, server);
    server.on('connection', (near) => line.join(near, connect(Number(target.port), target.hostname)));
    return line;
  }

  /** Nothing comes through any more, and nobody is told. */
  freeze(): void {
    this.state = 'frozen';
    for (const socket of this.sockets) socket.pause();
  }

  /** The same of the connection that was opened first: that of the node's signs of life. */
  freezeOldest(): void {
    for (const socket of [...this.sockets].slice(0, 2)) socket.pause();
  }

  cut(): void {
    this.state = 'cut';
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.state = 'sound';
    for (const socket of this.sockets) socket.resume();
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private join(near: Socket, far: Socket): void {
    if (this.state === 'cut') {
      near.destroy();
      far.destroy();
      return;
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      this.sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (data) => to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      if (this.state === 'frozen') from.pause();
    }
  }
}
