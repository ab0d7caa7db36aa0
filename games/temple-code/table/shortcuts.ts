/** Keys that only this table knows, for the list in the menu; `keys.ts` listens to them. */

import type { GameTable } from '@conclave/kit';
import type { TempleCode } from '../rules/game.ts';

export const SHORTCUTS: NonNullable<GameTable<TempleCode>['keys']> = {
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
