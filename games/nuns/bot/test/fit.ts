/**
 * Fits how strong novices move, by maximum likelihood on games among strong bots and on nothing else:
 * `node games/dist/nuns/bot/test/fit.js [games]` prints what belongs into `data/motion.json`.
 */

import { dangers, type Motion, type MotionParameters, mixtureOf } from '../../mind/motion-model.ts';
import { type Range, rangeOf } from '../../rules/cards.ts';
import { CONVENT, distanceFor, isLocked, NEIGHBOURS, type Point } from '../../rules/convent.ts';
import type { Novice, Plan } from '../../rules/state.ts';
import { goalOf } from '../goals.ts';
import { level, type Maker, playGame, stateOf } from './play.ts';

const games = Number(process.argv[2] ?? 60);

/** One move of one novice, as she drew it. */
interface Drawn {
  readonly from: Point;
  readonly way: readonly Point[];
  readonly range: Range;
  readonly hasKey: boolean;
  readonly goal: Point;
  readonly guards: readonly Point[];
  readonly danger: Uint8Array;
}

/** A strong novice whose plans are written down when she hands them in. From turn 2 on: one move each. */
function recorded(moves: Drawn[]): Maker {
  return (match) => {
    const bot = level('strong')(match);
    return {
      think(question) {
        const thought = bot.think(question);
        const { view } = question.perspective;
        const { move } = thought;
        if (move?.kind === 'plan' && !view.double && !move.obeys) {
          const guards = view.guards.map(({ at }) => at);
          moves.push(drawnBy(stateOf(match).novices[question.seat - 1], move, guards));
        }
        return thought;
      },
    };
  };
}

function drawnBy(novice: Novice, plan: Plan, guards: readonly Point[]): Drawn {
  const { at, hasKey } = novice;
  const goal = goalOf(novice);
  const range = rangeOf(plan.card, plan.fast > 0, false);
  return { from: at, way: [...plan.way], range, hasKey, goal, guards, danger: dangers(CONVENT, guards) };
}

function likelihood({ from, way, range, hasKey, goal, guards, danger }: Drawn, motion: Motion): number {
  let chance = 1;
  let at = from;
  const weight = (to: Point) =>
    motion.step(distanceFor(hasKey, at, goal) - distanceFor(hasKey, to, goal), danger[to] - danger[at]);
  for (let points = 0; points <= way.length; points++) {
    if (points >= range.min && points < range.max) {
      const stop = motion.stop(at === goal, points, range);
      chance *= points === way.length ? stop : 1 - stop;
    }
    if (points === way.length) break;
    const open = NEIGHBOURS[at].filter((to) => !guards.includes(to) && (hasKey || !isLocked(at, to)));
    const sum = open.reduce((total, to) => total + weight(to), 0);
    chance *= weight(way[points]) / sum;
    at = way[points];
  }
  return chance;
}

function logLikelihood(moves: readonly Drawn[], parameters: readonly MotionParameters[]): number {
  const mixture = mixtureOf(parameters);
  if (mixture.some(({ share }) => share <= 0)) return Number.NEGATIVE_INFINITY;
  const odds = (move: Drawn) =>
    mixture.reduce((sum, { share, motion }) => sum + share * likelihood(move, motion), 0);
  return moves.reduce((sum, move) => sum + Math.log(odds(move)), 0);
}

/** Chances are searched for by their odds, so that they stay between 0 and 1. */
const CHANCES: readonly (keyof MotionParameters)[] = ['share', 'arrive', 'pause'];

function scaled(parameters: MotionParameters, name: keyof MotionParameters, by: number): MotionParameters {
  const value = parameters[name];
  if (!CHANCES.includes(name)) return { ...parameters, [name]: value * by };
  const odds = (value / (1 - value)) * by;
  return { ...parameters, [name]: odds / (1 + odds) };
}

const START: readonly MotionParameters[] = [
  { share: 0.5, nearer: 5, away: 0.2, flight: 1, arrive: 0.8, pause: 0.1 },
  { share: 0.3, nearer: 1, away: 1, flight: 2, arrive: 0.3, pause: 0.3 },
];
const NAMES: readonly (keyof MotionParameters)[] = ['share', 'nearer', 'away', 'flight', 'arrive', 'pause'];

/** One number after the other, by ever smaller factors. */
function fit(moves: readonly Drawn[]): readonly MotionParameters[] {
  let best = START;
  let most = logLikelihood(moves, best);
  for (let factor = 2; factor > 1.01; ) {
    const before = most;
    for (const place of best.keys()) {
      for (const name of NAMES) {
        for (const by of [factor, 1 / factor]) {
          const tried = best.with(place, scaled(best[place], name, by));
          const reached = logLikelihood(moves, tried);
          if (reached <= most) continue;
          best = tried;
          most = reached;
        }
      }
    }
    if (most - before < 0.01) factor = Math.sqrt(factor);
  }
  return best;
}

const round = (value: number) => Number(value.toPrecision(3));

const moves: Drawn[] = [];
for (let game = 0; game < games; game++) {
  playGame({ seats: 4, guards: level('strong'), novices: recorded(moves) }, `fit ${game}`);
}
const fitted = fit(moves);
console.info(JSON.stringify(fitted, (_name, value) => (typeof value === 'number' ? round(value) : value)));
console.info(
  `${moves.length} moves of ${games} games, ${(logLikelihood(moves, fitted) / moves.length).toFixed(3)} nats a move`,
);
