/** The drawn table of Nuns on the Run: its parts, and its style sheets in the order of the cascade. */

import type { GameTable } from '@conclave/kit';
// The style sheets, in the order of the cascade.
import './table.css';
import './rail/rail.css';
import './rail/plates.css';
import './rail/plan-panel.css';
import './rail/buttons.css';
import './rail/hunt-panel.css';
import './rail/people.css';
import './layers/layers.css';
import './pieces-on-board.css';
import './rail/window-panel.css';
import './ending.css';
import './notebook.css';
import './rail/tray.css';
import './small-screens.css';
import './plan-view.css';
import './motion.css';
import './low-desk.css';
import type { Nuns } from '../rules/game.ts';
import { NunsBoard } from './board.tsx';
import { cue } from './cue.ts';
import { endPage } from './end-page.tsx';
import { Finding } from './finding.tsx';
import { forced } from './forced.ts';
import { instruction } from './instruction.ts';
import { lesson } from './lesson.ts';
import { guardsLesson } from './lesson-guards.ts';
import { NunsMiniature } from './miniature.tsx';
import { NunsNotebook } from './notebook.tsx';
import { passes } from './play/asking.ts';
import { puzzle } from './puzzle/puzzle.tsx';
import { hush } from './reaction.tsx';
import { sky } from './sky.tsx';
import { stage } from './stage.ts';

export const nunsTable: GameTable<Nuns> = {
  reaction: hush,
  walking: ['go'],
  Board: NunsBoard,
  Notebook: NunsNotebook,
  notes: { tab: { en: 'Notebook', fr: 'Carnet' }, width: 390, least: 300 },
  stage,
  endPage,
  sky,
  Miniature: NunsMiniature,
  Finding,
  cue,
  instruction,
  forced,
  passes,
  puzzle,
  lesson,
  furtherLessons: { guards: guardsLesson },
  latest: {
    quiet: ['stopped', 'leads'],
    together: {
      blessingDealt: { en: 'The blessings are given out.', fr: 'Les bénédictions sont distribuées.' },
    },
    // What a guard sees or catches on her way is told.
    isPassed: (event, next) =>
      event.type === 'stepped' &&
      next.type === 'stepped' &&
      event.guard === next.guard &&
      event.sees.length + event.captured.length === 0,
  },
  showsWindowTime: true,
};
