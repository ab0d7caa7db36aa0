import type { GameTable } from '@conclave/kit';
import './table.css';
import './hall.css';
import './bay.css';
import './pieces-on-board.css';
import './floor.css';
import './stele.css';
import './verdict.css';
import './notebook.css';
import './board.css';
import type { TempleCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { TempleCodeBoard } from './board.tsx';
import { cue } from './cue.ts';
import { endPage } from './end-page.tsx';
import { Finding } from './finding.tsx';
import { instruction } from './instruction.ts';
import { KEYS } from './keys.ts';
import { lesson } from './lesson.ts';
import { TempleCodeMiniature } from './miniature.tsx';
import { TempleCodeNotebook } from './notebook.tsx';
import { puzzle } from './puzzle.tsx';
import { close } from './reaction.tsx';
import { sky } from './sky.tsx';
import { stage } from './stage.ts';

/** TC-11: whose own pair is the only one left decodes both, as everybody can see. */
function forced(_view: View, moves: readonly Move[]): Move | null {
  return moves.find(({ kind }) => kind === 'decodeBoth') ?? null;
}

export const templeCodeTable: GameTable<TempleCode> = {
  reaction: close,
  Board: TempleCodeBoard,
  Notebook: TempleCodeNotebook,
  notes: { tab: { en: 'Notebook', fr: 'Carnet' }, width: 400, least: 304 },
  stage,
  cue,
  instruction,
  endPage,
  sky,
  Miniature: TempleCodeMiniature,
  forced,
  latest: {
    quiet: ['cleared'],
    together: {
      dealt: {
        en: 'Two cards are dealt in front of everybody.',
        fr: 'Deux cartes sont posées devant chacun.',
      },
      combinationDrawn: { en: 'Everybody gets a combination.', fr: 'Chacun reçoit une combinaison.' },
    },
  },
  Finding,
  puzzle,
  lesson,
  keys: KEYS,
};
