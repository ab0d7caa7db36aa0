import { gameText } from '../../words.ts';
import type { TempleCode } from '../rules/game.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { wordsOf } from './words.ts';

export const templeCodeText = gameText<TempleCode>({ en: wordsOf(english), fr: wordsOf(french) });
