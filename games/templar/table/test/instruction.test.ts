/** The line that says what to do promises no more than the rules allow. */

import { LANGUAGES } from '@conclave/engine';
import { expect, test } from 'vitest';
import type { Card } from '../../rules/box.ts';
import { templar } from '../../rules/game.ts';
import { act, card, go, position } from '../../test/position.ts';
import { ownLine } from '../instruction.ts';

const WALKS: readonly (readonly [Card, readonly [number, ...number[]]])[] = [
  ['remigius', [13, 2]],
  ['stephanus', [2, 13]],
  ['severus', [3, 4, 5]],
];

test.each(LANGUAGES)('TP-16 whoever has no step left is not told to go on, in %s', (language) => {
  const props = {
    language,
    pointed: null,
    voice: { reader: 0, name: (seat: number) => `S${seat}` },
  } as const;
  for (const [led, [first, ...rest]] of WALKS) {
    const state = position({ pawns: [1], remigius: 5, vitus: 6, severus: 2 });
    act(state, 0, [card(led), ...go(first)]);
    const onTheWay = ownLine(props, templar.view(state, 0, false), 0);
    act(state, 0, go(...rest));
    const atTheEnd = ownLine(props, templar.view(state, 0, false), 0);
    expect(onTheWay).toMatch(/or go on\.|ou continuez\./);
    expect(atTheEnd).not.toMatch(/go on|continuez/);
  }
});
