import type { Rng, Seat } from '@conclave/engine';
import { expect, test } from 'vitest';
import { TempleCodeMind, templeCodeMind } from '../mind/mind.ts';
import { Suspects } from '../mind/suspects.ts';
import { ALL_CARDS, type Card } from '../rules/deck.ts';
import { decode } from '../rules/decode.ts';
import type { Event } from '../rules/events.ts';
import { templeCode } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { act, allCards, dice, disordered, opening, position } from './position.ts';

/** Goes through everything that chance can do, one course after the other, each with its probability. */
class EveryChance implements Rng {
  private readonly course: { drawn: number; below: number }[] = [];
  private at = 0;
  probability = 1;

  int(below: number): number {
    if (this.at === this.course.length) this.course.push({ drawn: 0, below });
    this.probability /= below;
    return this.course[this.at++].drawn;
  }

  shuffle<Item>(items: Item[]): Item[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      [items[i], items[j]] = [items[j], items[i]];
    }
    return items;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.int(items.length)];
  }

  /** The next course, or false after the last. */
  next(): boolean {
    this.at = 0;
    this.probability = 1;
    for (let last = this.course.at(-1); last; last = this.course.at(-1)) {
      last.drawn++;
      if (last.drawn < last.below) return true;
      this.course.pop();
    }
    return false;
  }
}

interface Course {
  readonly state: State;
  readonly told: readonly Event[];
  readonly probability: number;
}

/** Everything that can have happened, by what seat 0 was told of it. */
function allCourses(
  begin: (rng: Rng) => State,
  steps: readonly (readonly [Seat, Move])[],
): Map<string, Course[]> {
  const courses = new Map<string, Course[]>();
  const rng = new EveryChance();
  do {
    const state = begin(rng);
    const told: Event[] = seenAtFirst(state);
    for (const [seat, move] of steps) told.push(...act(state, seat, move, rng).heard(0));
    const key = JSON.stringify(told);
    const group = courses.get(key) ?? [];
    group.push({ state, told, probability: rng.probability });
    courses.set(key, group);
  } while (rng.next());
  return courses;
}

/** How seat 0 came to see what it sees in a position that was set up by hand. */
function seenAtFirst(state: State): Event[] {
  const seen = templeCode.view(state, 0, false);
  const shown = [
    ...seen.players.flatMap((player) => player.front),
    ...seen.aside.map(({ card }) => card),
    ...seen.discard,
  ];
  return [
    { type: 'revealed', seat: 1, cards: shown },
    ...seen.players.map(
      ({ combination }, seat): Event => ({ type: 'combinationDrawn', seat, card: combination }),
    ),
    ...seen.aside.map((aside): Event => ({ type: 'decoded', ...aside })),
  ];
}

function mindAfter(view: View, told: readonly Event[]): TempleCodeMind {
  const mind = new TempleCodeMind(0, view);
  for (const event of told) mind.told(event, view);
  return mind;
}

function total(courses: readonly Course[], which: (state: State) => boolean = () => true): number {
  return courses.reduce((sum, { state, probability }) => sum + (which(state) ? probability : 0), 0);
}

/** What is true of the mind in every history: the suspects are exactly what is possible, all equally likely. */
function expectExact(histories: Map<string, Course[]>): void {
  for (const courses of histories.values()) {
    const [{ state, told }] = courses;
    const { suspects } = mindAfter(templeCode.view(state, 0, false), told);
    const all = total(courses);
    for (const card of ALL_CARDS) {
      const share = total(courses, (possible) => possible.combination[0] === card) / all;
      expect(share).toBeCloseTo(suspects.has(card) ? 1 / suspects.cards.length : 0, 9);
    }
  }
}

const take = (from: Seat, card: 0 | 1): Move => ({ kind: 'take', from, card });

/** Seven cards are unseen: the own combination and a pile of six. */
const sevenUnseen = (rng: Rng) => {
  const [own, ...pile] = rng.shuffle([8, 11, 14, 17, 20, 23, 26]);
  return position({
    combinations: [own, 1],
    front: [
      [2, 3],
      [4, 5],
    ],
    pile,
    rest: 'discard',
  });
};

/** No card is unseen but the own combination: a declaration shuffles it, with two others, into a new pile. */
const nothingUnseen = () => {
  const others = ALL_CARDS.slice(8).map((card): [Seat, Card] => [1, card]);
  return position({
    combinations: [0, 1],
    front: [
      [4, 5],
      [6, 7],
    ],
    aside: [[0, 2], [0, 3], ...others],
  });
};

test('the suspects are exact against all histories of a dwindling pile', () => {
  const steps = [
    [0, take(1, 0)],
    [1, take(0, 1)],
    [1, take(0, 0)],
  ] as const;
  for (const count of [0, 1, 2, 3]) {
    const histories = allCourses(sevenUnseen, steps.slice(0, count));
    expect(histories.size).toBeGreaterThan(count === 0 ? 0 : 1);
    expectExact(histories);
  }
});

test('the suspects are exact against all histories through a reshuffle and returned cards', () => {
  const steps = [
    [0, disordered(0)],
    [0, take(1, 1)],
    [1, take(0, 0)],
    [1, take(0, 0)],
    [0, disordered(0)],
    [0, take(1, 0)],
  ] as const;
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const histories = allCourses(nothingUnseen, steps.slice(0, count));
    expect(histories.size).toBeGreaterThan(count === 1 ? 0 : 1);
    expectExact(histories);
  }
});

test('imagined states come as often as all histories say, within 0.01', () => {
  const histories = [...allCourses(sevenUnseen, [[0, take(1, 0)]]).values()];
  const samples = 40_000;
  for (const courses of histories) {
    const [{ state, told }] = courses;
    const mind = mindAfter(templeCode.view(state, 0, false), told);
    const rng = dice('imagine');
    const seen = new Map<string, number>();
    const name = ({ combination, pile }: State) => `${combination[0]} ${pile.at(-1)}`;
    for (let i = 0; i < samples; i++) {
      const imagined = mind.imagine(rng);
      if (imagined === null) throw new Error('nothing imagined');
      seen.set(name(imagined), (seen.get(name(imagined)) ?? 0) + 1);
    }
    const all = total(courses);
    for (const key of new Set([...seen.keys(), ...courses.map((course) => name(course.state))])) {
      const share = total(courses, (possible) => name(possible) === key) / all;
      expect(Math.abs((seen.get(key) ?? 0) / samples - share)).toBeLessThan(0.01);
    }
  }
});

test('what is imagined is a whole game that looks the same and is not excluded', () => {
  const rng = dice('whole');
  for (const seats of [1, 2, 3, 4]) {
    const { state, recorded } = opening(seats, 12);
    const told = recorded.heard(0);
    for (let steps = 0; steps < 30 && !state.over; steps++) {
      const seat = templeCode.toAct(state)[0];
      const view = templeCode.view(state, 0, false);
      const mind = templeCodeMind(0, seats, {}, view);
      for (const event of told) mind.told(event, view);
      const imagined = mind.imagine(rng, { iterations: 1 });
      if (imagined === null) throw new Error('nothing imagined');
      expect(allCards(imagined)).toEqual(ALL_CARDS);
      expect(templeCode.view(imagined, 0, false)).toEqual(view);
      expect(mind.excludes(imagined)).toBe(false);
      expect(mind.excludes(state)).toBe(false);
      told.push(...act(state, seat, templeCode.lapse(state, seat), rng).heard(0));
    }
  }
});

test('a state with another card in sight, or with a combination that does not fit, is excluded', () => {
  const state = position({
    combinations: [0, 1],
    front: [
      [2, 3],
      [4, 5],
    ],
    aside: [[0, 6]],
  });
  const mind = mindAfter(templeCode.view(state, 0, false), seenAtFirst(state));
  expect(mind.excludes(state)).toBe(false);
  const otherFront = templeCode.clone(state);
  otherFront.front.reverse();
  expect(mind.excludes(otherFront)).toBe(true);
  const misfit = state.pile.findIndex((card) => decode(card, 6).circles !== decode(0, 6).circles);
  const otherOwn = templeCode.clone(state);
  [otherOwn.combination[0], otherOwn.pile[misfit]] = [otherOwn.pile[misfit], otherOwn.combination[0]];
  expect(mind.excludes(otherOwn)).toBe(true);
});

test('a card is suspect as long as it was never in sight since the combination came and fits every decoding', () => {
  for (const seats of [1, 2, 3, 4]) {
    for (let seed = 0; seed < 12; seed++) followSuspects(seats, seed);
  }
});

function followSuspects(seats: number, seed: number): void {
  const rng = dice(`follow ${seed}`);
  const { state, recorded } = opening(seats, seed);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const minds = all.map((seat) => new Suspects(seat));
  let possible = all.map(() => ALL_CARDS);
  const hear = (events: (seat: Seat) => readonly Event[]) => {
    possible = all.map((seat) => {
      const told = events(seat);
      for (const event of told) minds[seat].told(event);
      const drawn = told.findLastIndex((event) => event.type === 'combinationDrawn' && event.seat === seat);
      const unseen = [...state.pile, state.combination[seat]];
      const left = (drawn < 0 ? possible[seat] : ALL_CARDS).filter((card) => unseen.includes(card));
      return left.filter((card) =>
        told.slice(drawn + 1).every((event) => {
          if (event.type !== 'decoded' || event.seat !== seat) return true;
          const { circles, triangles } = decode(card, event.card);
          return circles === event.circles && triangles === event.triangles;
        }),
      );
    });
    for (const seat of all) {
      expect(minds[seat].cards).toEqual(possible[seat]);
      expect(minds[seat].has(state.combination[seat])).toBe(true);
    }
  };
  hear((seat) => recorded.heard(seat));
  for (let steps = 0; steps < 80; steps++) {
    const seat = rng.int(4) === 0 ? rng.int(seats) : templeCode.toAct(state)[0];
    const declares = rng.int(6) === 0 && templeCode.refusal(state, seat, disordered(0)) === null;
    const asked = templeCode.toAct(state)[0];
    const move = declares ? disordered(0) : templeCode.lapse(state, asked);
    const step = act(state, declares ? seat : asked, move, rng);
    if (state.over) return;
    hear((watcher) => step.heard(watcher));
  }
}

test('after the end the suspects are the combination that was laid open', () => {
  const suspects = new Suspects(1);
  suspects.told({ type: 'laidOpen', combinations: [3, 9] });
  expect(suspects.cards).toEqual([9]);
});
