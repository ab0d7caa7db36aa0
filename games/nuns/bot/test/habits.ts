/** What a referee would notice in the play of a level: told by the true state, which no bot sees. */

import { noisesOf } from '../../mind/noises.ts';
import { type Blessing, WISH_AT } from '../../rules/cards.ts';
import { distance } from '../../rules/convent.ts';
import { FIRST_NOVICE, feintIn, GUARDS, type GuardIndex, guardLimit } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { guardSees as seesFrom } from '../../rules/watching.ts';
import { guardSees } from '../threat.ts';
import { type Maker, type NunsMatch, playGame, stateOf } from './play.ts';

export interface Habits {
  games: number;
  turns: number;
  guardsWon: number;
  /** Captures in the first two turns. */
  captures: number;
  earlyCaptures: number;
  first: number;
  /** Plans of novices out of sight, and those of them that cross a lantern. */
  plans: number;
  crossings: number;
  /** Guards' moves begun with a noise beside her and nobody in sight; how many begin on the way it came from. */
  alarms: number;
  followed: number;
  /** In those moves: steps back to a point where she has just been. */
  dithered: number;
  /** Guards' moves in which a novice came into sight and could be reached, and those that caught somebody from then on. */
  inReach: number;
  caughtInReach: number;
  /** False Noise of novices, and those that everybody can tell to be false. */
  feints: number;
  plain: number;
  /** Novices who stand still where they cannot take their wish. */
  stuck: number;
  dealt: Record<Blessing, number>;
  spent: Record<Blessing, number>;
  /** How often each opening of the guards (both first paths) was seen. */
  openings: Record<string, number>;
}

const none = (): Record<Blessing, number> => ({ falseNoise: 0, adjust: 0, fast: 0, reroll: 0 });

export function habitsOf(makers: Maker, seats: number, games: number): Habits {
  const habits: Habits = {
    games,
    turns: 0,
    guardsWon: 0,
    captures: 0,
    earlyCaptures: 0,
    first: 0,
    plans: 0,
    crossings: 0,
    alarms: 0,
    followed: 0,
    dithered: 0,
    inReach: 0,
    caughtInReach: 0,
    feints: 0,
    plain: 0,
    stuck: 0,
    dealt: none(),
    spent: none(),
    openings: {},
  };
  for (let game = 0; game < games; game++) {
    const reached: Reached = new Map();
    const watching = watch(makers, habits, reached);
    const match = playGame({ seats, guards: watching, novices: watching }, `habits ${game}`);
    sumUp(match, habits, reached);
  }
  return habits;
}

function sumUp(match: NunsMatch, habits: Habits, reached: Reached): void {
  habits.inReach += reached.size;
  const state = stateOf(match);
  habits.turns += state.turn;
  if (match.outcome?.places[0].includes(0)) habits.guardsWon++;
  for (const { blessing } of [...state.guards, ...state.novices]) {
    habits.dealt[blessing.kind]++;
    if (!blessing.held || blessing.feigned !== null) habits.spent[blessing.kind]++;
  }
  const { told } = match.perspective('gallery');
  let turn = 0;
  const paths: number[] = [];
  for (const event of told) {
    if (event.type === 'turnBegun') turn = event.turn;
    if (event.type === 'stepped') {
      habits.captures += event.captured.length;
      if (turn <= 2) habits.earlyCaptures += event.captured.length;
      if (turn === 1) habits.first += event.captured.length;
      const key = `${turn} ${event.guard}`;
      if (event.captured.length > 0 && event.points > (reached.get(key) ?? Number.POSITIVE_INFINITY)) {
        habits.caughtInReach++;
        reached.delete(key);
      }
    }
    if (event.type === 'pathTaken' && paths.length < 2) paths.push(event.path);
  }
  const opening = paths.join(' ');
  habits.openings[opening] = (habits.openings[opening] ?? 0) + 1;
}

interface Walk {
  readonly key: string;
  readonly from: number;
  readonly goals: readonly number[];
  readonly visited: number[];
}

/** By guard's move: after how many points a novice in sight could be reached. */
type Reached = Map<string, number>;

function watch(maker: Maker, habits: Habits, reached: Reached): Maker {
  return (match) => {
    const bot = maker(match);
    let walk: Walk | null = null;
    return {
      think(question) {
        const thought = bot.think(question);
        const { move } = thought;
        const { view, told } = question.perspective;
        const state = stateOf(match);
        if (move?.kind === 'plan' && !move.obeys) {
          const novice = state.novices[move.figure - FIRST_NOVICE];
          const isSeen = (point: number) => view.guards.some((guard) => guardSees(guard, point));
          if (!isSeen(novice.at)) {
            habits.plans++;
            if (move.way.some(isSeen)) habits.crossings++;
          }
          if (move.way.length === 0 && novice.barred && novice.hasKey && novice.at === WISH_AT[novice.wish])
            habits.stuck++;
        }
        if (move?.kind === 'bless' && move.figure >= FIRST_NOVICE) {
          const feint = feintIn(move.play);
          if (feint) {
            habits.feints++;
            if (isPlain(match, move.figure, feint.guard, feint.to)) habits.plain++;
          }
        }
        if (view.phase === 'guardMove' && view.active !== null) {
          const key = `${view.turn} ${view.active}`;
          const { at } = view.guards[view.active];
          if (!reached.has(key) && view.free && isInReach(view, at)) reached.set(key, view.points);
          if (walk?.key !== key) walk = null;
          if (walk === null && view.points === 0 && !view.choosing) {
            const own = view.active;
            const seen = view.novices.some(
              ({ spotted, status }) => spotted !== null && status === 'onTheRun',
            );
            const heard = noisesOf(told).filter(({ guard, points }) => guard === own && points.length > 0);
            if (heard.length > 0 && !seen) {
              walk = { key, from: at, goals: heard.map(({ to }) => to), visited: [at] };
              habits.alarms++;
            }
          }
          if (walk && at !== walk.visited.at(-1)) {
            const { visited, goals } = walk;
            if (visited.length === 1 && goals.includes(at)) habits.followed++;
            if (visited.includes(at)) habits.dithered++;
            visited.push(at);
          }
        }
        return thought;
      },
    };
  };
}

/** She may leave her path, sees a novice who is not caught, and has enough points left. */
function isInReach({ novices, saw, points, options }: View, at: number): boolean {
  return saw.some((figure) => {
    const { spotted, status } = novices[figure - FIRST_NOVICE];
    return spotted !== null && status === 'onTheRun' && distance(at, spotted) <= guardLimit(options) - points;
  });
}

/** By what all know: the guard ran, or there is no point out of sight from where she would be heard so. */
function isPlain(match: NunsMatch, figure: number, guard: GuardIndex, to: number): boolean {
  const state = stateOf(match);
  if (state.guards[guard].ran) return true;
  const told = [
    ...match.perspective('gallery').told,
    {
      type: 'noises' as const,
      listening: true,
      listened: true,
      markers: [{ figure, cell: 0, seat: null, guard, to }],
    },
  ];
  const mine = noisesOf(told).filter((noise) => noise.figure === figure && noise.guard === guard);
  const [last] = mine.slice(-1);
  return !last.points.some((point) => GUARDS.every((one) => !seesFrom(state, one, point)));
}
