import { gameText } from '../../words.ts';
import type { Nuns } from '../rules/game.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { wordsOf } from './words.ts';

export const nunsText = gameText<Nuns>({ en: wordsOf(english), fr: wordsOf(french) });
