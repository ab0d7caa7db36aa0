/** What the dice mean for one's own novices as they lie, and with one's own card. */

import { NOISE } from '../../rules/cards.ts';
import { distance } from '../../rules/convent.ts';
import { FIRST_NOVICE } from '../../rules/state.ts';
import type { Hand } from '../hand.ts';

export interface Consequence {
  readonly text: string;
  readonly bad: boolean;
}

export function consequences({ props, t, name }: Hand): Consequence[] {
  const { view, watcher } = props;
  const listening = view.phase === 'listen';
  return view.novices.flatMap((novice, i): Consequence[] => {
    const { own, seat, card, status } = novice;
    if (!own || seat !== watcher || card === null || status !== 'onTheRun') return [];
    const figure = FIRST_NOVICE + i;
    return view.guards.flatMap((guard, index): Consequence[] => {
      const die = view.dice.findIndex((one) => one.figure === (listening ? index : figure));
      if (die < 0 || guard.ran) return [];
      const reach = view.dice[die].value + NOISE[card];
      const away = distance(guard.at, own.at);
      const heard = away <= reach;
      const lines = [
        {
          text: t.hearing(t.guards[index === 0 ? 0 : 1], name(figure), Math.max(0, reach), away, heard),
          bad: heard,
        },
      ];
      const adjusts = own.boon.blessing === 'adjust' && novice.holdsBlessing;
      if (heard && adjusts) {
        const saved = away > reach - 1;
        lines.push({ text: saved ? t.cardSaves(reach - 1) : t.cardFails(reach - 1), bad: !saved });
      }
      return lines;
    });
  });
}
