/** What is heard of a count, and for how long it is held. */

import { LONGEST_HOLD } from '@conclave/kit';
import { expect, test } from 'vitest';
