/** The services that a room and its parts need from the server. */

import type { BotRequest, QueuePlace } from '@conclave/bots';
import type { AnyMove } from '@conclave/engine';
import type { LiveLists } from './live-lists.ts';
import type { Store } from './store/store.ts';

export interface RoomServices {
  readonly store: Store;
  readonly lists: Pick<LiveLists, 'mark'>;
  /** The server's own time, for all that is counted (server-time.ts). */
  now(): number;
  /** For display. */
  wall(): number;
  /** A bot's answer from a perspective. */
  think(request: BotRequest, place: QueuePlace): Promise<{ readonly move: AnyMove | null }>;
  readonly botDelay: number;
  /** Milliseconds until a bot that failed is asked again. */
  readonly botRetry: number;
  /** What the seconds of secret windows are multiplied by: 1, or tests would be slow. */
  readonly windowPace: number;
  readonly snapshotEvery: number;
  /** Matches in memory that nobody watches; a few more are taken up where many are due. */
  readonly mostUnwatched: number;
  /** Milliseconds after which finished matches are deleted; `null`: never. */
  readonly keepFinished: number | null;
  /** Whether the host wants to hear of seats that are asked (CONCLAVE_NOTICE_URL). */
  readonly tellsHost: boolean;
  log(message: string, details: Readonly<Record<string, unknown>>): void;
  /** For the operator, whatever is logged. */
  alert(message: string): void;
  /** The operator is told, now and then. */
  notStored(error: Error): void;
  count(what: 'moves' | 'refusals' | 'lapses' | 'botMoves' | 'frames'): void;
}
