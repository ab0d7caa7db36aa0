import type { GameText } from '@conclave/engine';
import type { Nuns } from '../rules/game.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { wordsOf } from './words.ts';

export const nunsText: GameText<Nuns> = { en: wordsOf(english), fr: wordsOf(french) };
