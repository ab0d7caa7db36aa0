/** Goes through a match once, from one chair: whom logic left at every hour, and what came of it. */

import type { MatchRecord, Retelling, ReviewMoment, ReviewSample, Seat } from '@conclave/engine';
import type { Event } from '../rules/events.ts';
import type { Abbey } from '../rules/game.ts';
import { count, has, last, listed, MASK_OF } from '../rules/suspects.ts';
import { courseOf, type Hour, walked } from './course.ts';
import type { Cause, Summary } from './keys.ts';
import { askedOf, counts, moment, say } from './moments.ts';

export interface Found {
  readonly turns: readonly ReviewSample[];
  readonly moments: readonly ReviewMoment[];
  readonly summary: Summary;
}

/** At least so many suspects at a stroke are worth a moment. */
export const STRUCK = 3;
/** In so many own turns the chapter house can be reached from nearly everywhere. */
const MIN_CHANCES = 2;
/** Crossing out alone leaves at least so many where it is worth saying that logic leaves half of them. */
const MIN_PENCIL = 4;

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

export function exact(
  record: MatchRecord<unknown>,
  seat: Seat,
  retelling: Retelling<Abbey> | null = null,
): Found {
  const review = new ExactReview(seat);
  const course = retelling ? walked(retelling, seat) : courseOf(record, seat);
  for (const [at, hour] of course.entries()) review.step(course[Math.max(0, at - 1)], hour);
  return review;
}

class ExactReview implements Found {
  readonly turns: ReviewSample[] = [];
  readonly moments: ReviewMoment[] = [];
  private readonly seat: Seat;
  /** Since when logic leaves one; 0: it does not. */
  private since = 0;
  /** Own turns begun since then. */
  private chances = 0;
  private hasCounted = false;
  private hasNamed = false;
  private left = 0;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  get summary(): Summary {
    return { left: this.left, n: this.since, hasNamed: this.hasNamed };
  }

  step(before: Hour, now: Hour): void {
    this.left = count(now.logic);
    this.sample(now);
    for (const event of now.told) this.happened(event, before, now);
    if (now.at > 0) this.learned(before, now);
  }

  /** One a turn, and wherever a number falls. */
  private sample({ at, turn, logic, pencil }: Hour): void {
    const values = { pencil: count(pencil), logic: count(logic) };
    const before = this.turns.at(-1);
    const isSame =
      before?.turn === turn && before.values.logic === values.logic && before.values.pencil === values.pencil;
    if (!isSame) this.turns.push({ at, turn, values });
  }

  private happened(event: Event, before: Hour, now: Hour): void {
    const { seat } = this;
    if (event.type === 'found') this.found(event, before, now);
    if (event.type === 'turn' && event.seat === seat && this.since > 0) this.chances++;
    if (!('seat' in event) || event.seat !== seat || !now.isOwn) return;
    const where = { at: before.at, turn: now.turn };
    if (event.type === 'accused') this.accused(event, before, where);
    if (event.type === 'revealed' && (MASK_OF[event.value] & before.logic) === 0)
      this.moments.push(
        moment(where, 'against', 'against', { value: event.value }, counts(before), askedOf(before)),
      );
  }

  private accused({ suspect: monk, holder }: Of<'accused'>, before: Hour, where: Pick<Hour, 'at' | 'turn'>) {
    const was = say('fact', 'holder', { who: holder, monk });
    const isLeft = has(before.logic, monk);
    this.moments.push(
      isLeft
        ? moment(where, 'chance', 'tooSoon', { k: count(before.logic), monk }, [...counts(before), was])
        : moment(where, 'against', 'ruledOut', { monk }, [...counts(before), was], askedOf(before)),
    );
  }

  private found({ seat: who, suspect: monk }: Of<'found'>, before: Hour, now: Hour): void {
    const where = { at: now.at, turn: now.turn };
    const says = counts(before);
    const k = count(before.logic);
    if (who === this.seat) {
      this.hasNamed = true;
      if (!now.isOwn) return;
      this.moments.push(
        k === 1
          ? moment(where, 'good', 'named', { monk }, says)
          : moment(where, 'chance', 'dared', { k, monk }, says),
      );
    } else if (this.chances >= MIN_CHANCES && now.isManned) {
      const waited = Math.max(1, now.turn - this.since);
      this.moments.push(
        moment(where, 'against', 'knewNot', { k: waited, who, m: now.turn }, says, askedOf(before)),
      );
    }
  }

  /** What this hour ruled out. */
  private learned(before: Hour, now: Hour): void {
    const where = { at: now.at, turn: now.turn };
    const struck = listed(before.logic & ~now.logic);
    if (struck.length >= STRUCK) {
      const { cause, who } = causeOf(now.told, this.seat);
      const says = [say('exact', 'struck', { monks: struck }), ...counts(now)];
      this.moments.push(moment(where, 'good', 'struckMost', { cause, who, k: struck.length }, says));
    }
    const [k, m] = [count(now.pencil), count(now.logic)];
    if (!this.hasCounted && k >= MIN_PENCIL && 2 * m <= k) {
      this.hasCounted = true;
      if (m > 1) this.moments.push(moment(where, 'known', 'pencil', { k, m }, counts(now), askedOf(now)));
    }
    if (this.since === 0 && m === 1) {
      this.since = now.turn;
      const monk = last(now.logic);
      this.moments.push(moment(where, 'known', 'followed', { n: now.turn, monk }, counts(now), askedOf(now)));
    }
  }
}

/** What told most, and from whom it came. */
function causeOf(told: readonly Event[], seat: Seat): { readonly cause: Cause; readonly who: Seat } {
  for (const event of told) {
    if (event.type === 'mass' || (event.type === 'passed' && event.to === seat))
      return { cause: 'mass', who: event.type === 'mass' ? event.ringer : event.by };
    if (event.type === 'answered') return { cause: 'answer', who: event.of };
    if (event.type === 'answeredAll') return { cause: 'answer', who: event.asker };
    if (event.type === 'showed' && event.to === seat) return { cause: 'shown', who: event.by };
    if (event.type === 'drew' && event.seat === seat) return { cause: 'drawn', who: seat };
    if (event.type === 'took' && event.by === seat) return { cause: 'card', who: event.from };
  }
  return { cause: 'other', who: seat };
}
