/**
 * Keys of this table. D declares, C says what the chalk says, 1 to 7 choose a statuette. Enter says it, Escape ends it,
 * F finishes, Space turns up.
 */

import { type GameTable, useKeys } from '@conclave/kit';
import { STATUETTES } from '../rules/deck.ts';
import type { TempleCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { EMPTY, place, whole, withoutLast } from './composition.ts';
import { chalkToSay, declaration } from './say-chalk.tsx';
import type { Setting } from './setting.ts';

const REVEAL: Move = { kind: 'reveal' };
const FINISH: Move = { kind: 'finish' };

/** The list of keys in the menu. */
export const KEYS: NonNullable<GameTable<TempleCode>['keys']> = {
  en: [
    { key: 'D', does: 'declare' },
    { key: 'C', does: 'say what the chalk on the doors says' },
    { key: '1–7', does: 'while you declare: the next statuette' },
    { key: '⌫', does: 'while you declare: take the last one out' },
    { key: 'Enter', does: 'while you declare: say it' },
    { key: 'Space', does: 'solo: turn up the next cards' },
    { key: 'F', does: 'solo: finish' },
  ],
  fr: [
    { key: 'D', does: 'annoncer' },
    { key: 'C', does: 'dire ce que dit la craie sur les portes' },
    { key: '1–7', does: 'pendant l’annonce : la statuette suivante' },
    { key: '⌫', does: 'pendant l’annonce : retirer la dernière' },
    { key: 'Entrée', does: 'pendant l’annonce : la dire' },
    { key: 'Espace', does: 'en solo : retourner les cartes suivantes' },
    { key: 'F', does: 'en solo : terminer' },
  ],
};

/** What a key does now; `null`: nothing here. */
function actionOf(setting: Setting, key: string): (() => void) | null {
  const { props, niches, compose } = setting;
  const { control } = props;
  const may = (move: Move) => (control.may(move) ? () => control.play(move) : null);
  if (!niches) {
    if (key === 'd' || key === 'D')
      return control.moves.some(({ kind }) => kind === 'declare') ? () => compose(EMPTY) : null;
    if (key === 'c' || key === 'C') {
      const said = chalkToSay(setting);
      return said && (() => control.play(declaration(said)));
    }
    if (key === ' ') return may(REVEAL);
    return key === 'f' || key === 'F' ? may(FINISH) : null;
  }
  const statuette = STATUETTES[Number(key) - 1];
  if (statuette) return niches.includes(statuette) ? null : () => compose(place(niches, statuette));
  if (key === 'Backspace') return () => compose(withoutLast(niches));
  if (key === 'Escape') return () => compose(null);
  const said = key === 'Enter' ? whole(niches) : null;
  return said && (() => control.play(declaration(said)));
}

export function useTableKeys(setting: Setting): void {
  useKeys(
    (key) => {
      const action = actionOf(setting, key);
      action?.();
      return action !== null;
    },
    { first: true },
  );
}
