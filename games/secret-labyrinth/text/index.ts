import type { GameText } from '@conclave/engine';
import type { SecretLabyrinth } from '../rules/game.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { wordsOf } from './words.ts';

export const secretLabyrinthText: GameText<SecretLabyrinth> = { en: wordsOf(english), fr: wordsOf(french) };
