import type { GameText } from '@conclave/engine';
import type { TempleCode } from '../rules/game.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { wordsOf } from './words.ts';

export const templeCodeText: GameText<TempleCode> = { en: wordsOf(english), fr: wordsOf(french) };
