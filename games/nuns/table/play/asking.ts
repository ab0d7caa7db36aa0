/** When a player is asked about blessings: always, never, or only if a card could change something. */

import type { Watcher } from '@conclave/engine';
import { NOISE } from '../../rules/cards.ts';
import { distance } from '../../rules/convent.ts';
import type { Move } from '../../rules/moves.ts';
import { FIRST_NOVICE, type Figure, GUARDS, noviceOf } from '../../rules/state.ts';
import type { BlessingView, View } from '../../rules/view.ts';
import { keepAll, ownBlessings } from './blessings.ts';

export const ASKINGS = ['matters', 'always', 'never'] as const;
export type Asking = (typeof ASKINGS)[number];

const KEY = 'conclave.nuns.asking';

/** Kept on this device; no order, and no business of the rules. */
export function readAsking(): Asking {
  const kept = globalThis.localStorage?.getItem(KEY);
  return ASKINGS.find((one) => one === kept) ?? 'matters';
}

export function keepAsking(asking: Asking): void {
  globalThis.localStorage?.setItem(KEY, asking);
}

/** Whether one of the cards a player holds could change something for its holder as the dice lie. */
export function matters(view: View, watcher: Watcher): boolean {
  return ownBlessings(view, watcher).some(({ figure, blessing }) =>
    figure < FIRST_NOVICE ? helpsGuard(view, figure, blessing) : helpsNovice(view, figure, blessing),
  );
}

/** She need not be asked about her cards just now. */
export function isSpared(view: View, watcher: Watcher, asking: Asking): boolean {
  return asking === 'never' || (asking === 'matters' && !matters(view, watcher));
}

/** A pass for the first of one's figures that has not answered, where nothing is to be decided. */
export function passes(view: View, moves: readonly Move[], watcher: Watcher): Move | null {
  if (view.phase !== 'noise' && view.phase !== 'listen') return null;
  if (moves.length === 0 || !isSpared(view, watcher, readAsking())) return null;
  return keepAll(view, watcher).at(0) ?? null;
}

function helpsGuard({ phase, dice, guards }: View, figure: Figure, { kind }: BlessingView): boolean {
  const isOwn = phase !== 'listen' || dice.some((die) => die.figure === figure);
  switch (kind) {
    case 'reroll':
      return dice.length > 0 && isOwn;
    case 'adjust':
      return dice.length > 0 && isOwn && !guards[figure].ran;
    case 'falseNoise':
      return phase === 'listen';
    case 'fast':
      return false;
  }
}

/** Reroll and -1 where she is heard as the dice lie, and -1 only if it is just enough. */
function helpsNovice(view: View, figure: Figure, { kind, feigned }: BlessingView): boolean {
  const { own, card, status } = noviceOf(view, figure);
  if (!own || card === null || status !== 'onTheRun' || kind === 'fast') return false;
  const isListening = view.phase === 'listen';
  if (kind === 'falseNoise') return isListening && !feigned;
  return GUARDS.some((guard) => {
    const die = view.dice.find((one) => one.figure === (isListening ? guard : figure));
    if (!die || view.guards[guard].ran) return false;
    const far = distance(view.guards[guard].at, own.at);
    const reach = die.value + NOISE[card];
    return kind === 'reroll' ? far <= reach : far === reach;
  });
}
