/**
 * Tells people with the page closed that they are asked. Steps write who is to be told into the store, in their own
 * commit; any server takes it up from there. It is claimed before it is sent and settled after: at least once. A second
 * one of the same question takes the first one's place at the push service and on the screen.
 */

import { DAY, MINUTE, SECOND } from '@conclave/engine/time-units';
import type { Clock } from '../clock.ts';
import { NOTICES } from '../store/backup-item.ts';
import { type ClaimedNotice, HOST_SEAT, type NoticeLeft, type Subscription } from '../store/personal.ts';
import type { Store } from '../store/store.ts';
import { post } from './post.ts';
import type { Push } from './push.ts';
import { openQuestionOf, type Question, questionOf, remindAt, tagOf } from './question.ts';
import { quietFor } from './quiet.ts';

/** Milliseconds for which a notice is left to whoever claimed it; sending takes less. */
export const NOTICE_CLAIM = 30 * SECOND;
/** Sent at once. */
const AT_ONCE = 16;
/** Milliseconds until a failed one is tried again, and after which it is given up. */
const AGAIN_AFTER = 5 * MINUTE;
const GIVEN_UP_AFTER = DAY;
/** So soon a notice goes out to whoever is asked, whatever they have answered meanwhile. */
const FRESH = MINUTE;
/** Milliseconds between two looks whether the operator has turned notices off or on. */
const LOOK_EVERY = 10 * SECOND;

export interface NoticeServices {
  readonly store: Store;
  readonly push: Push;
  /** The host's own address for notices, which may be anywhere; `null`: none. */
  readonly hook: URL | null;
  now(): number;
  wall(): number;
  log(message: string, details: Readonly<Record<string, unknown>>): void;
}

export class Notices {
  private readonly services: NoticeServices;
  /** What is under way, by seat and question. */
  private readonly sending = new Map<string, Promise<void>>();
  private isOff = false;
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(services: NoticeServices) {
    this.services = services;
  }

  /** Takes up what is due. Nobody waits for the sending. */
  async sweep(): Promise<void> {
    const { store, now, log } = this.services;
    const at = performance.now();
    if (at - this.lookedAt >= LOOK_EVERY) {
      this.lookedAt = at;
      this.isOff = (await store.kept(NOTICES)) === 'off';
    }
    if (this.isOff) return;
    const places = AT_ONCE - this.sending.size;
    for (const notice of await store.claimNotices(now(), now() + NOTICE_CLAIM, places)) {
      const { row, seat, tag } = notice;
      const key = `${row.id} ${seat} ${tag}`;
      // A clock that jumps ends the claim, not the sending.
      if (this.sending.has(key)) continue;
      const failed = (err: unknown) => log('a notice could not be sent', { match: row.id, err });
      const sending = this.send(notice)
        .catch(failed)
        .finally(() => this.sending.delete(key));
      this.sending.set(key, sending);
    }
  }

  /** What is under way is over. */
  async finish(): Promise<void> {
    await Promise.all(this.sending.values());
  }

  private async send(notice: ClaimedNotice): Promise<void> {
    const { store } = this.services;
    const { row, seat, tag } = notice;
    const clock = JSON.parse(notice.clock) as Clock;
    const question = seat === HOST_SEAT ? openQuestionOf(clock) : questionOf(clock, seat);
    const isAsked = row.status === 'running' && question !== null && tagOf(row.id, question) === tag;
    const left = !isAsked
      ? null
      : seat === HOST_SEAT
        ? await this.tellHost(notice, clock, question)
        : await this.tellPerson(notice, question);
    await store.settleNotice(row.id, seat, tag, left);
  }

  /** In a window no names: who is asked there may be more than is public about who can choose. Never a reminder. */
  private async tellHost(
    { row, due }: ClaimedNotice,
    clock: Clock,
    { since }: Question,
  ): Promise<NoticeLeft | null> {
    const { hook, now } = this.services;
    if (hook === null) return null;
    const names = clock.asked.flatMap(({ seat, openly }) => {
      const holder = row.seats[seat];
      return openly && holder?.kind === 'person' ? [holder.name] : [];
    });
    const waiting = clock.window ? {} : { waiting: names };
    const body = JSON.stringify({ table: row.id, game: row.game, ...waiting });
    // The operator names it, not a client: it may be a neighbour of this server.
    const status = await post(
      { url: hook, headers: { 'content-type': 'application/json' }, body },
      null,
    ).catch(() => 0);
    const isSent = status !== null && status >= 200 && status < 300;
    if (isSent || now() - since > GIVEN_UP_AFTER) return null;
    return { due: Math.max(due, now()) + AGAIN_AFTER, remind: null, sent: [] };
  }

  private async tellPerson(notice: ClaimedNotice, question: Question): Promise<NoticeLeft | null> {
    const { store, now } = this.services;
    const { row, seat, remind } = notice;
    const holder = row.seats[seat];
    if (holder?.kind !== 'person') return null;
    const isReminder = remind !== null && now() >= remind;
    const owes = notice.turns.includes(seat);
    // By now there may be more time.
    const reminded = remind === null ? null : remindAt(row, question);
    if (isReminder && reminded !== null && reminded > now())
      return { due: reminded, remind: reminded, sent: [] };
    const next = isReminder || remind === null ? null : { due: remind, remind, sent: [] };
    if (!owes && (isReminder || now() - question.since > FRESH)) return next;
    const to = await store.subscriptions(holder.person);
    return this.toBrowsers(notice, question, to, isReminder, next);
  }

  /** To all browsers of a person that have it not yet, but those where it is quiet just now. */
  private async toBrowsers(
    { row, tag, sent: before, remind }: ClaimedNotice,
    question: Question,
    browsers: readonly Subscription[],
    isReminder: boolean,
    next: NoticeLeft | null,
  ): Promise<NoticeLeft | null> {
    const { store, push, now, wall } = this.services;
    const sent = [...before];
    const again: number[] = [];
    const left = row.clock.kind === 'days' ? question.since + row.clock.days * DAY - now() : 0;
    const told = { game: row.game, match: row.id, tag };
    await Promise.all(
      browsers.map(async (browser) => {
        if (before.includes(browser.id)) return;
        const quiet = browser.quiet === null ? 0 : quietFor(browser.quiet, wall());
        if (quiet > 0) return void again.push(now() + quiet);
        switch (await push.send(browser, told, left, isReminder)) {
          case 'sent':
            return void sent.push(browser.id);
          case 'gone':
            return store.unsubscribe(browser.person, browser.endpoint);
          case 'failed':
            if (now() - question.since < GIVEN_UP_AFTER) again.push(now() + AGAIN_AFTER);
        }
      }),
    );
    if (again.length === 0) return next;
    // A reminder that comes first says the same.
    const due = Math.min(...again, next?.due ?? Infinity);
    return next?.due === due ? next : { due, remind, sent };
  }
}
