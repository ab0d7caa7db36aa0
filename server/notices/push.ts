/** Notices to browsers by their push services (RFC 8030, 8291 and 8292). Only the browser can read them. */

import { SECOND } from '@conclave/engine/time-units';
import webPush from 'web-push';
import type { Subscription } from '../store/personal.ts';
import type { Store } from '../store/store.ts';
import { post } from './post.ts';
import type { Reach } from './reach.ts';

/** The kept value with the keys by which push services know this server. */
const KEYS = 'push keys';
/** Whom push services may write to, where the operator names no address of the pages. */
const NOBODY = 'mailto:nobody@conclave.invalid';

/** What a browser is told: no word of it is written here. */
export interface Told {
  readonly game: string;
  readonly match: string;
  readonly tag: string;
}

/** `gone`: the browser takes no more; `failed`: it may be tried again. */
export type Sent = 'sent' | 'gone' | 'failed';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export class Push {
  readonly publicKey: string;
  private readonly keys: Keys;
  private readonly reach: Reach;
  private readonly subject: string;

  private constructor(keys: Keys, reach: Reach, origin: string | null) {
    this.keys = keys;
    this.publicKey = keys.publicKey;
    this.reach = reach;
    this.subject = origin?.startsWith('https://') ? origin : NOBODY;
  }

  /** Its keys are made once, and kept with all other data. */
  static async open(store: Store, reach: Reach, origin: string | null): Promise<Push> {
    const kept = await store.keepFirst(KEYS, JSON.stringify(webPush.generateVAPIDKeys()));
    return new Push(JSON.parse(kept) as Keys, reach, origin);
  }

  /** `false`: nobody is sent anything there. */
  async mayReach(endpoint: string): Promise<boolean> {
    return (await this.reach(new URL(endpoint)).catch(() => null)) !== null;
  }

  /** Whether anything can be written for a browser with these keys. */
  isKey({ p256dh, auth }: Subscription['keys']): boolean {
    const point = Buffer.from(p256dh, 'base64url');
    return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
  }

  /** `left`: milliseconds for which it is worth while. */
  async send({ endpoint, keys }: Subscription, told: Told, left: number, isUrgent: boolean): Promise<Sent> {
    try {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(told), {
        vapidDetails: { subject: this.subject, ...this.keys },
        TTL: Math.max(60, Math.round(left / SECOND)),
        topic: told.tag,
        urgency: isUrgent ? 'high' : 'normal',
      });
      const letter = { url: new URL(endpoint), headers: headers as Record<string, string>, body: body ?? '' };
      const status = await post(letter, this.reach);
      if (status === null || status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  }
}
