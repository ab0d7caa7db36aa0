/**
 * Limits how much one person and one address may ask for. A whole school may share one address, so scarce things are
 * counted by person first. The limit on the page's own files is high enough for a school.
 */

import { Fault } from './errors.ts';
import type { Cluster } from './store/cluster.ts';
import { TokenBucket } from './token-bucket.ts';

/** All of them a minute. */
export interface RequestLimits {
  readonly person: number;
  /** Requests without a person, by address. */
  readonly strangers: number;
  /** Everybody of one address together. */
  readonly address: number;
  /** Files of the page, by address: a visit takes two dozen. */
  readonly pages: number;
  /** New people, by address. */
  readonly newcomers: number;
  /** Recovery codes tried, by address. */
  readonly recoveries: number;
  /** Codes of tables tried, by address. */
  readonly codes: number;
  /** Tables opened, by person. */
  readonly tables: number;
  /** Changes of tables, by person: some of them are told in the talk. */
  readonly changes: number;
  /** Lines of chat, by person. */
  readonly lines: number;
  /** Words for the host of the server, by person. */
  readonly words: number;
  /** Kilobytes of notebooks, by person. */
  readonly notes: number;
  /** Kilobytes of drafts, by person alone: whoever shares an address must not notice that somebody composes. */
  readonly drafts: number;
  /** Browsers that are to take notices, by person. */
  readonly subscriptions: number;
  /** Files with everything of a person, by person. */
  readonly exports: number;
  /** Frames on all sockets of a person. */
  readonly frames: number;
  /** Frames without a person, by address. */
  readonly strangerFrames: number;
}

export const REQUEST_LIMITS: RequestLimits = {
  person: 600,
  strangers: 1200,
  address: 12_000,
  pages: 60_000,
  newcomers: 200,
  recoveries: 20,
  codes: 20,
  tables: 20,
  changes: 60,
  lines: 30,
  words: 3,
  notes: 512,
  drafts: 120,
  subscriptions: 20,
  exports: 4,
  frames: 3600,
  strangerFrames: 6000,
};

/** To ask for a match may mean to load it: it counts as so many requests. */
export const MATCH_COST = 5;
/** And to ask for one’s own list, to read all its rows. */
export const LIST_COST = 5;

/** Who asks. */
export interface Asker {
  readonly person: string | null;
  readonly address: string;
}

/** Limits of what a person may fill. */
type OfPerson = 'tables' | 'changes' | 'lines' | 'words' | 'notes' | 'subscriptions' | 'exports';
/** Limits of what is scarce: several servers count it together. */
type Scarce = 'newcomers' | 'recoveries' | 'codes' | 'drafts' | OfPerson;

/** All of one address together may fill as much as so many people: names are free, addresses are not. */
const CROWD = 20;

export class RequestCounter {
  private readonly buckets: Record<keyof RequestLimits, KeyedBuckets>;
  private readonly limits: RequestLimits;
  private readonly cluster: Pick<Cluster, 'take'> | null;

  constructor(limits: RequestLimits, now: () => number, cluster: Pick<Cluster, 'take'> | null = null) {
    this.limits = limits;
    this.cluster = cluster;
    const keyed = (perMinute: number) => new KeyedBuckets(perMinute, now);
    this.buckets = {
      person: keyed(limits.person),
      strangers: keyed(limits.strangers),
      address: keyed(limits.address),
      pages: keyed(limits.pages),
      newcomers: keyed(limits.newcomers),
      recoveries: keyed(limits.recoveries),
      codes: keyed(limits.codes),
      tables: keyed(limits.tables),
      changes: keyed(limits.changes),
      lines: keyed(limits.lines),
      words: keyed(limits.words),
      notes: keyed(limits.notes),
      drafts: keyed(limits.drafts),
      subscriptions: keyed(limits.subscriptions),
      exports: keyed(limits.exports),
      frames: keyed(limits.frames),
      strangerFrames: keyed(limits.strangerFrames),
    };
  }

  request({ person, address }: Asker, cost = 1): void {
    if (person === null) this.take('strangers', address, cost);
    else this.take('person', person, cost);
    // Last: what is refused to one takes nothing from those beside them.
    this.take('address', address, cost);
  }

  /** `false`: too many frames, on whichever sockets. */
  mayFrame({ person, address }: Asker): boolean {
    const { frames, strangerFrames } = this.buckets;
    return person === null ? strangerFrames.take(address, 1) : frames.take(person, 1);
  }

  /** Throws where it is too much, at all servers together. */
  async spend(limit: Scarce, key: string, count = 1): Promise<void> {
    this.take(limit, key, count);
    if (!this.cluster) return;
    if (!(await this.cluster.take(`${limit} ${key}`, count, this.limits[limit])))
      throw new Fault('tooFast', limit);
  }

  /** Throws where it is too much, of the person or of all at its address. */
  async fill(limit: OfPerson, person: string, address: string, count = 1): Promise<void> {
    await this.spend(limit, person, count);
    await this.spend(limit, `at ${address}`, count / CROWD);
  }

  /** Throws where it is too much, here. */
  take(limit: keyof RequestLimits, key: string, count = 1): void {
    if (!this.buckets[limit].take(key, count)) throw new Fault('tooFast', limit);
  }
}

/** Full buckets are forgotten when there are so many, or twice as many as were left the last time. */
const MAX_KEYS = 10_000;

class KeyedBuckets {
  private readonly perMinute: number;
  private readonly now: () => number;
  private readonly buckets = new Map<string, TokenBucket>();
  private most = MAX_KEYS;

  constructor(perMinute: number, now: () => number) {
    this.perMinute = perMinute;
    this.now = now;
  }

  take(key: string, count: number): boolean {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      if (this.buckets.size >= this.most) this.forgetFull();
      bucket = new TokenBucket(this.perMinute / 60, this.perMinute, this.now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(count);
  }

  private forgetFull(): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull()) this.buckets.delete(key);
    this.most = Math.max(MAX_KEYS, 2 * this.buckets.size);
  }
}
