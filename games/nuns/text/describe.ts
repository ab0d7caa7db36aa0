/** The whole view in words. */

import type { Passage, Voice } from '@conclave/engine';
import { KEY_AT, NOVICE_NAMES, WISH_AT } from '../rules/cards.ts';
import { PATHS } from '../rules/paths.ts';
import { FIRST_NOVICE } from '../rules/state.ts';
import type { BoonView, GuardView, NoviceView, View } from '../rules/view.ts';
import type { Lexicon, Speaker } from './lexicon.ts';
import { nameOf } from './names.ts';

export function describe(lexicon: Lexicon, view: View, voice: Voice, speak: Speaker): Passage[] {
  return [
    tablePassage(lexicon, view, speak),
    ...view.novices.map((novice) => novicePassage(lexicon, novice, voice, speak)),
    ...view.guards.map((guard, index) => guardPassage(lexicon, view, guard, index, voice, speak)),
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
  }
  lines.push(describing.ran(guard.ran));
  if (view.active === index && view.phase === 'guardMove')
    lines.push(describing.moving(view.points, view.free));
  if (guard.own && guard.holdsBlessing) {
    lines.push(
      describing.blessing(blessings[guard.own.blessing]),
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
  novice: NoviceView,
  { reader, name }: Voice,
  speak: Speaker,
): Passage {
  const { describing, blessings, cards } = lexicon;
  const who = NOVICE_NAMES[novice.cell];
  const lines = [describing.status(novice.status, novice.captures)];
  if (novice.card) lines.push(describing.card(cards[novice.card]));
  lines.push(describing.token(speak.point(novice.token), novice.inSight));
  if (novice.spotted !== null) lines.push(describing.spotted(speak.point(novice.spotted)));
  else if (novice.own === null) lines.push(describing.unknown);
  const seen = novice.trail.filter(({ vanished }) => !vanished);
  if (seen.length > 0) lines.push(describing.trail(seen.map(({ at }) => speak.point(at)).join(', ')));
  if (novice.own) lines.push(...ownLines(lexicon, novice.own, speak));
  if (novice.own && novice.holdsBlessing) {
    lines.push(
      describing.blessing(blessings[novice.own.boon.blessing]),
      ...orderLines(lexicon, novice.own.boon, FIRST_NOVICE, speak),
    );
    if (novice.own.boon.feigned) lines.push(describing.feigned);
  } else lines.push(describing.holds(novice.holdsBlessing, novice.spent && blessings[novice.spent]));
  return { heading: describing.noviceHeading(who, name(novice.seat), reader === novice.seat), lines };
}

function ownLines(lexicon: Lexicon, own: NonNullable<NoviceView['own']>, speak: Speaker): string[] {
  const { describing, cards } = lexicon;
  const { plan } = own;
  const edge = own.boon.order?.edge ?? 'lowest';
  return [
    describing.own(speak.point(own.at)),
    describing.wish(speak.wish(own.wish), speak.point(KEY_AT[own.wish]), speak.point(WISH_AT[own.wish])),
    describing.has(own.hasKey, own.hasObject),
    plan.card === null
      ? describing.noPlan
      : describing.plan(cards[plan.card], plan.way.map(speak.point).join(', ')),
    ...(edge === 'highest' ? [describing.edge(edge)] : []),
  ];
}

/** What is left to be done with a blessing without being asked. */
function orderLines(
  { describing }: Lexicon,
  { blessing, order }: BoonView,
  figure: number,
  speak: Speaker,
): string[] {
  return order && order.when !== 'never' ? [describing.order(speak.order(figure, blessing, order))] : [];
}
