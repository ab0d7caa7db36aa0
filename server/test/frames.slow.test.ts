import { test } from 'vitest';
import { checkFrames } from './frames.ts';
import { SPECS } from './games.ts';

test.each(SPECS.map((spec) => [spec.game.id, spec] as const))(
  '%s: frames go to whom they concern, over several whole matches',
  (_id, spec) => checkFrames(spec, 3, 400),
);
