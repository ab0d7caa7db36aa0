/** The drawn table of Mystery of the Abbey: its parts, and its style sheets in the order of the cascade. */

import type { GameTable } from '@conclave/kit';
// The style sheets, in the order of the cascade.
import './table.css';
import './margin.css';
import './plan.css';
import './foot.css';
import './talk.css';
import './builder/builder.css';
import './choices.css';
import './mass.css';
import './event-scene.css';
import './notebook.css';
import './ending.css';
import './tablet.css';
import './phone.css';
import './across.css';
import type { Abbey } from '../rules/game.ts';
import { AbbeyBoard } from './board.tsx';
import { cue } from './cue.ts';
import { endPage } from './end-page.tsx';
import { Finding } from './finding.tsx';
import { instruction } from './instruction.ts';
import { lesson } from './lesson.ts';
import { AbbeyMiniature } from './miniature.tsx';
import { AbbeyNotebook } from './notebook.tsx';
import { puzzle } from './puzzle.tsx';
import { enGarde } from './reaction.tsx';
import { sky } from './sky.tsx';
import { stage } from './stage.ts';

export const abbeyTable: GameTable<Abbey> = {
  reaction: enGarde,
  walking: ['step'],
  Board: AbbeyBoard,
  Notebook: AbbeyNotebook,
  notes: { tab: { en: 'Suspects', fr: 'Suspects' }, width: 412, least: 352 },
  stage,
  cue,
  instruction,
  endPage,
  sky,
  Miniature: AbbeyMiniature,
  handedIn: (view, seat) => view.players[seat].own?.answer ?? null,
  latest: {
    quiet: ['turn', 'bell'],
    together: {
      dealt: { en: 'Everybody receives a hand of suspects.', fr: 'Chacun reçoit une main de suspects.' },
    },
    isPassed: (event, next) =>
      event.type === 'stepped' && next.type === 'stepped' && event.seat === next.seat,
  },
  Finding,
  puzzle,
  lesson,
  mark: (view, seat) => view.players[seat].colour,
};
