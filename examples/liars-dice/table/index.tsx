import type { GameTable } from '@conclave/kit';
import './table.css';
import type { LiarsDice } from '../rules/game.ts';
import { LiarsDiceBoard } from './board.tsx';
import { cue } from './cue.ts';
import { instruction } from './instruction.ts';
import { lesson } from './lesson.ts';
import { stage } from './stage.ts';

export const liarsDiceTable: GameTable<LiarsDice> = {
  Board: LiarsDiceBoard,
  stage,
  cue,
  instruction,
  lesson,
};
