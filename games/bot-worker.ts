/** What runs in the threads of a pool: `new Pool(workerFile('@conclave/games/bot-worker'))`. */

import { serveThread } from '@conclave/bots/thread';
import { companies } from './players.ts';

serveThread(companies);
