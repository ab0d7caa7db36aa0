/** What the table says and paints of points, noise and markers. */

import { expect, test } from 'vitest';
import { BLANK, planReason } from '../../on-view/planning.ts';
import { plannerIn } from '../../on-view/reach.ts';
import { distanceFor } from '../../rules/convent.ts';
import { nuns } from '../../rules/game.ts';
import { FIRST_NOVICE } from '../../rules/state.ts';
import { cast, opening, placeGuard, planning } from '../../test/position.ts';
import { SPOTS } from '../geometry.tsx';
import { besideGuard, whereVanished } from '../layers/marks.tsx';
import { glowsWithOthers } from '../play/belief.ts';
import { isRolledFor } from '../play/draft.ts';
import { forecastOf, foreseen, forewarned } from '../play/forecast.ts';
import { wayBetween } from '../point-spots.tsx';
import { tableWords } from '../words.ts';

function night(turn: number) {
  const { state } = opening(2);
  cast(state, { cells: [6], wishes: [1] });
  planning(state, turn);
  placeGuard(state, 0, 40, 26, 'lightblue-26-147');
  placeGuard(state, 1, 84, 85, 'green-26-84');
  state.guards[0].ahead = true;
  return nuns.view(state, 1, false);
}

test('after the first of two moves nobody rolls yet, so no noise is spoken of; who obeys is not heard', () => {
  const draft = { ...BLANK, card: 'walk' as const, way: [16, 15, 30] };
  expect(isRolledFor(night(1), draft)).toBe(false);
  expect(isRolledFor(night(1), { ...draft, split: 3 })).toBe(true);
  expect(isRolledFor(night(3), draft)).toBe(true);
  expect(isRolledFor(night(3), { ...draft, obeys: true })).toBe(false);
});

test('how far a guard is from her is not read as a point', () => {
  const { en, fr } = tableWords;
  expect(en.hears('Prioress', null, 5, 7, false)).toContain('You are 7 away: not heard');
  expect(en.heardFar(null, 5, en.guardAway('Abbess', 6), false)).toContain('Abbess 6 away: not heard');
  expect(fr.hears('Prieure', null, 5, 7, false)).toContain('Vous êtes à 7 points\u00a0: pas entendue');
  expect(fr.guardAway('Abbesse', 1)).toBe('Abbesse à 1 point');
  expect(en.hears('Prioress', null, 0, 0, true)).toContain('You are there: heard');
});

test('a click on a point far off asks about the whole way: it is too far, not no neighbour', () => {
  const view = night(3);
  const novice = plannerIn(view, FIRST_NOVICE);
  if (!novice) throw new Error('nobody plans');
  const why = (to: number) =>
    planReason(view, novice, { ...BLANK, card: 'run', way: [...wayBetween(false, novice.at, to)] });
  expect(wayBetween(false, 16, 15)).toEqual([15]);
  expect(wayBetween(true, 3, 26)).toEqual([19, 26]);
  expect(wayBetween(false, 3, 40)).toHaveLength(distanceFor(false, 3, 40));
  expect([why(107), why(144)]).toEqual(['tooFar', 'tooFar']);
});

test('what a bound guard will see is said with where she turns, in both languages', () => {
  const view = night(3);
  const said = forewarned(view, 41, tableWords.en);
  expect(said).toContain('the Abbess sees it when she turns at 40');
  expect(forewarned(view, 41, tableWords.fr)).toContain('l’Abbesse le voit en se tournant au 40');
  expect(foreseen(view, 41, tableWords.en)).toContain('the Abbess will see it from 40');
  expect(forewarned(view, 10, tableWords.en)).toEqual([]);
  expect(forecastOf(view)).toBe(forecastOf(view));
  expect(forecastOf(view).threat[41]).toBe(1);
});

test('whoever vanished above a guard leaves her puff clear of the guard’s head', () => {
  const [, y70] = SPOTS[70];
  const midway = whereVanished(70, 71, [])[1];
  const clear = whereVanished(70, 71, [70])[1];
  expect(y70 - clear).toBeGreaterThan(y70 - midway);
  expect(whereVanished(71, 70, [70])).toEqual(whereVanished(70, 71, [70]));
});

test('a noise above a guard lies clear of her head', () => {
  const up = besideGuard(40, 26, 0, 1).at;
  const [x, y] = SPOTS[40];
  const reach = (point: number) => {
    const { at } = besideGuard(point, 26, 0, 1);
    return Math.hypot(at[0] - SPOTS[point][0], at[1] - SPOTS[point][1]);
  };
  expect(Math.hypot(up[0] - x, up[1] - y)).toBe(reach(40));
  const steep = SPOTS.flatMap((_spot, from) =>
    SPOTS.flatMap((_other, to) =>
      from > 0 &&
      to > 0 &&
      from !== to &&
      SPOTS[to][1] < SPOTS[from][1] - 90 &&
      Math.abs(SPOTS[to][0] - SPOTS[from][0]) < 10
        ? [{ from, to }]
        : [],
    ),
  );
  expect(steep.length).toBeGreaterThan(5);
  for (const { from, to } of steep) {
    const above = SPOTS[from][1] - besideGuard(from, to, 0, 1).at[1];
    const below = besideGuard(to, from, 0, 1).at[1] - SPOTS[to][1];
    expect(above).toBeGreaterThan(below);
  }
});

test('so many points that a glow would say nothing do not glow together', () => {
  expect([glowsWithOthers(13), glowsWithOthers(60)]).toEqual([true, false]);
});

test('French speaks to a novice as one does', () => {
  const { fr } = tableWords;
  expect(fr.onlyYou).toBe('vous seule le savez');
  expect(fr.endOf.sneak).toBe('à pas de loup jusqu’ici');
  expect(fr.unseenPoint).toContain('hors de vue');
  expect(fr.tasks.plan(null, true)).toMatch(/^Deux déplacements\s: choisissez une allure ou un point$/u);
  expect(fr.ending.hadWish).toBe('tenait déjà l’objet');
});
