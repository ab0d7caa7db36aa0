/** Who is to be told that they are asked, read from two clocks of a match: before a step and after it. */

import { createHash } from 'node:crypto';
import type { Seat, TableTime } from '@conclave/engine';
import { DAY } from '@conclave/engine/time-units';
import type { Clock } from '../clock.ts';
import { HOST_SEAT, type Notice } from '../store/personal.ts';
import type { MatchRow } from '../store/store.ts';

/** Of a turn's time, what has passed when its player is reminded. */
const REMIND_AFTER = 3 / 4;
const TAG_LENGTH = 22;

/** What a seat is asked just now, as far as notices are concerned; `null`: nothing. */
export interface Question {
  readonly name: string;
  readonly since: number;
}

/** Of a window everybody is asked the same; who has answered makes no difference. */
export function questionOf({ window, asked }: Clock, seat: Seat): Question | null {
  if (window?.window.asked.includes(seat))
    return { name: `window ${window.window.id}`, since: window.opened };
  const turn = asked.find((one) => one.seat === seat);
  return turn ? { name: `turn ${seat} ${turn.since}`, since: turn.since } : null;
}

/** What is asked openly, for the host: an open window, or seats that everybody knows are waited for. */
export function openQuestionOf({ window, asked }: Clock): Question | null {
  if (window) return { name: `window ${window.window.id}`, since: window.opened };
  const open = asked.filter(({ openly }) => openly).map(({ since }) => since);
  return open.length > 0 ? { name: `turn ${Math.max(...open)}`, since: Math.max(...open) } : null;
}

/** Match and question in a form in which nobody can read them; push services take so many letters. */
export function tagOf(match: string, { name }: Question): string {
  return createHash('sha256').update(`${match} ${name}`).digest('base64url').slice(0, TAG_LENGTH);
}

/** When somebody is reminded who was asked then; `null`: live, nobody is. */
export function remindAt({ clock }: MatchRow, { since }: Question): number | null {
  return clock.kind === 'days' ? since + clock.days * DAY * REMIND_AFTER : null;
}

/**
 * Only by correspondence: live, people sit at the table. Told are seats that are asked and were not; when a window opens,
 * all that it asks, whether they can choose or not.
 */
export function newlyAsked(
  row: MatchRow,
  before: Clock | null,
  after: Clock,
  { people }: Pick<TableTime, 'people'>,
  toHost: boolean,
): Notice[] {
  if (row.clock.kind !== 'days' || row.seats.length === 1) return [];
  const told = (seat: Seat, question: Question): Notice => ({
    ...{ seat, tag: tagOf(row.id, question), due: question.since },
    remind: seat === HOST_SEAT ? null : remindAt(row, question),
  });
  const seats = people.flatMap((seat) => {
    const question = questionOf(after, seat);
    const was = before && questionOf(before, seat);
    return question && question.name !== was?.name ? [told(seat, question)] : [];
  });
  const open = openQuestionOf(after);
  const isNews = toHost && open !== null && open.name !== (before && openQuestionOf(before))?.name;
  return isNews ? [...seats, told(HOST_SEAT, open)] : seats;
}
