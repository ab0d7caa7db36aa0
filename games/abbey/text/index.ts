import { gameText } from '../../words.ts';
import type { Abbey } from '../rules/game.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { wordsOf } from './words.ts';

export const abbeyText = gameText<Abbey>({ en: wordsOf(english), fr: wordsOf(french) });
