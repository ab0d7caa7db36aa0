import { gameText } from '../../words.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { wordsOf } from './words.ts';

export const secretLabyrinthText = gameText<SecretLabyrinth>({ en: wordsOf(english), fr: wordsOf(french) });
