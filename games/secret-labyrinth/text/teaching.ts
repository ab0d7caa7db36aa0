/** Hints before the move is named: where to look, then what kind of move. Each says what a player can check. */

import type { TaughtHint, TeachingStage } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

export interface TeachingWords {
  /** Where the wanted secret is; with none left, at the pawns. */
  readonly wanted: string;
  readonly pawns: string;
  readonly turn: string;
  readonly shift: string;
  readonly both: string;
}

/** `null`: nothing is to be turned, and the general words do. */
export function teach(
  words: TeachingWords,
  stage: TeachingStage,
  { moves }: TaughtHint<Move>,
  { wanted }: View,
): string | null {
  const turns = moves.some(({ kind }) => kind === 'turn');
  const shifts = moves.some(({ kind }) => kind === 'shift');
  if (!turns && !shifts) return null;
  if (stage === 'where') return wanted === null ? words.pawns : words.wanted;
  if (turns && shifts) return words.both;
  return turns ? words.turn : words.shift;
}

export const englishTeaching: TeachingWords = {
  wanted: 'Look at the wanted secret and at your pawn: which parts lie between them?',
  pawns: 'All secrets are taken. Look at the other pawns: only duels and animals move cards now.',
  turn: 'The centre is to be turned.',
  shift: 'The corridors are to be shifted, and the centre stays.',
  both: 'The centre is to be turned, and a corridor to be shifted.',
};

export const frenchTeaching: TeachingWords = {
  wanted: 'Regardez le secret recherché et votre pion : quelles parties y a-t-il entre eux ?',
  pawns:
    'Tous les secrets sont pris. Regardez les autres pions : seuls les duels et les animaux font encore changer les cartes de main.',
  turn: 'C’est le centre qu’il faut tourner.',
  shift: 'Ce sont les couloirs qu’il faut décaler ; le centre reste.',
  both: 'Il faut tourner le centre et décaler un couloir.',
};
