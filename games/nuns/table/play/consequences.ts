/** What the dice mean for the player's own novices, with and without their card. */

import { NOISE } from '../../rules/cards.ts';
import { distance } from '../../rules/convent.ts';
import { FIRST_NOVICE, GUARDS, type GuardIndex } from '../../rules/state.ts';
import type { Setting } from '../setting.ts';

export interface Consequence {
  readonly text: string;
  readonly bad: boolean;
}

export function consequences({ props, t, name }: Setting): Consequence[] {
  const { view, watcher } = props;
  const mine = view.novices.filter(({ own, seat }) => own && seat === watcher);
  const awake = GUARDS.filter((guard) => !view.guards[guard].ran);
  return view.novices.flatMap((novice, i): Consequence[] => {
    const { own, seat, card, status, holdsBlessing } = novice;
    if (!own || seat !== watcher || card === null || status !== 'onTheRun') return [];
    const who = mine.length > 1 ? name(FIRST_NOVICE + i) : null;
    const away = (guard: GuardIndex) => distance(view.guards[guard].at, own.at);
    const adjusts = own.blessing.kind === 'adjust' && holdsBlessing;
    /** One die, and the guards to whom it tells something. */
    const reckon = (figure: number, guards: readonly GuardIndex[], say: Telling): Consequence[] => {
      const die = view.dice.find((one) => one.figure === figure);
      if (!die || guards.length === 0) return [];
      const reach = Math.max(0, die.value + NOISE[card]);
      const nearest = Math.min(...guards.map(away));
      const heard = nearest <= reach;
      const saved = nearest > reach - 1;
      const lines = [{ text: say(reach, heard), bad: heard }];
      if (heard && adjusts)
        lines.push({ text: saved ? t.cardSaves(reach - 1) : t.cardFails(reach - 1), bad: !saved });
      return lines;
    };
    if (view.phase === 'noise') {
      const far = awake.map((guard) => t.guardAway(t.guards[guard], away(guard))).join(', ');
      return reckon(FIRST_NOVICE + i, awake, (reach, heard) => t.heardFar(who, reach, far, heard));
    }
    return awake.flatMap((guard) =>
      reckon(guard, [guard], (reach, heard) => t.hears(t.guards[guard], who, reach, away(guard), heard)),
    );
  });
}

type Telling = (reach: number, heard: boolean) => string;
