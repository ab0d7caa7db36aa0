/** A proxy before pages: it records requests, delays some of them, and can be shut. */

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export class Door {
  /** What is asked for here is answered from there. */
  leadsTo: string;
  readonly asked: IncomingMessage[] = [];
  private isShut = false;
  private held: RegExp | null = null;
  private readonly waiting: { readonly path: string; go(): void }[] = [];
  private readonly server = createServer((ask, answer) => void this.enter(ask, answer));

  private constructor(leadsTo: string) {
    this.leadsTo = leadsTo;
  }

  static async open(leadsTo: string): Promise<Door> {
    const door = new Door(leadsTo);
    await new Promise<void>((resolve) => door.server.listen(0, '127.0.0.1', resolve));
    return door;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on this is what waits; everything else goes in. */
  hold(paths: RegExp | null): void {
    this.held = paths;
    const free = this.waiting.filter(({ path }) => !paths?.test(path));
    for (const one of free) {
      this.waiting.splice(this.waiting.indexOf(one), 1);
      one.go();
    }
  }

  /** Whoever waits is sent away too. */
  shut(isShut: boolean): void {
    this.isShut = isShut;
    if (isShut) for (const { go } of this.waiting.splice(0)) go();
  }

  /** Somebody stands before the door with such a wish. */
  async isAskedFor(path: RegExp): Promise<void> {
    while (!this.waiting.some((one) => path.test(one.path)))
      await new Promise((resolve) => setTimeout(resolve, 10));
  }

  async close(): Promise<void> {
    this.hold(null);
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async enter(ask: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = ask.url ?? '';
    this.asked.push(ask);
    if (!this.isShut && this.held?.test(path))
      await new Promise<void>((go) => this.waiting.push({ path, go }));
    if (this.isShut) return void ask.socket.destroy();
    const { method, headers } = ask;
    const real = request(this.leadsTo + path, { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(answer);
    });
    real.on('error', () => answer.destroy());
    real.end();
  }
}
