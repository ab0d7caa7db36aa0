import type { GameTable } from '@conclave/kit';
import './table.css';
import type { Templar } from '../rules/game.ts';
import { TemplarBoard } from './board.tsx';
import { stage } from './stage.ts';

export const templarTable: GameTable<Templar> = {
  Board: TemplarBoard,
  stage,
  page: { fill: true, actions: true },
};
