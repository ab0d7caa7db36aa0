/** What runs in the threads of a pool: `new Pool(workerFile('@conclave/games/bot-worker'))`. */

import { serveThread } from '@conclave/bots/thread';
import { botsByGame } from './bots.ts';

serveThread(botsByGame);
