/**
 * Keys of this table. 1, 2 and 3 lift the centre, the inner and the outer corridor. Arrows turn the lifted part, Enter
 * plays it, Escape puts it back. Letters end the turn and choose a weapon.
 */

import { typeset, typesetAll } from '@conclave/engine';
import { chooseAt, useKeys } from '@conclave/kit';
import { CENTRE, SECTORS } from '../rules/board.ts';
import type { Grip } from './grip.ts';
import type { HeldPart } from './lamplight.ts';
import type { Setting } from './setting.ts';

/** For the list in the menu. */
export const KEYS = {
  en: [
    { key: '1 2 3', does: 'Take hold of centre, inner, outer corridor' },
    { key: '← →', does: 'Turn what you hold, notch by notch; Enter lets it fall, Escape lets it go' },
    { key: 'E', does: 'End your turn' },
    { key: 'S C P R', does: 'Stone, scissors, paper, or let chance choose' },
  ],
  fr: typesetAll(
    [
      { key: '1 2 3', does: 'Saisir le centre, le couloir intérieur, l’extérieur' },
      {
        key: '← →',
        does: 'Tourner ce que l’on tient, cran par cran ; Entrée le laisse tomber, Échap le lâche',
      },
      { key: 'F', does: 'Finir le tour' },
      { key: 'P C F R', does: 'Pierre, ciseaux, feuille, ou laisser choisir le hasard' },
    ],
    typeset.fr,
  ),
};

const PART_KEYS = ['1', '2', '3'];
/** What an arrow makes of a part in the hand: a corridor goes one notch, clockwise; the centre either way (SL-4, SL-R9). */
export function nudged({ part, notches }: HeldPart, by: 1 | -1): HeldPart {
  const next = notches + by;
  if (part !== CENTRE) return { part, notches: Math.min(1, Math.max(0, next)) };
  return { part, notches: Math.abs(next) === SECTORS ? 0 : next };
}

export function useCastleKeys(setting: Setting, grip: Grip): void {
  // Enter lets a held part fall, whatever has the focus.
  useKeys((key) => pressed(key, setting, grip), { first: true, evenOnButtons: true });
}

/** `true`: it meant something. */
function pressed(key: string, setting: Setting, grip: Grip): boolean {
  const { targets } = setting;
  const part = PART_KEYS.indexOf(key);
  if (part >= 0 && setting.props.view.stage === 'change') {
    const place = targets.at(`part-${part}`, '');
    if (!place.lit) place.onChoose();
    else if (grip.held?.part !== part) {
      if (part === CENTRE) grip.set({ part, notches: 0 });
      else chooseAt(`part-${part}`);
    }
    return true;
  }
  // While its dial is open, the centre only looks where the dial points.
  if (grip.held && targets.chooser === null && heldKey(key, grip.held, grip)) return true;
  const lettered = placesOfKey(key.toLowerCase(), setting).map((place) => targets.at(place, ''));
  const chosen = lettered.find(({ lit }) => lit);
  chosen?.onChoose();
  return chosen !== undefined;
}

function heldKey(key: string, held: HeldPart, grip: Grip): boolean {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      grip.set(nudged(held, key === 'ArrowRight' ? 1 : -1));
      return true;
    case 'Enter':
      grip.drop();
      return true;
    case 'Escape':
      grip.set(null);
      return true;
    default:
      return false;
  }
}

/** A letter may mean several things, at different times. */
function placesOfKey(key: string, { say }: Setting): readonly string[] {
  const weapons = Object.entries(say.weaponKeys).filter(([, letter]) => letter === key);
  return [...weapons.map(([weapon]) => `weapon-${weapon}`), ...(key === say.doneKey ? ['done'] : [])];
}
