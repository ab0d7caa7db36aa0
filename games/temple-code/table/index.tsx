import type { HouseEvent } from '@conclave/engine';
import type { Cue, GameTable, SoundName } from '@conclave/kit';
import type { TempleCode } from '../rules/game.ts';
import './table.css';
import type { Event } from '../rules/events.ts';
import { TempleCodeBoard } from './board.tsx';
import { TempleCodeFinale } from './finale.tsx';
import { lesson } from './lesson.ts';
import { TempleCodeNotebook } from './notebook.tsx';
import { stage } from './stage.ts';

function sound(event: Event | HouseEvent): SoundName | null {
  switch (event.type) {
    case 'dealt':
    case 'revealed':
    case 'discarded':
      return 'parchment';
    case 'decoded':
      return 'stone';
    case 'combinationDrawn':
      return 'wood';
    case 'declared':
      return event.right ? 'bell' : 'crack';
    case 'laidOpen':
      return 'gong';
    default:
      return null;
  }
}

function cue(event: Event | HouseEvent): Cue | null {
  const name = sound(event);
  return name && { sound: name };
}

export const templeCodeTable: GameTable<TempleCode> = {
  Board: TempleCodeBoard,
  Notebook: TempleCodeNotebook,
  Finale: TempleCodeFinale,
  stage,
  cue,
  lesson,
};
