import { gameText } from '@conclave/games/words';
import type { LiarsDice } from '../rules/game.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { wordsOf } from './words.ts';

export const liarsDiceText = gameText<LiarsDice>({ en: wordsOf(english), fr: wordsOf(french) });
