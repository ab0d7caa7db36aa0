import { bidsKit } from '../testing/probes/bids.kit.ts';
import { canaryKit } from '../testing/probes/canary.kit.ts';
import { interruptKit } from '../testing/probes/interrupt.kit.ts';
import { lanternsKit } from '../testing/probes/lanterns.kit.ts';
import { passingKit } from '../testing/probes/passing.kit.ts';
import { shoutKit } from '../testing/probes/shout.kit.ts';
import { kitTest } from '../testing/vitest.ts';

kitTest('Bids', bidsKit, 40);
kitTest('Interrupt', interruptKit, 40);
kitTest('Passing', passingKit, 30);
kitTest('Two lanterns', lanternsKit, 40);
kitTest('Shout', shoutKit, 40);
kitTest('Canary', canaryKit, 40);
