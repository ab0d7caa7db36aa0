import { expect, test } from 'vitest';
import { Match } from '../match/index.ts';
import { ChaCha8, stretchSeed } from '../rng.ts';
import { marginal, posterior } from '../testing/posterior.ts';
import { passingMind } from '../testing/probes/passing.mind.ts';
import { passingSpec } from '../testing/probes/passing.spec.ts';
import { CARDS, passing, SEATS, type State } from '../testing/probes/passing.ts';
import { pickListed, stateOf } from '../testing/walk.ts';

const LONG = 10 * 60_000;
const SAMPLES = 40_000;
const SEAT = 0;

/** Every deal that leaves the seat its hand. */
function deals(start: State): State[] {
  const own = start.players[SEAT].hand;
  const unseen = CARDS.filter((card) => !own.includes(card));
  const trios = unseen.flatMap((a, i) =>
    unseen.slice(i + 1).flatMap((b, j) => unseen.slice(i + j + 2).map((c) => [a, b, c])),
  );
  return trios.flatMap((left) =>
    trios.flatMap((right) => {
      if (left.some((card) => right.includes(card))) return [];
      const aside = unseen.find((card) => !left.includes(card) && !right.includes(card)) ?? -1;
      const hands = [own, left, right];
      return [
        { ...start, aside, players: start.players.map((player, seat) => ({ ...player, hand: hands[seat] })) },
      ];
    }),
  );
}

export function likelihoodTest(seed: string): void {
  test(`what the mind imagines is as likely as brute force over all histories says (${seed})`, {
    timeout: LONG,
  }, () => {
    const rng = new ChaCha8(stretchSeed(`choices ${seed}`));
    const match = Match.open(passing, 3, {}, stretchSeed(seed));
    const start = deals(stateOf(match));
    expect(start).toHaveLength(140);
    const values: Record<string, (state: State) => unknown> = {
      aside: ({ aside }) => aside,
      left: ({ players }) => players[1].hand,
      right: ({ players }) => players[2].hand,
      'highest left': ({ players }) => players[1].hand.at(-1),
    };
    let compared = 0;
    for (let round = 0; round < 2; round++) {
      while (match.perspective('gallery').view.round === round) {
        const seat = rng.pick(match.toAct());
        const listed = match
          .perspective(seat)
          .moves.filter((move) => move.kind !== 'reply' || move.speak === 'count');
        const move = pickListed(listed, rng);
        match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
      }
      const worlds = posterior(passingSpec, match, SEAT, start);
      const { view, told } = match.perspective(SEAT);
      const mind = passingMind(SEAT, SEATS.length, {}, view);
      for (const event of told) mind.told(event, view);
      const imagined = new Map<string, { readonly state: State; weight: number }>();
      for (let sample = 0; sample < SAMPLES; sample++) {
        const state = mind.imagine(rng, { iterations: 1 });
        if (state === null) throw new Error('at a loss');
        const deal = `${state.aside} ${state.players.map(({ hand }) => hand.join()).join(' ')}`;
        const known = imagined.get(deal);
        if (known) known.weight += 1 / SAMPLES;
        else imagined.set(deal, { state, weight: 1 / SAMPLES });
      }
      for (const valueIn of Object.values(values)) {
        const truth = marginal(worlds, valueIn);
        const guess = marginal([...imagined.values()], valueIn);
        for (const value of new Set([...truth.keys(), ...guess.keys()])) {
          expect(Math.abs((truth.get(value) ?? 0) - (guess.get(value) ?? 0))).toBeLessThan(0.01);
          compared++;
        }
      }
      for (const { state } of worlds) expect(mind.excludes(state)).toBe(false);
    }
    expect(compared).toBeGreaterThan(20);
  });
}
