import type { GameTable } from '@conclave/kit';
import './table.css';
import './castle/castle.css';
import './notch-dial.css';
import './notebook.css';
import './corners.css';
import './duel/duel.css';
import './board.css';
import './ending.css';
import './phone.css';
import type { SecretLabyrinth } from '../rules/game.ts';
import { SecretLabyrinthBoard } from './board.tsx';
import { cue } from './cue.ts';
import { endPage } from './end-page.tsx';
import { Finding } from './finding.tsx';
import { instruction } from './instruction.ts';
import { KEYS } from './keys.ts';
import { lesson } from './lesson.ts';
import { SecretLabyrinthMiniature } from './miniature.tsx';
import { SecretLabyrinthNotebook } from './notebook.tsx';
import { chairOf } from './pieces/colours.ts';
import { puzzle } from './puzzle/puzzle.tsx';
import { trick } from './reaction.tsx';
import { sky } from './sky.tsx';
import { stage } from './stage.ts';

export const secretLabyrinthTable: GameTable<SecretLabyrinth> = {
  reaction: trick,
  Board: SecretLabyrinthBoard,
  Notebook: SecretLabyrinthNotebook,
  notes: { tab: { en: 'Notebook', fr: 'Carnet' }, width: 412, least: 330 },
  stage,
  cue,
  instruction,
  endPage,
  sky,
  Miniature: SecretLabyrinthMiniature,
  Finding,
  puzzle,
  lesson,
  latest: { quiet: ['turnBegun'] },
  mark: (view, seat) => chairOf(view.players[seat].colour, seat),
  keys: KEYS,
  assistances: ({ memoryAid }) => (memoryAid ? ['off', 'seen', 'follows'] : ['off']),
};
