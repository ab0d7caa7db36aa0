import { bidsSpec } from '../testing/probes/bids.spec.ts';
import { canarySpec } from '../testing/probes/canary.spec.ts';
import { interruptSpec } from '../testing/probes/interrupt.spec.ts';
import { lanternsSpec } from '../testing/probes/lanterns.spec.ts';
import { passingSpec } from '../testing/probes/passing.spec.ts';
import { shoutSpec } from '../testing/probes/shout.spec.ts';
import { conformanceTest } from '../testing/vitest.ts';

conformanceTest('Bids', bidsSpec, 18);
conformanceTest('Interrupt', interruptSpec, 18);
conformanceTest('Passing', passingSpec, 18);
conformanceTest('Two lanterns', lanternsSpec, 18);
conformanceTest('Shout', shoutSpec, 18);
conformanceTest('Canary', canarySpec, 18);
