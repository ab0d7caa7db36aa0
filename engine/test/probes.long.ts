import { bidsSpec } from '../testing/probes/bids.spec.ts';
import { canarySpec } from '../testing/probes/canary.spec.ts';
import { interruptSpec } from '../testing/probes/interrupt.spec.ts';
import { lanternsSpec } from '../testing/probes/lanterns.spec.ts';
import { passingSpec } from '../testing/probes/passing.spec.ts';
import { shoutSpec } from '../testing/probes/shout.spec.ts';
import { conformanceTest } from '../testing/vitest.ts';

conformanceTest('Bids', bidsSpec, 100);
conformanceTest('Interrupt', interruptSpec, 100);
conformanceTest('Passing', passingSpec, 100);
conformanceTest('Two lanterns', lanternsSpec, 100);
conformanceTest('Shout', shoutSpec, 100);
conformanceTest('Canary', canarySpec, 100);
