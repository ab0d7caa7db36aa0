/** The sound of a count, and its duration. */

import { expect, test } from 'vitest';
import { templar } from '../../rules/game.ts';
import { act, card, END, go, ofType, position, put } from '../../test/position.ts';
import { cue } from '../cue.ts';

const LONGEST = 2500;

test.each([1, 4, 5])(
  'TP-31 a coin is heard for every object counted, %i rings beside book and chalice',
  (rings) => {
    const state = position({ remigius: 5, vitus: 6, severus: 2 });
    put(state, 13, 'book', 1);
    put(state, 13, 'chalice', 1);
    put(state, 13, 'ringA', 2, { count: rings });
    const before = templar.view(state, 0, false);
    const [event] = ofType(act(state, 0, [card('remigius'), ...go(13), END]), 'roomCounted');
    const shown = cue(event, before, before, 0);
    const heard = (shown?.sound ?? []) as readonly { name: string; after: number }[];
    expect(heard.filter(({ name }) => name === 'coin')).toHaveLength(rings + 2);
    expect(heard.at(-1)?.name).toBe('bell');
    expect(shown?.hold).toBeLessThanOrEqual(LONGEST);
    for (const { after } of heard) expect(after).toBeLessThanOrEqual(shown?.hold ?? 0);
  },
);

test('TP-42 at the end a coin for every ring left in the church, and one a player for rooms', () => {
  const state = position({ remigius: 5, vitus: 6, severus: 2 });
  put(state, 13, 'ringA', 0, { count: 2 });
  put(state, 13, 'ringB', 1, { count: 1, zone: 1 });
  const view = templar.view(state, 0, false);
  const shown = cue({ type: 'finalCount', church: [4, 2, 0], rooms: [3, 0, 0] }, view, view, 0);
  const heard = (shown?.sound ?? []) as readonly { name: string }[];
  expect(heard.filter(({ name }) => name === 'coin')).toHaveLength(4);
  expect(shown?.hold).toBeLessThanOrEqual(LONGEST);
});
