/** Samples histories that fit: they say how likely everybody is the culprit, and which question tells most. */

import { Stopwatch } from '@conclave/bots';
import { type Bot, Memory, type Rng } from '@conclave/engine';
import { AbbeyMind, smoothed } from '../mind/mind.ts';
import type { Abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { EVERYONE, maskOf, SUSPECTS } from '../rules/suspects.ts';
import { type Belief, uniform, type World } from './belief.ts';
import { decide, type Policy } from './policy.ts';
import { SeenCards } from './seen-cards.ts';
import { NOTHING } from './thought.ts';
import { TurnTime } from './turn-time.ts';

const POLICY: Policy = { accuse: 0.5, reveal: 0.5, eager: 1.6, weighs: true };
/** Steps of the chain from one sample to the next: what a round of thinking costs, in iterations. */
const STEPS = 24;
const MAX_WORLDS = 240;
/** Repairs in search of a first history that fits, at a time, and how often. */
const REPAIRS = 100;
const MAX_SEARCHES = 60;
/** Decisions for which it matters who did it, or who holds what. */
const WEIGHTY: readonly Move['kind'][] = [
  'silence',
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

export function strong(): Bot<Abbey> {
  const minds = new Memory<Abbey, AbbeyMind>(
    (seat, seats, _options, view) => new AbbeyMind(seat, seats, view),
  );
  const seenCards = new Memory<Abbey, SeenCards>((_seat, seats) => new SeenCards(seats));
  const turn = new TurnTime();
  let thought = -1;
  let belief: Belief | null = null;
  return {
    think(question) {
      const { perspective, seat, budget, rng } = question;
      const { view, moves, told } = perspective;
      turn.enter(view.turnNumber);
      const mind = minds.recall(question);
      const seen = seenCards.recall(question);
      if (!perspective.asked) {
        turn.leave();
        return NOTHING;
      }
      const crossed = maskOf(view.players[seat].own?.crossed ?? []);
      const weighty = moves.length > 1 && moves.some(({ kind }) => WEIGHTY.includes(kind));
      // A move is walked to its end as it was planned.
      if (weighty && (belief === null || (thought !== told.length && !view.walked))) {
        belief = beliefOf(mind, rng, new Stopwatch(turn.share(budget)));
        thought = told.length;
      }
      const decided = decide(question, belief ?? uniform(crossed), seen, POLICY);
      turn.leave();
      return decided;
    },
  };
}

/** Falls back on deduction where no history is found in time. */
function beliefOf(mind: AbbeyMind, rng: Rng, watch: Stopwatch): Belief {
  const open = mind.culprits();
  const deduced = uniform(EVERYONE & ~open);
  let searches = 0;
  while (!mind.sample(rng, 0, REPAIRS)) {
    if (++searches === MAX_SEARCHES || !watch.hasRoom()) return deduced;
  }
  const sums = Array.from({ length: SUSPECTS }, () => 0);
  const worlds: World[] = [];
  while (worlds.length < MAX_WORLDS && watch.hasRoom()) {
    const shares = mind.sampleCulprit(rng, STEPS);
    if (shares === null) break;
    for (let card = 0; card < sums.length; card++) sums[card] += shares[card];
    worlds.push({ hands: mind.present().hands, guilt: shares });
    watch.rounds += STEPS;
  }
  if (worlds.length === 0) return deduced;
  return { guilt: mind.exactly() ?? smoothed(sums, worlds.length, open), worlds };
}
