import type { GameTable } from '@conclave/kit';
import './table.css';
import './abbey.css';
import './pieces-on-board.css';
import './harbour.css';
import './thread.css';
import './plaque.css';
import './hand.css';
import './shelf.css';
import './count.css';
import './speech.css';
import './phone.css';
import './notebook.css';
import './ending.css';
import './room-points.css';
import type { Templar } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { TemplarBoard } from './board.tsx';
import { cue } from './cue.ts';
import { endPage } from './end-page.tsx';
import { Finding } from './finding.tsx';
import { instruction } from './instruction.ts';
import { KEYS } from './keys.ts';
import { lesson } from './lesson.ts';
import { TemplarMiniature } from './miniature.tsx';
import { TemplarNotebook } from './notebook.tsx';
import { puzzle } from './puzzle.tsx';
import { bells } from './reaction.tsx';
import { sky } from './sky.tsx';
import { stage } from './stage.ts';

/** The end of a turn in which nothing else is left, or the only step there is: everybody can see that. */
function forced(_view: View, moves: readonly Move[]): Move | null {
  const [only] = moves;
  return moves.length === 1 && (only.kind === 'end' || only.kind === 'step') ? only : null;
}

export const templarTable: GameTable<Templar> = {
  reaction: bells,
  walking: ['step'],
  Board: TemplarBoard,
  stage,
  cue,
  instruction,
  Notebook: TemplarNotebook,
  notes: { tab: { en: 'Notebook', fr: 'Carnet' }, width: 390, least: 312 },
  endPage,
  sky,
  Miniature: TemplarMiniature,
  forced,
  latest: {
    quiet: ['roundBegun'],
    isPassed: (event, next) =>
      event.type === 'stepped' &&
      next.type === 'stepped' &&
      event.seat === next.seat &&
      event.figure === next.figure,
  },
  Finding,
  puzzle,
  keys: KEYS,
  lesson,
};
