import { expect, test } from 'vitest';
import { chanceAt, endsOf, inSight, quietestEnds } from '../mind/pencil.ts';
import { BLANK } from '../on-view/planning.ts';
import { CARDS, type Card } from '../rules/cards.ts';
import { NEIGHBOURS, type Point } from '../rules/convent.ts';
import { nuns } from '../rules/game.ts';
import { cast, opening, placeGuard, planMove, planning, planningSomewhere } from './position.ts';

const BERNADETTE = 2;
const SEAT = 1;

test('of ways of equal length the one that shows her least is drawn', () => {
  for (let seed = 20; seed < 40; seed++) {
    const state = planningSomewhere(seed);
    const view = nuns.view(state, SEAT, false);
    const seen = inSight(view.guards);
    const shown = (way: readonly Point[]) => way.filter((point) => seen[point] === 1).length;
    for (const way of endsOf(view, BERNADETTE, { ...BLANK, card: 'sneak' }).values()) {
      if (way.length !== 2) continue;
      const others = NEIGHBOURS[view.novices[0].own?.at ?? 0].filter((point) =>
        NEIGHBOURS[point].includes(way[1]),
      );
      const [from] = [view.novices[0].own?.at ?? 0];
      const lawful = others.filter((middle) => {
        const refusal = nuns.refusal(state, SEAT, planMove(BERNADETTE, 'sneak', [middle, way[1]]));
        return refusal === null || refusal.reason === 'unfinished';
      });
      expect([from, shown(way)]).toEqual([
        from,
        Math.min(...lawful.map((middle) => shown([middle, way[1]]))),
      ]);
    }
  }
});

test('the quietest card that carries her there is proposed', () => {
  const { state } = opening(2, { singleStart: true });
  cast(state, { cells: [6], wishes: [1] });
  planning(state);
  const view = nuns.view(state, SEAT, false);
  const card = (end: Point, cards: readonly Card[] = CARDS) =>
    quietestEnds(view, BERNADETTE, BLANK, new Set(cards)).get(end)?.card;
  expect(card(16)).toBe('sneak');
  expect(card(30)).toBe('walk');
  expect(card(30, ['sneak', 'run'])).toBe('run');
  expect(card(51)).toBe('run');
  expect(card(150)).toBeUndefined();
});

test('NR-14 the chance of being heard is the larger one, and a guard who ran hears nothing', () => {
  const { state } = opening(2);
  placeGuard(state, 0, 18, 17);
  placeGuard(state, 1, 20, 21);
  const heard = (card: Card) => chanceAt(nuns.view(state, SEAT, false), 16, card);
  expect(heard('run')).toBeCloseTo(5 / 6);
  state.guards[0].ran = true;
  expect(heard('run')).toBeCloseTo(3 / 6);
  state.guards[1].ran = true;
  expect(heard('run')).toBe(0);
});
