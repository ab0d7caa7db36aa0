import type { GameTable } from '@conclave/kit';
import './table.css';
import { COLOURS } from '../rules/board.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import { SecretLabyrinthBoard } from './board.tsx';
import { cue } from './cue.ts';
import { instruction } from './instruction.ts';
import { lesson } from './lesson.ts';
import { SecretLabyrinthMiniature } from './miniature.tsx';
import { SecretLabyrinthNotebook } from './notebook.tsx';
import { stage } from './stage.ts';

export const secretLabyrinthTable: GameTable<SecretLabyrinth> = {
  Board: SecretLabyrinthBoard,
  Notebook: SecretLabyrinthNotebook,
  notes: { tab: { en: 'Notebook', fr: 'Carnet' }, width: 412 },
  stage,
  cue,
  instruction,
  Miniature: SecretLabyrinthMiniature,
  lesson,
  page: { fill: true, actions: true, ending: true },
  mark: (view, seat) => {
    const { colour } = view.players[seat];
    return colour === null ? seat : COLOURS.indexOf(colour);
  },
  assistances: ({ memoryAid }) => (memoryAid ? ['off', 'seen', 'follows'] : ['off']),
};
