/** Every reason that a bot of Nuns on the Run gives is so, by the state that only this test sees. */

import { everyWhy, type WhyCheck } from '@conclave/bots/testing/every-why';
import { expect, test } from 'vitest';
import { KEY_AT, WISH_AT } from '../../rules/cards.ts';
import { distance } from '../../rules/convent.ts';
import type { Nuns } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import { isHeard } from '../../rules/noise.ts';
import { keepsTo } from '../../rules/paths.ts';
import { dieIn, FIRST_NOVICE, feintIn, type Novice } from '../../rules/state.ts';
import type { WhyKey } from '../../rules/why.ts';
import { nunsBots } from '../bots.ts';
import { pointsLeft } from '../goals.ts';
import { CLOSE, NEAR } from '../novice.ts';

type Check = WhyCheck<Nuns>;
type Told = Parameters<Check>[0];
type PlanMove = Extract<Move, { kind: 'plan' }>;

function planned({ state, thought }: Told): { novice: Novice; plan: PlanMove; end: number; first: number } {
  const plan = thought.move;
  if (plan?.kind !== 'plan') throw new Error('not about a plan');
  const novice = state.novices[plan.figure - FIRST_NOVICE];
  const first = plan.split ? plan.way[plan.split - 1] : novice.at;
  return { novice, plan, end: plan.way.at(-1) ?? novice.at, first };
}

/** The points that she means to go to, and where she stands. */
function walked({ state, thought }: Told): { at: number; way: number[] } {
  const way = [thought.move, ...(thought.further ?? [])].flatMap((move) =>
    move?.kind === 'go' ? [move.to] : [],
  );
  return { at: state.guards[state.active].at, way };
}

const seen = ({ state }: Told) =>
  state.novices.filter(({ spotted, status }) => status === 'onTheRun' && spotted);
const isNear = ({ state }: Told, point: number) => state.guards.some(({ at }) => distance(at, point) <= NEAR);
const kindIs =
  (kind: Move['kind']): Check =>
  ({ thought }) =>
    thought.move?.kind === kind;

const CHECKS: Record<WhyKey, Check> = {
  random: () => false,
  wait: ({ thought }) => thought.move === null,
  forced: ({ moves, thought }) =>
    moves.filter(({ kind }) => kind === thought.move?.kind).length === 1 || thought.move?.kind === 'stop',
  catches: (said) => {
    const { way } = walked(said);
    return seen(said).some((novice) => way.includes(novice.at));
  },
  chases: (said) => {
    const { at, way } = walked(said);
    return seen(said).some((novice) => distance(way.at(-1) ?? at, novice.at) < distance(at, novice.at));
  },
  follows: (said) => {
    const { state } = said;
    return state.skritch.some(
      ({ figure, guard, to }) =>
        figure >= FIRST_NOVICE && guard === state.active && to === walked(said).way[0],
    );
  },
  hunt: (said) => {
    // A way that led back to where she stands would point at nothing.
    const { at, way } = walked(said);
    return said.view.free && said.thought.move?.kind === 'go' && way.at(-1) !== at;
  },
  stops: kindIs('stop'),
  patrol: (said) => {
    if (said.view.free) return false;
    const { path, ahead, at } = said.state.guards[said.state.active];
    const [to] = walked(said).way;
    return to === undefined || keepsTo(path, ahead, at, to);
  },
  leads: kindIs('lead'),
  choosePath: ({ thought }) => ['takePath', 'aboutTurn'].includes(thought.move?.kind ?? ''),
  onward: (said) => {
    const { novice, plan, end } = planned(said);
    const key = KEY_AT[novice.wish];
    const [mid] = plan.split ? [plan.way[plan.split - 1]] : [];
    const hasKey = novice.hasKey || end === key || mid === key;
    return pointsLeft({ ...novice, hasKey, barred: false }, end) === said.thought.why.params.left;
  },
  takesKey: (said) => {
    const { novice, end, first } = planned(said);
    return !novice.hasKey && [end, first].includes(KEY_AT[novice.wish]);
  },
  takesWish: (said) => {
    const { novice, end, plan } = planned(said);
    const barred = novice.barred && plan.way.length === 0;
    return novice.hasKey && !novice.hasObject && !barred && end === WISH_AT[novice.wish];
  },
  home: (said) => {
    const { novice, end } = planned(said);
    return novice.hasObject && end === novice.cell;
  },
  hide: (said) => isNear(said, planned(said).novice.at),
  waits: (said) => planned(said).plan.way.length === 0,
  dash: (said) => planned(said).plan.card === 'run' && Number(said.thought.why.params.left) < CLOSE,
  obey: (said) => planned(said).plan.obeys && planned(said).novice.status === 'caught',
  quietens: ({ state, thought }) => {
    const { move } = thought;
    if (move?.kind !== 'bless' || dieIn(move.play) === null) return false;
    const novice = move.figure - FIRST_NOVICE;
    return isHeard(state, novice, 0) || isHeard(state, novice, 1);
  },
  hearsMore: ({ state, thought }) => {
    const { move } = thought;
    const die = move?.kind === 'bless' ? dieIn(move.play) : null;
    return die !== null && move?.kind === 'bless' && state.diceOf[die] === move.figure;
  },
  keep: ({ thought }) => thought.move?.kind === 'bless' && thought.move.play === null,
  mislead: ({ state, thought }) => {
    const { move } = thought;
    const feint = move?.kind === 'bless' ? feintIn(move.play) : null;
    if (move?.kind !== 'bless' || feint === null) return false;
    const { at } = state.novices[move.figure - FIRST_NOVICE];
    const guard = state.guards[feint.guard];
    return !guard.ran && distance(feint.to, at) > distance(guard.at, at);
  },
  alarms: ({ state, thought }) => {
    const { move } = thought;
    const feint = move?.kind === 'bless' ? feintIn(move.play) : null;
    return (
      move?.kind === 'bless' &&
      feint?.guard === move.figure &&
      !state.skritch.some(({ guard }) => guard === move.figure)
    );
  },
};

test('every reason of every level is so', () => {
  const { untrue, checked } = everyWhy<Nuns>(nunsBots, CHECKS, {
    seats: [3, 4, 8],
    seed: 'nuns whys',
  });
  expect(untrue).toEqual([]);
  const rare: readonly string[] = ['random', 'wait', 'waits', 'dash', 'mislead', 'alarms'];
  const unsaid = Object.keys(CHECKS).filter((key) => !checked[key] && !rare.includes(key));
  expect(unsaid).toEqual([]);
});
