/** What one websocket may send and hold. */

export interface SocketLimits {
  /** Frames a second, and how many may come at once. */
  readonly rate: number;
  readonly burst: number;
  /** The same for questions why a move is not possible, which count apart. */
  readonly whyRate: number;
  readonly whyBurst: number;
  /** The same for pings and pongs of the websocket itself. */
  readonly controlRate: number;
  readonly controlBurst: number;
  /** Matches one socket may watch. */
  readonly watched: number;
  /** Bytes waiting for a slow reader before the socket is cut. */
  readonly backlog: number;
  /** The same for all sockets together: beyond it, those with most are cut. */
  readonly unread: number;
  /** Typed errors before the socket is closed. */
  readonly patience: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  rate: 30,
  burst: 90,
  whyRate: 8,
  whyBurst: 16,
  controlRate: 2,
  controlBurst: 20,
  watched: 20,
  backlog: 4 * 1024 * 1024,
  unread: 64 * 1024 * 1024,
  patience: 60,
};
