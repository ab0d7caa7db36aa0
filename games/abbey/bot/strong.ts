/** Plays by what must have happened: possible pasts tell it who may have done it, and which question tells most. */

import { Stopwatch } from '@conclave/bots';
import { type Bot, Memory, type Rng } from '@conclave/engine';
import { AbbeyMind, doubted } from '../mind/mind.ts';
import type { Abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { EVERYONE, maskOf, SUSPECTS } from '../rules/suspects.ts';
import { conduct, type Manners } from './conduct.ts';
import { even, type Judgement, type World } from './judgement.ts';
import { Ledger } from './ledger.ts';
import { NOTHING } from './thought.ts';
import { TurnTime } from './turn-time.ts';

const MANNERS: Manners = { accuse: 0.5, reveal: 0.5, eager: 1.6, weighs: true };
/** Changes from one world to the next: what a round of thinking costs, in iterations. */
const STRIDE = 24;
const MOST_WORLDS = 240;
/** Changes in search of a first world that fits, at a time and at most. */
const SEARCH = 100;
const MOST_SEARCHES = 60;
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
  const ledgers = new Memory<Abbey, Ledger>((_seat, seats) => new Ledger(seats));
  const turn = new TurnTime();
  let thought = -1;
  let judgement: Judgement | null = null;
  return {
    think(question) {
      const { perspective, seat, asked, budget, rng } = question;
      const { view, moves, told } = perspective;
      turn.enter(view.turnNumber);
      const mind = minds.recall(question);
      const ledger = ledgers.recall(question);
      if (!asked) {
        turn.leave();
        return NOTHING;
      }
      const crossed = maskOf(view.players[seat].own?.crossed ?? []);
      const weighty = moves.length > 1 && moves.some(({ kind }) => WEIGHTY.includes(kind));
      // A move is walked to its end as it was planned.
      if (weighty && (judgement === null || (thought !== told.length && !view.walked))) {
        judgement = judge(mind, rng, new Stopwatch(turn.share(budget)));
        thought = told.length;
      }
      const decided = conduct(question, judgement ?? even(crossed), ledger, MANNERS);
      turn.leave();
      return decided;
    },
  };
}

/** Falls back on what follows by logic where no past is found in time. */
function judge(mind: AbbeyMind, rng: Rng, watch: Stopwatch): Judgement {
  const open = mind.culprits();
  const logical = even(EVERYONE & ~open);
  let searches = 0;
  while (!mind.settle(rng, 0, SEARCH)) {
    if (++searches === MOST_SEARCHES || !watch.hasRoom()) return logical;
  }
  const sums = Array.from({ length: SUSPECTS }, () => 0);
  const worlds: World[] = [];
  while (worlds.length < MOST_WORLDS && watch.hasRoom()) {
    const shares = mind.suspects(rng, STRIDE);
    if (shares === null) break;
    for (let card = 0; card < sums.length; card++) sums[card] += shares[card];
    worlds.push({ hands: mind.present().hands, guilt: shares });
    watch.rounds += STRIDE;
  }
  if (worlds.length === 0) return logical;
  return { guilt: mind.exactly() ?? doubted(sums, worlds.length, open), worlds };
}
