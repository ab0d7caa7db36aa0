/**
 * What the bench uses of its peers, by type. So its types can be checked where the peers are not installed.
 * Declared by hand after boardgame.io 0.50.2, socket.io-client 4.8.4 and Colyseus 0.18; `npm run bench` shows whether it holds.
 */

declare module 'boardgame.io' {
  export interface State<G> {
    readonly G: G;
    readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  }

  export interface Game<G> {
    readonly name: string;
    readonly setup: () => G;
    readonly turn: { readonly minMoves: number; readonly maxMoves: number };
    readonly moves: Readonly<
      Record<string, (context: { G: G; playerID: string }, ...args: never[]) => 'INVALID_MOVE' | undefined>
    >;
    readonly endIf: (context: { G: G; ctx: State<G>['ctx'] }) => unknown;
  }
}

declare module 'boardgame.io/core' {
  export const INVALID_MOVE: 'INVALID_MOVE';
}

declare module 'boardgame.io/internal' {
  import type { Game, State } from 'boardgame.io';

  interface MakeMove {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  }

  export function CreateGameReducer<G>(options: {
    game: Game<G>;
  }): (state: State<G>, action: MakeMove) => State<G>;
  export function InitializeGame<G>(options: { game: Game<G>; numPlayers: number }): State<G>;
}

declare module 'boardgame.io/client' {
  import type { Game, State } from 'boardgame.io';

  export function Client<G>(options: { game: Game<G>; numPlayers: number; debug: boolean }): {
    start(): void;
    reset(): void;
    getState(): State<G> | null;
    readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  };
}

declare module 'socket.io-client' {
  export interface Socket {
    readonly io: {
      readonly engine: { on(event: 'packet', listener: (packet: { data?: unknown }) => void): void };
    };
    on(event: string, listener: (...args: never[]) => void): void;
    emit(event: string, ...args: unknown[]): void;
    disconnect(): void;
  }

  export function io(
    url: string,
    options: { transports: readonly string[]; forceNew: boolean; reconnection: boolean },
  ): Socket;
}

declare module '@colyseus/core' {
  export interface Client {
    readonly sessionId: string;
    send(type: string, message: unknown): void;
  }

  export class Room {
    readonly roomId: string;
    onMessage(type: string, listener: (client: Client, message: unknown) => void): void;
    broadcast(type: string, message: unknown): void;
    onJoin(client: Client): void;
  }

  export class Server {
    constructor(options: { transport: unknown; greet: boolean });
    define(name: string, room: new () => Room): void;
    listen(port: number): Promise<void>;
  }
}

declare module '@colyseus/ws-transport' {
  import type { Server } from 'node:net';

  export class WebSocketTransport {
    readonly server: Server;
    constructor(options: { pingInterval: number });
  }
}

declare module '@colyseus/sdk' {
  export interface Room {
    readonly roomId: string;
    send(type: string, message?: unknown): void;
    onMessage<Message>(type: string, listener: (message: Message) => void): void;
    leave(): Promise<unknown>;
  }

  export class Client {
    constructor(url: string);
    create(name: string): Promise<Room>;
    joinById(id: string): Promise<Room>;
  }
}
