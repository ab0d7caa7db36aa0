/** `npm start`: starts a server on http://localhost:4004. */

import { launch } from './launch.js';

await launch(['serve', ...process.argv.slice(2)]);
