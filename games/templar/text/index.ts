import { gameText } from '../../words.ts';
import type { Templar } from '../rules/game.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { wordsOf } from './words.ts';

export const templarText = gameText<Templar>({ en: wordsOf(english), fr: wordsOf(french) });
