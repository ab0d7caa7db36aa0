/**
 * Lets one of the servers that have a match in memory run its bots. It holds a lease and renews it while the bots
 * think. When it stops, another server takes the lease. Two servers that think about one move would still make it once,
 * at twice the cost.
 */

import type { Cluster } from './store/cluster.ts';

/** Milliseconds for which it is one server's turn. */
const LEASE = 3000;
/** Milliseconds between two looks: whether to go on with it, or whether nobody does any more. */
const LOOK_EVERY = 1000;

/** The table at which they sit. */
export interface BotTable {
  /** The game waits for a bot, or one thinks. */
  isWaitedFor(): boolean;
  /** They may think now. */
  lead(): void;
}

type Leads = Pick<Cluster, 'leadBots' | 'resignBots'>;

export class BotLead {
  private readonly cluster: Leads;
  private readonly match: string;
  private readonly table: BotTable;
  /** By the machine's monotonic clock. */
  private until = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | null = null;
  private isAsking = false;
  private ended = false;

  constructor(cluster: Leads, match: string, table: BotTable) {
    this.cluster = cluster;
    this.match = match;
    this.table = table;
  }

  get isHeld(): boolean {
    return performance.now() < this.until;
  }

  /** Asks for it, unless that is under way. */
  want(): void {
    if (!this.isAsking && !this.ended) void this.ask();
  }

  /** Looks again in a while, as long as a bot is waited for. */
  lookLater(): void {
    if (this.timer !== null || this.ended || !this.table.isWaitedFor()) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      if (this.table.isWaitedFor()) this.want();
    }, LOOK_EVERY).unref();
  }

  /** Others need not wait until it has run out. */
  end(): void {
    this.ended = true;
    if (this.timer) clearTimeout(this.timer);
    // If that fails, it runs out by itself.
    if (this.isHeld) this.cluster.resignBots(this.match).catch(() => {});
    this.until = Number.NEGATIVE_INFINITY;
  }

  private async ask(): Promise<void> {
    this.isAsking = true;
    const asked = performance.now();
    // Without its store a server leads nothing.
    const isOurs = await this.cluster.leadBots(this.match, LEASE).catch(() => false);
    this.isAsking = false;
    this.until = isOurs ? asked + LEASE : Number.NEGATIVE_INFINITY;
    if (this.ended) this.end();
    else if (this.isHeld) this.table.lead();
    this.lookLater();
  }
}
