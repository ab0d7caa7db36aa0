/**
 * Weighs every pair of changes with every way to run by its chance to win, then looks at what the others would do about
 * the best of them. Hands are known as far as the mind can know them.
 */

import { argmax, Stopwatch } from '@conclave/bots';
import { type Bot, ChaCha8, canonical, Memory, type Rng, type Seat, stretchSeed } from '@conclave/engine';
import { UNSEEN } from '../mind/card-holders.ts';
import { LabyrinthMind } from '../mind/mind.ts';
import { HOME, type Square } from '../rules/board.ts';
import { ALL_CARDS } from '../rules/cards.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import type { WhyKey } from '../rules/why.ts';
import { ways } from './changes.ts';
import { decide, type Knowledge, type Position, swapping } from './decisions.ts';
import { Evaluation, type Option, type Snapshot } from './evaluation.ts';
import { fair } from './fair.ts';
import { hypothesesFrom } from './hand-counts.ts';
import { lookAhead } from './lookahead.ts';
import { obviousMove } from './obvious.ts';
import { following, isMoving, type Plan, step } from './plan.ts';
import { Holdings } from './worth.ts';

/** Rounds without any card moving after which it stops standing in the way, and how many rounds that takes. */
const PATIENT_ROUNDS = 3;
const FADING_ROUNDS = 4;
/** For so many orders in which cards may turn up the others' turns are looked at. */
const ORDERS = 2;

/** Whoever asks again about the same position is told the same: among equals its own chance decides. */
function settled(view: View, seat: Seat): Rng {
  return new ChaCha8(stretchSeed(`${seat} ${canonical(view)}`));
}

function patienceAfter(quiet: number, seats: number): number {
  const rounds = quiet / seats - PATIENT_ROUNDS;
  return Math.min(1, Math.max(0, 1 - rounds / FADING_ROUNDS));
}

export interface Style {
  /** `null`: the mind gave up too much of what was possible, and nothing of the rest can be true. */
  know(mind: LabyrinthMind): Knowledge | null;
  /** So many ends of the turn are looked at closely. */
  readonly candidates: number;
}

function whatFollows(mind: LabyrinthMind): Knowledge | null {
  const assignments = mind.hands.all;
  if (assignments.length === 0) return null;
  const unseen = ALL_CARDS.filter((card) => assignments[0].owner[card] === UNSEEN && card !== mind.wanted);
  return { assignments, order: (rng) => rng.shuffle([...unseen]), next: unseen };
}

const STYLE: Style = { know: whatFollows, candidates: 12 };

export function strong(style: Style = STYLE): Bot<SecretLabyrinth> {
  const memory = new Memory<SecretLabyrinth, LabyrinthMind>(
    (seat, _seats, _options, view) => new LabyrinthMind(seat, view),
  );
  let plan: Plan | null = null;
  return {
    think(question) {
      const { perspective, seat, seats, rng, budget } = question;
      const { moves, view } = perspective;
      const mind = memory.recall(question);
      const usual = obviousMove(moves, rng) ?? (plan && following(plan, view, moves));
      if (usual) return usual;
      const knowledge = style.know(mind);
      if (knowledge === null) return fair().think(question);
      const snapshot: Snapshot = {
        turned: view.turned,
        pawns: view.players.map(({ pawn }) => pawn ?? 0),
        wanted: view.wanted,
        holdings: new Holdings(hypothesesFrom(knowledge.assignments, seats), view.goal),
        patience: patienceAfter(mind.quiet, seats),
      };
      const position = { view, seat, snapshot, knowledge, budget, rng: settled(view, seat) };
      if (!isMoving(view, moves)) return decide(position, moves);
      const swap = swapping(position, moves);
      if (swap) return swap;
      const { first, turned, to } = chosen(position, style);
      plan = { turns: view.turns, turned, to, why: reason(position, to) };
      return step(plan, view, first);
    },
  };
}

function reason({ view, seat, snapshot }: Position, to: Square): WhyKey {
  if (snapshot.wanted !== null && to === HOME[snapshot.wanted]) return 'takesWanted';
  if (view.spent) return 'blocks';
  if (new Evaluation(snapshot, seat).rival(to) !== null) return 'leadsToDuel';
  return snapshot.wanted === null ? 'nearerToPawns' : 'nearer';
}

function chosen({ view, seat, snapshot, knowledge, budget, rng }: Position, { candidates }: Style): Option {
  const left = rng.shuffle(ways(view.turned, view.made, view.centreTurned));
  const all = new Evaluation(snapshot, seat).options(left, view.spent);
  const promising = all.sort((a, b) => b.worth - a.worth).slice(0, candidates);
  const sums = promising.map(() => 0);
  const watch = new Stopwatch(budget);
  while (watch.rounds < ORDERS && watch.hasRoom()) {
    const pile = knowledge.order(rng);
    promising.forEach((option, i) => {
      sums[i] += lookAhead(snapshot, seat, option, pile);
    });
    watch.rounds++;
  }
  return promising[argmax([...sums.keys()], (i) => sums[i])];
}
