/** The whole view in words. */

import type { Passage, Voice } from '@conclave/engine';
import { AREAS, areaOf } from '../rules/areas.ts';
import { KEY_AT, NOVICE_NAMES, WISH_AT, WISHES } from '../rules/cards.ts';
import {
  distance,
  distanceFor,
  isLocked,
  NEIGHBOURS,
  POINTS,
  type Point,
  UNREACHABLE,
} from '../rules/convent.ts';
import { ALL_PATHS, PATHS, routeAlong } from '../rules/paths.ts';
import { doors } from '../rules/plan.ts';
import { facing as directionOf, NOWHERE, sightFrom } from '../rules/sight.ts';
import { FIRST_NOVICE } from '../rules/state.ts';
import type { BlessingView, GuardView, NoviceView, OwnNovice, View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { nameOf } from './names.ts';

export function describe(lexicon: Lexicon, view: View, voice: Voice, speak: Speaker): Passage[] {
  return [
    tablePassage(lexicon, view, speak),
    ...view.novices.map((novice) => novicePassage(lexicon, view, novice, voice, speak)),
    ...view.guards.map((guard, index) => guardPassage(lexicon, view, guard, index, voice, speak)),
    pathPassage(lexicon, view, speak),
    planPassage(lexicon, speak),
  ];
}

function tablePassage({ describing }: Lexicon, view: View, speak: Speaker): Passage {
  const called = (figure: number) => nameOf(view, figure, speak);
  const lines = [
    describing.turn(view.turn, describing.phases[view.phase]),
    describing.captures(view.captures, view.needed),
  ];
  if (view.dice.length > 0) {
    lines.push(
      describing.dice(view.dice.map(({ figure, value }) => describing.die(called(figure), value)).join(', ')),
    );
  }
  for (const { figure, guard, to } of view.skritch) {
    lines.push(describing.skritch(called(figure), speak.guard(guard), speak.point(to)));
  }
  for (const { figure, from, to } of view.vanished) {
    lines.push(describing.vanished(called(figure), speak.point(from), speak.point(to)));
  }
  lines.push(describing.supply(speak.list(view.supply.map(speak.path)), view.aboutTurns));
  if (view.discard.length > 0) lines.push(describing.discard(speak.list(view.discard.map(speak.path))));
  view.passes.forEach((until, seat) => {
    if (until) lines.push(describing.passes(speak.player(seat), speak.isYou(seat), until));
  });
  if (view.handedIn) lines.push(describing.handedIn);
  return { heading: describing.table, lines };
}

function guardPassage(
  lexicon: Lexicon,
  view: View,
  guard: GuardView,
  index: number,
  { reader, name }: Voice,
  speak: Speaker,
): Passage {
  const { describing, blessings } = lexicon;
  const cameFrom = guard.facing !== null && guard.facing[1] === guard.at;
  const facing = guard.facing && speak.point(guard.facing[cameFrom ? 0 : 1]);
  const lines = [describing.guardAt(speak.point(guard.at), facing, cameFrom)];
  if (guard.path === null) lines.push(describing.noPath);
  else {
    const points = PATHS[guard.path];
    lines.push(
      describing.path(speak.path(guard.path), speak.point(points[guard.ahead ? points.length - 1 : 0])),
    );
    const route = routeAlong(guard.at, guard.path, guard.ahead).slice(1);
    if (route.length > 0) lines.push(describing.route(route.join(', ')));
  }
  const seen = seenFrom(guard).filter((point) => point !== guard.at);
  lines.push(describing.sees(seen.length > 0 ? seen.join(', ') : null, seen.length));
  lines.push(describing.ran(guard.ran));
  if (view.active === index && view.phase === 'guardMove')
    lines.push(describing.moving(view.points, view.free));
  if (guard.own && guard.holdsBlessing) {
    lines.push(
      describing.blessing(blessings[guard.own.kind]),
      ...orderLines(lexicon, guard.own, index, speak),
    );
  } else lines.push(describing.holds(guard.holdsBlessing, guard.spent && blessings[guard.spent]));
  return {
    heading: describing.guardHeading(speak.guard(index), name(guard.seat), reader === guard.seat),
    lines,
  };
}

function novicePassage(
  lexicon: Lexicon,
  view: View,
  novice: NoviceView,
  { reader, name }: Voice,
  speak: Speaker,
): Passage {
  const { describing, blessings, cards } = lexicon;
  const who = NOVICE_NAMES[novice.cell];
  const lines = [describing.status(novice.status, novice.captures)];
  if (novice.card) lines.push(describing.card(cards[novice.card]));
  const isAway = novice.status === 'caught' || novice.inSight;
  const place = !isAway ? 'cell' : novice.inSight ? 'inSight' : 'outOfSight';
  lines.push(describing.token(speak.point(novice.token), place));
  if (novice.spotted !== null) lines.push(describing.spotted(speak.point(novice.spotted)));
  else if (novice.own === null) lines.push(describing.unknown);
  const seen = novice.trail.filter(({ vanished }) => !vanished);
  if (seen.length > 0) lines.push(describing.trail(seen.map(({ at }) => speak.point(at)).join(', ')));
  if (novice.own) lines.push(...ownLines(lexicon, view, novice.cell, novice.own, speak));
  if (novice.own && novice.holdsBlessing) {
    lines.push(
      describing.blessing(blessings[novice.own.blessing.kind]),
      ...orderLines(lexicon, novice.own.blessing, FIRST_NOVICE, speak),
    );
    if (novice.own.blessing.feigned) lines.push(describing.feigned);
  } else lines.push(describing.holds(novice.holdsBlessing, novice.spent && blessings[novice.spent]));
  return { heading: describing.noviceHeading(who, name(novice.seat), reader === novice.seat), lines };
}

function ownLines(lexicon: Lexicon, view: View, cell: Point, own: OwnNovice, speak: Speaker): string[] {
  const { describing } = lexicon;
  const { plan } = own;
  const edge = own.blessing.order?.edge ?? 'lowest';
  return [
    describing.own(speak.point(own.at)),
    describing.seenBy(watchersOf(view, own.at, speak)),
    describing.next(nextTo(lexicon, own.at)),
    describing.distances([
      distance(view.guards[0].at, own.at),
      distance(view.guards[1].at, own.at),
      farFor(own, KEY_AT[own.wish]),
      farFor(own, WISH_AT[own.wish]),
      farFor(own, cell),
    ]),
    describing.wish(speak.wish(own.wish), speak.point(KEY_AT[own.wish]), speak.point(WISH_AT[own.wish])),
    describing.has(own.hasKey, own.hasObject),
    plan === null ? describing.noPlan : describing.plan(plan, speak.legs(plan)),
    ...(edge === 'highest' ? [describing.edge(edge)] : []),
  ];
}

/** What is left to be done with a blessing without being asked. */
function orderLines(
  { describing }: Lexicon,
  { kind, order }: BlessingView,
  figure: number,
  speak: Speaker,
): string[] {
  return order && order.when !== 'never' ? [describing.order(speak.order(figure, kind, order))] : [];
}

const ALL_POINTS: readonly Point[] = Array.from({ length: POINTS }, (_none, i) => i + 1);

function seenFrom({ at, facing }: GuardView): Point[] {
  const sight = sightFrom(at, facing === null ? NOWHERE : directionOf(facing[0], facing[1]));
  return ALL_POINTS.filter((point) => sight[point] === 1);
}

function watchersOf(view: View, point: Point, speak: Speaker): string | null {
  const watching = view.guards.flatMap((guard, index) =>
    seenFrom(guard).includes(point) ? [speak.guard(index)] : [],
  );
  return watching.length > 0 ? speak.list(watching) : null;
}

/** NR-9: without her key locked doors are in her way. */
function farFor({ at, hasKey }: OwnNovice, to: Point): number | null {
  const far = distanceFor(hasKey, at, to);
  return far === UNREACHABLE ? null : far;
}

const DOORS: ReadonlySet<string> = new Set(doors().flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));

function nextTo({ plan }: Lexicon, point: Point): string {
  return NEIGHBOURS[point]
    .map((to) => (DOORS.has(`${point} ${to}`) ? plan.door(to, isLocked(point, to)) : String(to)))
    .join(', ');
}

/** Every path card with its points, and where it is. */
function pathPassage({ plan }: Lexicon, view: View, speak: Speaker): Passage {
  const place = (path: number) => {
    const holder = view.guards.findIndex((guard) => guard.path === path);
    if (holder >= 0) return speak.guard(holder);
    return view.supply.includes(path) ? plan.supply : plan.used;
  };
  const lines = ALL_PATHS.map((path) => plan.pathCard(speak.path(path), PATHS[path].join(', '), place(path)));
  return { heading: plan.paths, lines };
}

/** The convent room by room: its points and their ways, doors, and where keys and wishes lie (NR-1). */
function planPassage(lexicon: Lexicon, speak: Speaker): Passage {
  const { plan, areas } = lexicon;
  const rooms = AREAS.map((area) => {
    const points = ALL_POINTS.filter((point) => areaOf(point) === area);
    return plan.area(
      areas[area],
      points.map((point) => plan.point(point, nextTo(lexicon, point))),
    );
  });
  const treasures = WISHES.map((_name, wish) =>
    plan.treasures(speak.wish(wish), speak.point(KEY_AT[wish]), speak.point(WISH_AT[wish])),
  );
  return { heading: plan.heading, lines: [...treasures, ...rooms] };
}
