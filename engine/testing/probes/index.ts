/** Small games with every hard feature. Tests of engine, server and web use them. */

import type { AnyGame } from '../../game.ts';
import type { AnyText } from '../../words.ts';
import { bidsText } from './bids.text.ts';
import { bids } from './bids.ts';
import { canaryText } from './canary.text.ts';
import { canary } from './canary.ts';
import { interruptText } from './interrupt.text.ts';
import { interrupt } from './interrupt.ts';
import { lanternsText } from './lanterns.text.ts';
import { lanterns } from './lanterns.ts';
import { passingText } from './passing.text.ts';
import { passing } from './passing.ts';
import { shoutText } from './shout.text.ts';
import { shout } from './shout.ts';

export interface Probe {
  readonly game: AnyGame;
  readonly text: AnyText;
}

export const probes: readonly Probe[] = [
  { game: bids, text: bidsText },
  { game: interrupt, text: interruptText },
  { game: passing, text: passingText },
  { game: lanterns, text: lanternsText },
  { game: shout, text: shoutText },
  { game: canary, text: canaryText },
];
