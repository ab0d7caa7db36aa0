/** NR: the review of stored matches. */

import {
  allHeard,
  ChaCha8,
  LANGUAGES,
  type Match,
  type ReviewMoment,
  retell,
  stretchSeed,
} from '@conclave/engine';
import { recordsIn } from '@conclave/engine/testing/fixtures';
import { reviewTests } from '@conclave/engine/testing/reviews';
import { expect, test } from 'vitest';
import { Beliefs } from '../../mind/beliefs.ts';
import { readFlags } from '../../mind/mind.ts';
import { CARDS } from '../../rules/cards.ts';
import { NEIGHBOURS, POINTS } from '../../rules/convent.ts';
import { type Nuns, nuns } from '../../rules/game.ts';
import { listGuardMove } from '../../rules/guarding.ts';
import type { Move } from '../../rules/moves.ts';
import { FIRST_NOVICE, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { veil } from '../../test/disguise.ts';
import { exact } from '../exact.ts';
import { HuntedNovices } from '../hunted.ts';
import { believed } from '../hunter.ts';
import { nunsReview } from '../index.ts';
import { called, isAsked } from '../moments.ts';
import { hiddenWay, sixths } from '../plans.ts';
import { waysOf } from '../ways.ts';

const RECORDS = recordsIn(new URL('../../test/fixtures/', import.meta.url)).filter(({ name }) =>
  ['captures', 'novice-wins'].some((kept) => name.includes(kept)),
);

reviewTests(nunsReview, RECORDS, exact, { rules: nuns, veil, eyes: () => 0 }, 60);

test('the curve counts points from one to all of the convent', () => {
  let counted = 0;
  for (const { record } of RECORDS) {
    for (let seat = 0; seat < record.seats; seat++) {
      for (const { values } of exact(record, seat).turns) {
        if (values.points === null) continue;
        counted++;
        expect(values.points).toBeGreaterThan(0);
        expect(values.points).toBeLessThan(156);
      }
    }
  }
  expect(counted).toBeGreaterThan(10);
});

test('where the guards could be sure, she was there', () => {
  for (const { record } of RECORDS) {
    const sure = exact(record, 0).moments.filter(({ key }) => key === 'sureMissed');
    const { entries } = retell<Nuns>(nuns, record);
    for (const { at, match } of entries) {
      for (const moment of sure.filter((one) => one.at === at + 1)) {
        const { view } = match.perspective(0);
        const index = view.novices.findIndex(({ cell }) => cell === moment.params.cell);
        const { own } = match.perspective(view.novices[index].seat).view.novices[index];
        expect(own?.at, `novice ${FIRST_NOVICE + index}`).toBe(moment.params.at);
      }
    }
  }
});

test('one die against both guards counts once, with the larger chance; who ran hears nothing', () => {
  const near = { at: 26, ran: false };
  const [next] = NEIGHBOURS[26];
  expect(sixths([near, near], next, 'run')).toBe(6);
  expect(sixths([near, { at: 26, ran: true }], next, 'stand')).toBe(3);
  expect(sixths([{ at: 26, ran: true }], next, 'run')).toBe(0);
});

test('a way round is lawful, and nobody sees it', () => {
  const guards = [
    { at: 147, facing: null },
    { at: 148, facing: null },
  ] as unknown as Parameters<typeof hiddenWay>[0]['guards'];
  const [first] = NEIGHBOURS[60];
  const way = hiddenWay({ guards }, 60, first, true, { min: 1, max: 2 });
  expect(way).toEqual([first]);
  expect(hiddenWay({ guards }, 147, first, true, { min: 1, max: 5 })).toBeNull();
});

test('what a card gives away is what the guards could count when it was shown', () => {
  let counted = 0;
  for (const { record } of RECORDS) {
    const { record: now, match, entries } = retell<Nuns>(nuns, record);
    const beliefs = new Beliefs(0, now.seats, readFlags(now.options));
    for (const event of allHeard(match.openingTold, 0)) beliefs.told(event);
    for (const { told } of entries) {
      for (const event of allHeard(told, 0)) {
        const view = match.perspective(0).view;
        const before = view.novices.map((_novice, index) =>
          CARDS.map((card) => beliefs.pointsUnder(FIRST_NOVICE + index, card).length),
        );
        if (event.type === 'cardsShown') {
          const moving = allHeard(told, 0).some(({ type }) => type === 'seen' || type === 'vanished');
          beliefs.told(event);
          if (moving || view.turn < 2) continue;
          event.novices.forEach(({ figure, card, obeys, fast }) => {
            if (obeys !== null || fast) return;
            const weights = beliefs.points().get(figure) ?? new Float64Array();
            const left = weights.filter((weight) => weight > 0).length;
            expect(before[figure - FIRST_NOVICE][CARDS.indexOf(card)]).toBe(left);
            counted++;
          });
        } else beliefs.told(event);
      }
    }
  }
  expect(counted).toBeGreaterThan(5);
});

test('seen by a guard whom another novice set free: it could not be known; by her own False Noise: nothing is said', () => {
  const [{ record }] = RECORDS;
  const { match, entries } = retell<Nuns>(nuns, record);
  const seat = record.seats - 1;
  for (const { at } of entries) {
    const { view } = match.perspective(seat);
    const index = view.novices.findIndex(({ own, spotted }) => own && spotted === null);
    const other = view.novices.findIndex(({ own }) => own === null);
    if (view.phase !== 'guardMove' || view.points > 0 || index < 0) continue;
    const guard = view.active === 1 ? 1 : 0;
    const figure = FIRST_NOVICE + index;
    const seenWith = (heard: number) => {
      const hunted = new HuntedNovices();
      const free: View = {
        ...view,
        free: true,
        saw: [],
        skritch: [{ figure: heard, guard, from: 39, to: 40 }],
      };
      hunted.begin(free, [figure]);
      const sees = [{ figure, cell: view.novices[index].cell, seat, at: 40 }];
      return hunted.looks({ at, turn: view.turn }, { sees }, free).map(({ key }) => key);
    };
    expect(seenWith(FIRST_NOVICE + other)).toEqual(['seenUnknown']);
    expect(seenWith(figure)).toEqual([]);
    expect(seenWith(guard)).toEqual([]);
    return;
  }
});

test('a guess is right at the points that are left, and of the cards for the one that leaves most', () => {
  const moment = (ask: object) => ({ ask }) as unknown as ReviewMoment;
  const where = moment({ about: 'where', cell: 6, points: [44, 70] });
  expect(nunsReview.check(where, [44])?.right).toBe(true);
  expect(nunsReview.check(where, [70, 44])?.right).toBe(true);
  expect(nunsReview.check(where, [44, 71])?.right).toBe(false);
  expect(nunsReview.check(where, [])?.right).toBe(false);
  expect(nunsReview.check(where, [400])).toBeNull();
  expect(nunsReview.check(where, 'run')).toBeNull();
  const cards = [
    { card: 'sneak', k: 5 },
    { card: 'run', k: 60 },
  ];
  expect(nunsReview.check(moment({ about: 'card', cards }), 'run')).toEqual({ right: true, left: ['run'] });
  expect(nunsReview.check(moment({ about: 'card', cards }), 'sneak')?.right).toBe(false);
  expect(nunsReview.check(moment({ about: 'card', cards }), 'walk')).toBeNull();
  let asked = 0;
  for (const { record } of RECORDS) {
    for (let seat = 0; seat < record.seats; seat++) {
      const found = exact(record, seat);
      for (const { ask, at } of found.moments) {
        if (ask === null || !isAsked(ask) || ask.about !== 'where') continue;
        asked++;
        const sample = found.turns.find((turn) => turn.at === at);
        if (sample) expect(ask.points.length).toBe(sample.values.points);
      }
    }
  }
  expect(asked).toBeGreaterThan(0);
});

test('guess first: what can be tapped tells how many places are left, and nothing of where', () => {
  const where = (cell: number, points: readonly number[]) => ({ about: 'where', cell, points });
  const voice = { reader: 0, seat: 0, name: String };
  const asks = [where(6, [44, 70]), where(6, [1, POINTS])];
  const [taps] = asks.map((ask) => nunsReview.taps?.(ask));
  expect(taps?.most).toBe(2);
  expect(taps?.pins.map(({ at }) => at).sort((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: POINTS }, (_none, index) => index + 1),
  );
  expect(new Set(taps?.pins.map(({ say, kind, as }) => `${say} ${kind} ${as}`)).size).toBe(1);
  expect(new Set(asks.map((ask) => JSON.stringify(nunsReview.taps?.(ask)))).size).toBe(1);
  for (const language of LANGUAGES)
    expect(new Set(asks.map((ask) => nunsReview.words[language].question(ask, voice))).size).toBe(1);
  // Cards are asked about in the table’s own way, and in one order.
  for (const { record } of RECORDS) {
    for (let seat = 0; seat < record.seats; seat++) {
      for (const { ask } of exact(record, seat).moments) {
        if (ask === null || !isAsked(ask) || ask.about !== 'card') continue;
        expect(nunsReview.taps?.(ask)).toBeNull();
        const cards = ask.cards.map(({ card }) => card);
        expect(cards).toEqual(CARDS.filter((card) => cards.includes(card)));
      }
    }
  }
});

test('no hindsight: the hunter’s line is the same, whatever came after it', () => {
  let compared = 0;
  for (const { record } of RECORDS) {
    const { length } = record.entries;
    for (const seat of [0, record.seats - 1]) {
      const whole = believed(record, seat, exact(record, seat).turns).shares;
      for (const until of [1, 2].map((part) => Math.round((part * length) / 3))) {
        const begun = { ...record, entries: record.entries.slice(0, until), end: null };
        const { shares } = believed(begun, seat, exact(begun, seat).turns);
        expect([...shares]).toEqual([...whole].slice(0, shares.size));
        compared += shares.size;
      }
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('of one’s own novice a review says "you"; of a chair’s two it says which, and of another’s her name', () => {
  const { en, fr } = nunsReview.words;
  const voice = { reader: 1, seat: 1, name: String };
  const said = (whose: number | null, cell = 6) =>
    [en, fr].map((words) => words.moment('fewest', { cell, whose, k: 1 }, voice));
  expect(said(1)).toEqual(['The guards could know where you were.', expect.stringContaining('vous étiez')]);
  for (const other of [said(null), said(2)]) expect(other.join()).not.toMatch(/you|vous/);
  const novices = [
    { seat: 1, cell: 6 },
    { seat: 2, cell: 5 },
    { seat: 2, cell: 4 },
  ] as View['novices'][number][];
  expect(called({ novices }, FIRST_NOVICE)).toEqual({ cell: 6, whose: 1 });
  expect(called({ novices }, FIRST_NOVICE + 1)).toEqual({ cell: 5, whose: null });
});

test('a belief never reaches the whole: where two places are left it ends at 99 per cent', () => {
  let hot = 0;
  for (const { record } of RECORDS) {
    for (let seat = 1; seat < record.seats; seat++) {
      for (const { key, params } of believed(record, seat, exact(record, seat).turns).moments) {
        if (key !== 'hot') continue;
        hot++;
        expect(params.k).toBeGreaterThan(1);
        expect(params.p).toBeLessThan(100);
      }
    }
  }
  expect(hot).toBeGreaterThan(0);
});

test('the ways of a guard are those that the rules let her go', () => {
  let compared = 0;
  for (const { record } of RECORDS) {
    const { entries, match } = retell<Nuns>(nuns, record);
    const full = match as Match<Nuns>;
    for (const { at } of entries) {
      const { view } = match.perspective(0);
      if (at % 3 !== 0 || view.phase !== 'guardMove' || view.points > 0 || view.saw.length > 0) continue;
      const { now, root } = full.snapshot();
      const state = nuns.clone((now ?? root).state);
      const guard = view.active === 1 ? 1 : 0;
      const target = state.novices.findIndex(({ status }) => status === 'onTheRun');
      if (target < 0) continue;
      // Nobody else is about, and no blessing is left.
      state.novices.forEach((novice, index) => {
        if (index !== target) novice.status = 'caught';
      });
      state.guards[guard].blessing.held = false;
      const plain = enumerated(state, target);
      const found = waysOf(view, guard, state.novices[target].at, view.free);
      if (plain === null || found === null) continue;
      expect(found, `entry ${at}`).toEqual(plain);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(3);
});

/** Every complete move by the rules alone; `null`: too many. */
function enumerated(start: State, target: number) {
  const ways = new Map<string, { met: boolean; looked: boolean }>();
  const deaf = { tell() {}, tellOnly() {}, seal() {}, rng: new ChaCha8(stretchSeed('ways')) };
  const guard = start.active;
  let played = 0;
  const go = (state: State, way: readonly number[]) => {
    const list: Move[] = [];
    listGuardMove(state, list);
    for (const move of list) {
      if (++played > 40_000) return;
      const next = nuns.clone(state);
      nuns.play(next, state.guards.length > 1 && state.seats === 8 ? guard : 0, move, deaf);
      const { status, spotted } = next.novices[target];
      if (move.kind === 'stop') {
        const known = ways.get(way.join());
        const met = status === 'caught' || (known?.met ?? false);
        ways.set(way.join(), { met, looked: met || spotted || (known?.looked ?? false) });
      } else go(next, next.points > state.points ? [...way, next.guards[guard].at] : way);
    }
  };
  go(start, []);
  if (played > 40_000) return null;
  const all = [...ways.values()];
  return {
    all: all.length,
    meet: all.filter(({ met }) => met).length,
    look: all.filter(({ looked }) => looked).length,
  };
}
