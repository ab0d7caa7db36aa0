import { gameText } from '@conclave/games/words';
import type { FirstTrick } from '../rules/game.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { wordsOf } from './words.ts';

export const firstTrickText = gameText<FirstTrick>({ en: wordsOf(english), fr: wordsOf(french) });
