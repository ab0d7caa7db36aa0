import { expect, test } from 'vitest';
import { migrate } from '../rules/migrate.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { act, card, go, hide, position, put } from './position.ts';

/** The state as version 1 kept it: one number for objects hidden, a ring picked up, a warehouse or the door chosen. */
function version1({ hides, hasPicked, hasChosen, ...kept }: State) {
  return { ...kept, used: hides + Number(hasPicked) + Number(hasChosen) };
}

const pickUp: Move = { kind: 'pickUp', zone: 0, owner: 1 };

test.each<[string, readonly Move[]]>([
  ['nothing done yet', []],
  ['a monk hides', [card('josua'), ...go(3), hide('ringA'), hide('book')]],
  ['Benjamin carries', [card('benjamin'), pickUp, ...go(1)]],
  ['a warehouse is chosen', [card('maria'), { kind: 'warehouse', warehouse: 2 }]],
  ['the door is moved', [card('porticus'), { kind: 'door', passage: 0 }]],
])('a match of version 1 goes on: %s', (_name, moves) => {
  const state = position({ pawns: [2], stock: [['ringA', 'book']] });
  put(state, 2, 'ringA', 1);
  act(state, 0, moves);
  expect(migrate(version1(state), 1)).toEqual(state);
});
