/** What a bot of this game is asked. */

import type { Question } from '@conclave/engine';
import type { Nuns } from '../rules/game.ts';

export type Asked = Question<Nuns>;
