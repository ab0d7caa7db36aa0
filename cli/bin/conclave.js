#!/usr/bin/env node
// npm links a command only to a file that is there at install time, and `dist` is built later.
import '../../scripts/start.js';
