import { bidsKit } from '../testing/probes/bids.kit.ts';
import { kitTest } from '../testing/vitest.ts';

kitTest('Bids', bidsKit, 40);
