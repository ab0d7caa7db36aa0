/** The questions that lead to a standing order: for whom, when, and the limit of the die or of a guard's distance. */

import type { FormField, FormStep } from '@conclave/engine';
import { capital } from '../../words.ts';
import type { Blessing } from '../rules/cards.ts';
import { MAX_LIMIT, type Move } from '../rules/moves.ts';
import { FIRST_NOVICE, type Figure, WHENS, type When } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Lexicon, OrderLimit, Speaker } from './lexicon.ts';
import { nameOf } from './names.ts';

interface Owned {
  readonly figure: Figure;
  readonly blessing: Blessing;
}

/** What the limit of an order is about. */
export function limitAbout(figure: Figure, blessing: Blessing): OrderLimit {
  const isGuard = figure < FIRST_NOVICE;
  if (blessing === 'falseNoise') return isGuard ? 'none' : 'near';
  return isGuard && blessing === 'reroll' ? 'atMost' : 'atLeast';
}

/** The reader's own figures whose card can be played by order. */
function ownedCards(view: View): Owned[] {
  const blessings = [
    ...view.guards.map(({ own, holdsBlessing }) => (holdsBlessing && own?.order ? own : null)),
    ...view.novices.map(({ own, holdsBlessing }) => (holdsBlessing && own ? own.blessing : null)),
  ];
  return blessings.flatMap((blessing, figure) =>
    blessing && blessing.kind !== 'fast' && !blessing.feigned ? [{ figure, blessing: blessing.kind }] : [],
  );
}

function whensFor({ figure, blessing }: Owned): readonly When[] {
  const knowsHeard = figure >= FIRST_NOVICE && blessing !== 'falseNoise';
  return WHENS.filter((when) => when !== 'heard' || knowsHeard);
}

export function orderForm(
  lexicon: Lexicon,
  choices: readonly string[],
  view: View,
  speak: Speaker,
): FormStep<Move> | null {
  const owned = ownedCards(view);
  const { orderPrompts, whens, limits } = lexicon;
  const field = (prompt: string, list: FormField['choices']) => ({
    field: { prompt, choices: list },
  });
  const chosen = owned.length === 1 ? owned[0] : owned.find(({ figure }) => String(figure) === choices.at(0));
  if (!chosen) {
    if (owned.length === 0 || choices.length > 0) return null;
    return field(
      orderPrompts.figure,
      owned.map(({ figure }) => ({ value: String(figure), label: capital(nameOf(view, figure, speak)) })),
    );
  }
  const { figure, blessing } = chosen;
  const [named, told, ...rest] = owned.length === 1 ? choices : choices.slice(1);
  if (rest.length > 0) return null;
  const when = whensFor(chosen).find((one) => one === named);
  if (!when) {
    if (named !== undefined) return null;
    return field(
      orderPrompts.when,
      whensFor(chosen).map((one) => ({ value: one, label: whens[one] })),
    );
  }
  const about = limitAbout(figure, blessing);
  const move = (limit: number): FormStep<Move> => ({ move: { kind: 'order', figure, when, limit } });
  if (when === 'never' || about === 'none') return told === undefined ? move(1) : null;
  const all = Array.from({ length: MAX_LIMIT }, (_none, i) => i + 1);
  const limit = all.find((one) => String(one) === told);
  if (limit !== undefined) return move(limit);
  if (told !== undefined) return null;
  return field(
    orderPrompts.limit(about),
    all.map((one) => ({ value: String(one), label: limits[about](one) })),
  );
}
