/** Plays by what must have happened: possible pasts tell it who may have done it, and which question tells most. */

import { Memory } from '@conclave/bots';
import type { Bot, Budget, Rng } from '@conclave/engine';
import { AbbeyMind } from '../mind/mind.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { EVERYONE, maskOf, SUSPECTS } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import { conduct, type Manners } from './conduct.ts';
import { even, type Judgement, type World } from './judgement.ts';
import { Ledger } from './ledger.ts';
import { NOTHING } from './thought.ts';

const MANNERS: Manners = { accuse: 0.5, reveal: 0.5, eager: 1.6, weighs: true };
const WORLDS = 40;
const PER_MILLISECOND = 20;
const MOST_CHANGES = 4000;
/** Decisions for which it matters who did it, or who holds what. */
const WEIGHTY: readonly Move['kind'][] = [
  'step',
  'ask',
  'askAll',
  'reveal',
  'accuse',
  'request',
  'choose',
  'look',
  'name',
];

export function strong(): Bot<View, Move, Event> {
  const minds = new Memory<View, Event, AbbeyMind>(
    (seat, seats, _options, view) => new AbbeyMind(seat, seats, view),
  );
  const ledgers = new Memory<View, Event, Ledger>((_seat, seats) => new Ledger(seats));
  let thought = -1;
  let judgement: Judgement | null = null;
  return {
    think(question) {
      const { perspective, seat, asked, budget, rng } = question;
      const { view, moves, told } = perspective;
      const mind = minds.recall(question);
      const ledger = ledgers.recall(question);
      if (!asked) return NOTHING;
      const crossed = maskOf(view.players[seat].own?.crossed ?? []);
      const weighty = moves.length > 1 && moves.some(({ kind }) => WEIGHTY.includes(kind));
      // A move is walked to its end as it was planned.
      if (weighty && (judgement === null || (thought !== told.length && !view.walked))) {
        judgement = judge(mind, rng, budget);
        thought = told.length;
      }
      return conduct(question, judgement ?? even(crossed), ledger, MANNERS);
    },
  };
}

/** Falls back on what follows by logic where no past is found in time. */
function judge(mind: AbbeyMind, rng: Rng, budget: Budget): Judgement {
  const changes =
    'iterations' in budget
      ? budget.iterations
      : Math.min(MOST_CHANGES, budget.milliseconds * PER_MILLISECOND);
  const logical = even(EVERYONE & ~mind.culprits());
  if (!mind.settle(rng, 0, changes)) return logical;
  const sums = Array.from({ length: SUSPECTS }, () => 0);
  const worlds: World[] = [];
  const stride = Math.max(8, Math.floor(changes / WORLDS));
  for (let i = 0; i < WORLDS; i++) {
    const shares = mind.suspects(rng, stride);
    if (shares === null) return logical;
    for (let card = 0; card < sums.length; card++) sums[card] += shares[card] / WORLDS;
    worlds.push({ hands: mind.present().hands });
  }
  return { guilt: mind.exactly() ?? sums, worlds };
}
