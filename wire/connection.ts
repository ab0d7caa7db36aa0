/** A connection that is opened again when it breaks or falls silent. Any server of the cluster may answer. */

import { backoff } from './backoff.ts';
import { type ClientFrame, HEARTBEAT, PROTOCOL, type ServerFrame, serverFrames } from './frames.ts';

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  message(text: string): void;
  closed(): void;
}

/** Sockets, time and chance, as this machine has them. Tests bring their own. */
export interface Platform {
  open(events: SocketEvents): Socket;
  /** Does something later; what it returns prevents that. */
  after(milliseconds: number, work: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

export interface ConnectionEvents {
  /** The server speaks our version: watch, and send again what was not answered. */
  greeted(): void;
  received(frame: ServerFrame): void;
  /** All frames of a message were received, or the connection came, went or is of no use. */
  changed(): void;
}

/** `outdated`: the server speaks a later version of the frames, and trying again does not help. */
export type ConnectionState = 'connecting' | 'greeted' | 'outdated' | 'closed';

/** Milliseconds without a word after which the line is given up. */
const SILENCE = 2 * HEARTBEAT;
/** Milliseconds for a greeting, in the end; the first lines are given no more than any silence. */
const LONGEST_WELCOME = 4 * SILENCE;
const QUICK_LINES = 3;
/** Milliseconds without a word after something was sent: after them it is asked for one, and after as many more given up. */
const DOUBT = 1250;

export class Connection {
  private readonly platform: Platform;
  private readonly events: ConnectionEvents;
  private socket: Socket | null = null;
  private failures = 0;
  private cancel: () => void = () => {};
  private cancelDoubt: (() => void) | null = null;
  state: ConnectionState = 'connecting';

  constructor(platform: Platform, events: ConnectionEvents) {
    this.platform = platform;
    this.events = events;
    this.open();
  }

  /** Lost where there is no line now: whoever needs an answer sends again when greeted. */
  send(frame: ClientFrame): void {
    if (this.state !== 'greeted') return;
    this.socket?.send(JSON.stringify(frame));
    this.cancelDoubt ??= this.platform.after(DOUBT, () => this.doubt());
  }

  private doubt(): void {
    const ping: ClientFrame = { type: 'ping', n: 0 };
    this.socket?.send(JSON.stringify(ping));
    this.cancelDoubt = this.platform.after(DOUBT, () => this.lose());
  }

  /** The network is back: no reason to wait any longer. */
  hurry(): void {
    if (this.socket !== null || this.state !== 'connecting') return;
    this.cancel();
    this.open();
  }

  /** This server is of no use, though it speaks: another one, or this one later. */
  leave(): void {
    this.lose();
  }

  close(): void {
    this.end(this.state === 'outdated' ? 'outdated' : 'closed');
  }

  private open(): void {
    const socket = this.platform.open({
      message: (text) => {
        if (this.socket === socket) this.receive(text);
      },
      closed: () => {
        if (this.socket === socket) this.lose();
      },
    });
    this.socket = socket;
    this.listen(this.welcome);
  }

  /** A line that is slow, or a server with a crowd at its door, would otherwise never come to speak. */
  private get welcome(): number {
    return Math.min(LONGEST_WELCOME, SILENCE * 2 ** Math.max(0, this.failures - QUICK_LINES + 1));
  }

  private receive(text: string): void {
    const frames = readFrames(text);
    for (const frame of frames) {
      if (frame.type === 'hello') this.greet(frame.protocol);
      else this.events.received(frame);
      // A server that greets and then fails is no better than none.
      if (frame.type !== 'hello' && frame.type !== 'error') this.failures = 0;
    }
    if (this.socket !== null) this.listen();
    if (frames.length > 0) this.events.changed();
  }

  private greet(protocol: number): void {
    if (protocol > PROTOCOL) this.end('outdated');
    // A node that waits for its own restart: another one, or this one in a moment, speaks our version.
    else if (protocol < PROTOCOL) this.lose();
    else {
      this.state = 'greeted';
      this.events.greeted();
    }
  }

  /** Silence is counted from here. */
  private listen(patience = SILENCE): void {
    this.trust();
    this.cancel();
    this.cancel = this.platform.after(patience, () => this.lose());
  }

  private trust(): void {
    this.cancelDoubt?.();
    this.cancelDoubt = null;
  }

  private lose(): void {
    this.drop();
    this.state = 'connecting';
    const wait = backoff(this.failures++, this.platform.random());
    this.cancel = this.platform.after(wait, () => this.open());
    this.events.changed();
  }

  private end(state: 'outdated' | 'closed'): void {
    this.state = state;
    this.drop();
  }

  private drop(): void {
    this.trust();
    this.cancel();
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
}

/** What makes no sense is passed over, as frames of a later version are. */
function readFrames(text: string): ServerFrame[] {
  try {
    return serverFrames(text);
  } catch {
    return [];
  }
}
