#!/usr/bin/env node
/** `npx conclave`: runs the given command, or opens the menu. */

import { launch } from './launch.js';

await launch(process.argv.slice(2));
