import { bidsKit } from '../testing/probes/bids.kit.ts';
import { canaryKit } from '../testing/probes/canary.kit.ts';
import { interruptKit } from '../testing/probes/interrupt.kit.ts';
import { lanternsKit } from '../testing/probes/lanterns.kit.ts';
import { passingKit } from '../testing/probes/passing.kit.ts';
import { shoutKit } from '../testing/probes/shout.kit.ts';
import { kitTest } from '../testing/vitest.ts';

kitTest('Bids', bidsKit, 36);
kitTest('Interrupt', interruptKit, 36);
kitTest('Passing', passingKit, 36);
kitTest('Two lanterns', lanternsKit, 36);
kitTest('Shout', shoutKit, 36);
kitTest('Canary', canaryKit, 36);
