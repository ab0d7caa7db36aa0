import { expect, test } from 'vitest';
import { PASSAGES } from '../../rules/box.ts';
import { templar } from '../../rules/game.ts';
import { clone } from '../../rules/state.ts';
import { dice, opening, recordingEffects } from '../../test/position.ts';
import { wayOver, waysTo } from '../equal-ways.ts';
import { sillPlace } from '../places.ts';

test('TP-16 every way offered is as short as the rules’ own and may be walked', () => {
  let alternatives = 0;
  for (let game = 0; game < 2; game++) {
    const { state, effects } = opening(3, {}, game);
    const rng = dice(`ways ${game}`);
    for (let i = 0; i < 400 && state.phase !== 'over'; i++) {
      const [seat] = templar.toAct(state);
      const view = templar.view(state, seat, false);
      for (const { room, way: own } of state.phase === 'act' ? view.turn.reach : []) {
        const ways = waysTo(view, room);
        expect(ways[0]).toEqual(own);
        alternatives += ways.length - 1;
        for (const way of ways) {
          expect(way).toHaveLength(own.length);
          const later = clone(state);
          for (const to of way) {
            const step = { kind: 'step', room: to } as const;
            expect(templar.refusal(later, seat, step)).toBeNull();
            templar.play(later, seat, step, recordingEffects());
          }
        }
      }
      const move = templar.pick?.(state, seat, rng);
      if (!move) throw new Error('no move');
      templar.play(state, seat, move, effects);
    }
  }
  expect(alternatives).toBeGreaterThan(20);
});

test('the sill that was pointed at says which of two equal ways is walked', () => {
  const { state, effects } = opening(3, { firstGame: true }, 1);
  const rng = dice('sills');
  let decided = 0;
  for (let i = 0; i < 3000 && state.phase !== 'over'; i++) {
    const [seat] = templar.toAct(state);
    const view = templar.view(state, seat, false);
    for (const { room } of state.phase === 'act' ? view.turn.reach : []) {
      const ways = waysTo(view, room);
      if (ways.length < 2) continue;
      const chosen = PASSAGES.map((_passage, i) => wayOver(view, ways, sillPlace(i)));
      for (const way of ways) expect(chosen).toContain(way);
      decided++;
    }
    const move = templar.pick?.(state, seat, rng);
    if (!move) throw new Error('no move');
    templar.play(state, seat, move, effects);
  }
  expect(decided).toBeGreaterThan(0);
});
