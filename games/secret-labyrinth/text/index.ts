import type { GameText } from '@conclave/engine';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { wordsOf } from './words.ts';

export const secretLabyrinthText: GameText<View, Move, Event> = { en: wordsOf(english), fr: wordsOf(french) };
