import type { GameTable } from '@conclave/kit';
import './table.css';
import type { FirstTrick } from '../rules/game.ts';
import { FirstTrickBoard } from './board.tsx';
import { cue } from './cue.ts';
import { instruction } from './instruction.ts';
import { lesson } from './lesson.ts';
import { stage } from './stage.ts';

export const firstTrickTable: GameTable<FirstTrick> = {
  Board: FirstTrickBoard,
  stage,
  cue,
  instruction,
  lesson,
};
