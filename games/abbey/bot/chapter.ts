/** The chapter house: what may be stated or whom to accuse, and what going there promises. */

import type { Thought } from '@conclave/engine';
import type { Move } from '../rules/moves.ts';
import { CULPRIT_FOUND, RIGHT_REVELATION, WRONG_REVELATION } from '../rules/outcome.ts';
import { count, EVERYONE, VALUES, type Value } from '../rules/suspects.ts';
import { chanceOf, chiefSuspect } from './belief.ts';
import { type Decision, handOf, ofKind } from './decision.ts';
import { because } from './thought.ts';

/** Going to name the culprit is worth more than any card. */
const TO_ACCUSE = 8;

/** Points that a statement with this chance brings on average. */
const expected = (chance: number) => chance * RIGHT_REVELATION + (1 - chance) * WRONG_REVELATION;

export function promise(decision: Decision): number {
  const { view, policy, seat, belief } = decision;
  const { chance } = chiefSuspect(belief, handOf(view, seat));
  if (view.pile.length === 0 && isSure(decision, chance)) return TO_ACCUSE;
  const best = bestValue(decision);
  return best === null || !isToBeRevealed(decision, best.chance) ? 0 : policy.eager * expected(best.chance);
}

/** Nobody accuses on a belief of which little is known, unless nobody else is left. */
function isSure({ belief, policy }: Decision, chance: number): boolean {
  return chance >= policy.accuse && (belief.isFirm || chance === 1);
}

function isToBeRevealed({ belief, policy }: Decision, chance: number): boolean {
  return chance >= policy.reveal && (belief.isFirm || chance === 1);
}

function bestValue({ moves, view, belief }: Decision): { value: Value; chance: number } | null {
  const stated = new Set(view.revelations.map(({ value }) => value));
  const listed = ofKind(moves, 'reveal').map(({ value }) => value);
  const values: readonly Value[] = listed.length > 0 ? listed : VALUES.filter((value) => !stated.has(value));
  let best: { value: Value; chance: number } | null = null;
  for (const value of values) {
    const chance = chanceOf(belief, value);
    if (best === null || chance > best.chance) best = { value, chance };
  }
  return best;
}

const percent = (chance: number) => Math.round(100 * chance);

export function revealing(decision: Decision): Thought<Move> | null {
  const best = bestValue(decision);
  if (best === null || !isToBeRevealed(decision, best.chance)) return null;
  return because({ kind: 'reveal', value: best.value }, 'revealing', { percent: percent(best.chance) });
}

export function accusing(decision: Decision): Thought<Move> | null {
  const { moves, belief, view, seat, crossed, policy } = decision;
  if (!moves.some(({ kind }) => kind === 'accuse')) return null;
  const { suspect, chance } = chiefSuspect(belief, handOf(view, seat));
  if (!isSure(decision, chance)) return null;
  if (policy.weighs && !wouldWin(decision)) {
    const reveal = revealing(decision);
    if (reveal) return reveal;
  }
  const move = { kind: 'accuse', suspect } as const;
  if (count(EVERYONE & ~crossed) === 1) return because(move, 'certain');
  return chance === 1
    ? because(move, 'follows')
    : because(move, 'likely', { percent: Math.min(99, percent(chance)) });
}

/** Whether the points for the culprit would put this seat ahead, as things look. */
function wouldWin({ view, seat, belief }: Decision): boolean {
  const scores = view.players.map(({ falseAccusations }) => -2 * falseAccusations);
  for (const { seat: by, value } of view.revelations) scores[by] += expected(chanceOf(belief, value));
  return scores.every((score, other) => other === seat || score <= scores[seat] + CULPRIT_FOUND);
}
