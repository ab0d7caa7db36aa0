import { test } from 'vitest';
import { checkFrames } from './frames.ts';
import { SPECS } from './games.ts';

test.each(SPECS.map((spec) => [spec.game.id, spec] as const))(
  '%s: a frame for whoever was told something or sees something new, none and no other trace for the rest',
  (_id, spec) => checkFrames(spec, 1, 50),
);
