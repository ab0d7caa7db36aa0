/** What the other chairs could know at the same hours, and what of it came from this one. */

import type { MatchRecord, ReviewMoment, Seat } from '@conclave/engine';
import type { Event } from '../rules/events.ts';
import { count, last } from '../rules/suspects.ts';
import { courseOf, type Hour } from './course.ts';
import { STRUCK } from './exact.ts';
import type { Moments } from './keys.ts';
import { moment } from './moments.ts';

export function others(record: MatchRecord<unknown>, seat: Seat): readonly ReviewMoment[] {
  const own = courseOf(record, seat);
  const seats = Array.from({ length: record.seats }, (_none, other) => other).filter((one) => one !== seat);
  const courses = seats.map((who) => ({ who, course: courseOf(record, who) }));
  const moments = courses.flatMap(({ who, course }) => [
    ...gaveAway(who, seat, course, own),
    ...named(who, course),
  ]);
  const firsts = courses.flatMap(({ who, course }) => {
    const at = course.findIndex(isDecided);
    return at < 0 || own.slice(0, at + 1).some(isDecided) ? [] : [{ who, hour: course[at] }];
  });
  const [first] = firsts.sort((a, b) => a.hour.at - b.hour.at);
  if (first) {
    const { at, turn } = first.hour;
    moments.push(moment({ at, turn }, 'known', 'followedOther', { who: first.who, n: turn }));
  }
  return moments;
}

const isDecided = ({ logic }: Hour) => count(logic) === 1;

function gaveAway(
  who: Seat,
  seat: Seat,
  course: readonly Hour[],
  own: readonly Hour[],
): readonly ReviewMoment[] {
  return course.flatMap((hour, at) => {
    const k = at === 0 ? 0 : count(course[at - 1].logic & ~hour.logic);
    const how = k >= STRUCK && own[at].isOwn ? toldBy(hour.told, seat, who) : null;
    return how === null
      ? []
      : [moment({ at: hour.at, turn: hour.turn }, 'against', 'gaveAway', { how, who, k })];
  });
}

/** How one seat told another something in this hour. */
function toldBy(told: readonly Event[], seat: Seat, who: Seat): Moments['gaveAway']['how'] | null {
  for (const event of told) {
    if (event.type === 'answered' && event.of === seat) return 'answer';
    if (event.type === 'showed' && event.by === seat && event.to === who) return 'shown';
    if (event.type === 'passed' && event.by === seat && event.to === who) return 'passed';
  }
  return null;
}

/** Whoever else named the culprit, and how many logic had left for them. */
function named(who: Seat, course: readonly Hour[]): readonly ReviewMoment[] {
  return course.flatMap(({ at, turn, told }, index) => {
    const found = told.find((event) => event.type === 'found' && event.seat === who);
    if (found?.type !== 'found' || index === 0) return [];
    const { logic } = course[index - 1];
    const monk = found.suspect;
    const where = { at, turn };
    return isDecided(course[index - 1]) && last(logic) === monk
      ? [moment(where, 'against', 'foundBy', { who, monk })]
      : [moment(where, 'against', 'boldly', { who, k: count(logic), monk })];
  });
}
