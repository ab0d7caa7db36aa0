#!/usr/bin/env node
/** `npx conclave`: does what the arguments say, or opens the menu. */

import { launch } from './launch.js';

await launch(process.argv.slice(2));
