/** A push service of our own, and browsers that read what it brings: written from RFC 8291 and 8188, not from the sender. */

import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Reach } from '../notices/reach.ts';
import type { Client } from './client.ts';

/** All of it goes to this machine, which an honest server never does. */
export const reachHere: Reach = async () => ({ address: '127.0.0.1', family: 4 });

export interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class PushService {
  readonly delivered: Delivered[] = [];
  /** What it answers, by path. */
  readonly answers = new Map<string, number>();
  /** Before that it answers nobody. */
  answering: Promise<void> = Promise.resolve();
  private readonly url: string;

  private constructor(url: string) {
    this.url = url;
  }

  static async start(): Promise<PushService> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        service.delivered.push({ path, headers: request.headers, body: Buffer.concat(parts) });
        void service.answering.then(() => response.writeHead(service.answers.get(path) ?? 201).end());
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const service = new PushService(`http://push.test:${(server.address() as AddressInfo).port}`);
    onTestFinished(() => void server.close());
    return service;
  }

  endpoint(path: string): string {
    return `${this.url}${path}`;
  }

  /** For the operator's own address. */
  get hook(): string {
    return this.endpoint('/host').replace('push.test', '127.0.0.1');
  }

  at(path: string): Delivered[] {
    return this.delivered.filter((one) => one.path === path);
  }

  /** A browser of a person that takes notices. */
  async browser(client: Client, path: string, quiet: unknown = null): Promise<Browser> {
    const browser = new Browser(this, path);
    await client.call('PUT', '/api/me/notices', {
      endpoint: this.endpoint(path),
      keys: browser.keys,
      quiet,
    });
    return browser;
  }
}

export class Browser {
  readonly path: string;
  private readonly service: PushService;
  private readonly own: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(service: PushService, path: string) {
    this.service = service;
    this.path = path;
    this.own.generateKeys();
  }

  get keys() {
    return {
      p256dh: this.own.getPublicKey().toString('base64url'),
      auth: this.auth.toString('base64url'),
    };
  }

  get notices(): { game: string; match: string; tag: string }[] {
    return this.service.at(this.path).map(({ body }) => JSON.parse(this.read(body)));
  }

  /** RFC 8188: salt, size of a record, the sender's key, then one record. */
  private read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body[20];
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.own.getPublicKey(), theirs]);
    const shared = Buffer.from(hkdfSync('sha256', this.own.computeSecret(theirs), this.auth, info, 32));
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2 and zeros.
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}
