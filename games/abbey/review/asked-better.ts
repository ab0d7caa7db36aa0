/** Where the strong bot would have asked something that tells at least twice as much. */

import { Stopwatch } from '@conclave/bots';
import {
  type Budget,
  ChaCha8,
  type Knowledge,
  type MatchRecord,
  Memory,
  ownMoves,
  type Retelling,
  type ReviewMoment,
  retell,
  type Seat,
  settled,
  stretchSeed,
} from '@conclave/engine';
import { bestQuestion, worthOf } from '../bot/asking.ts';
import { candidateOf } from '../bot/candidates.ts';
import { type Decision, ofKind } from '../bot/decision.ts';
import { SampledBelief } from '../bot/sampled-belief.ts';
import { SeenCards } from '../bot/seen-cards.ts';
import { DEPTH, POLICY } from '../bot/strong.ts';
import { type Abbey, abbey } from '../rules/game.ts';
import type { MoveOf } from '../rules/moves.ts';
import { maskOf } from '../rules/suspects.ts';
import { moment, say } from './moments.ts';

/** The best question is worth so many times the one that was put, and tells so many bits more of the culprit. */
const TIMES = 2;
const MIN_BITS = 0.1;
/** Two beliefs of so many pasts must agree. */
const PASTS: Budget = { iterations: DEPTH.worlds * DEPTH.steps };
/** So many iterations of a review for each question that is looked at. */
const A_QUESTION = 40;
/** The strongest of them are told. */
const MAX_TOLD = 2;

interface Better {
  readonly moment: ReviewMoment;
  readonly bits: number;
}

/** A function of what the seat was told up to each question. */
export function askedBetter(
  record: MatchRecord<unknown>,
  seat: Seat,
  budget: Budget,
  { record: now, match, entries }: Retelling<Abbey> = retell<Abbey>(abbey, record),
): readonly ReviewMoment[] {
  const watch = new Stopwatch(budget);
  const isOwn = ownMoves(now, seat);
  const { seats, options } = now;
  const found: Better[] = [];
  let before = match.perspective(seat);
  for (const { at, entry, stands } of entries) {
    const perspective = before;
    const next = now.entries.at(at + 1);
    if (next && 'move' in next && next.seat === seat) before = match.perspective(seat);
    if (!stands || !('move' in entry) || entry.move.kind !== 'ask' || !isOwn(entry)) continue;
    watch.rounds += A_QUESTION;
    if (!watch.hasRoom()) break;
    const better = betterThan(entry.move, { perspective, seat, seats, options }, at);
    if (better) found.push(better);
  }
  return found
    .sort((one, other) => other.bits - one.bits)
    .slice(0, MAX_TOLD)
    .map((better) => better.moment);
}

function betterThan(made: MoveOf<'ask'>, knowledge: Knowledge<Abbey>, at: number): Better | null {
  const candidate = candidateOf(made.question);
  if (!candidate) return null;
  const decision = decisionOf(knowledge, `${at} first`);
  const targets = [...new Set(ofKind(decision.moves, 'ask').map(({ of }) => of))];
  const best = bestQuestion(decision, targets);
  if (!best) return null;
  // By another belief as well: no chance of the draw is sold as an opinion.
  const bits = [decision, decisionOf(knowledge, `${at} second`)].map((one) => {
    const own = worthOf(one, made.of, candidate);
    const other = worthOf(one, best.ask.of, best.candidate);
    const isBetter = other.worth >= TIMES * own.worth && other.culprit >= TIMES * own.culprit;
    return isBetter ? other.culprit - own.culprit : 0;
  });
  const least = Math.min(...bits);
  if (least < MIN_BITS) return null;
  const { of: who, question } = best.ask;
  const says = [
    say('fact', 'asked', { who: made.of, question: made.question }),
    say('opinion', 'toldMore', {}),
  ];
  const turn = settled(knowledge.perspective.told).filter(({ type }) => type === 'turn').length;
  return { moment: moment({ at, turn }, 'opinion', 'askedBetter', { who, question }, says), bits: least };
}

/** As the strong bot sees it, without its slips and its habits. */
function decisionOf(knowledge: Knowledge<Abbey>, seed: string): Decision {
  const { perspective, seat } = knowledge;
  const { view, moves } = perspective;
  const rng = new ChaCha8(stretchSeed(`asked ${seat} ${seed}`));
  const seen = new Memory<Abbey, SeenCards>((_seat, seats) => new SeenCards(seats)).recall(knowledge);
  const crossed = maskOf(view.players[seat].own?.crossed ?? []);
  const question = { ...knowledge, budget: PASTS, rng };
  const belief = new SampledBelief(DEPTH).believe(question, crossed, seen);
  const policy = { ...POLICY, blur: 0 };
  return { view, seat, moves, belief, seen, crossed, recent: [], policy, rng };
}
