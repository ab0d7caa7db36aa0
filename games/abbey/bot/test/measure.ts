/**
 * Measures bots of one level among themselves: `node games/dist/abbey/bot/test/measure.js [games] [seats]
 * [milliseconds] [level]`.
 *
 * Brier and log score of the belief by mass, beside what the belief itself expects of them. How often no history was
 * found. Own turns from the moment the culprit follows by logic to his accusation. Length of games. Thinking time a
 * turn, by the clock and of the processor. With milliseconds a turn they think as at the table.
 */

import { ChaCha8, LEVELS, Match, type Seat, settled, stretchSeed } from '@conclave/engine';
import { AbbeyMind } from '../../mind/mind.ts';
import { abbey } from '../../rules/game.ts';
import { count } from '../../rules/suspects.ts';
import { abbeyBots } from '../bots.ts';

const [games = 6, seats = 4, milliseconds = 0] = process.argv.slice(2, 5).map(Number);
const level = LEVELS.find((name) => name === process.argv[5]) ?? 'strong';
const IMAGINE = { iterations: 2000 };
/** As the strong bot asks with its iterations. */
const [SAMPLES, STEPS] = [60, 24];
const budget = milliseconds > 0 ? { milliseconds } : { iterations: abbeyBots.iterations };

interface Score {
  n: number;
  brier: number;
  expected: number;
  bits: number;
}
/** No chance below this is believed, or one surprise would be worth all the rest. */
const LEAST = 1 / 1000;

const scores = new Map<number, Score>();
const waits: number[] = [];
let asked = 0;
let lost = 0;
let steps = 0;
let turns = 0;
/** By game and turn: what the one whose turn it is thinks, in milliseconds. */
const thinking = new Map<string, { clock: number; processor: number }>();

for (let game = 0; game < games; game++) {
  const match = Match.open(abbey, seats, {}, stretchSeed(`measure ${game}`));
  const bots = Array.from({ length: seats }, () => abbeyBots.players[level]());
  const rng = new ChaCha8(stretchSeed(`measuring ${game}`));
  const beliefs: { seat: Seat; mass: number; guilt: readonly number[] }[] = [];
  const sureSince = new Map<Seat, number>();
  const ownTurns = Array.from({ length: seats }, () => 0);
  const seen = new Set<string>();
  let masses = 0;
  while (match.outcome === null && match.length < 8000) {
    const [seat] = match.toAct();
    const perspective = match.perspective(seat);
    const { view } = perspective;
    const key = `${view.turnNumber}`;
    if (view.active === seat && view.phase === 'move' && view.asked?.kind === 'move' && !seen.has(key)) {
      seen.add(key);
      ownTurns[seat]++;
      const mind = new AbbeyMind(seat, seats, view);
      for (const event of settled(perspective.told)) mind.told(event, view);
      asked++;
      if (mind.imagine(rng, IMAGINE) === null) lost++;
      const guilt = mind.culprit(rng, SAMPLES, STEPS);
      if (guilt !== null) {
        beliefs.push({ seat, mass: masses, guilt });
        if (count(mind.culprits()) === 1 && !sureSince.has(seat)) sureSince.set(seat, ownTurns[seat]);
      }
    }
    const before = performance.now();
    const used = process.cpuUsage();
    const { move } = bots[seat].think({
      perspective,
      seat,
      seats,
      options: match.options,
      budget,
      rng,
    });
    const { user, system } = process.cpuUsage(used);
    const clock = performance.now() - before;
    const turn = `${game} ${key}`;
    const time = thinking.get(turn) ?? { clock: 0, processor: 0 };
    if (view.active === seat) {
      thinking.set(turn, {
        clock: time.clock + clock,
        processor: time.processor + (user + system) / 1000,
      });
    }
    const made = match.submit({ type: 'move', seat, move, decision: perspective.decision, by: 'bot' });
    if (!made.ok) throw new Error(made.refusal.reason);
    for (const { told } of made.change.logged)
      for (const { full } of told) if (full.type === 'mass') masses++;
    steps++;
  }
  const { culprit, ended, turnNumber } = match.perspective('gallery').view;
  turns += turnNumber;
  if (culprit === null || ended === null) continue;
  for (const { mass, guilt } of beliefs) {
    const score = scores.get(mass) ?? { n: 0, brier: 0, expected: 0, bits: 0 };
    const squares = guilt.reduce((sum, chance) => sum + chance ** 2, 0);
    score.n++;
    score.brier += 1 - 2 * guilt[culprit] + squares;
    score.expected += 1 - squares;
    score.bits -= Math.log2(Math.max(LEAST, guilt[culprit]));
    scores.set(mass, score);
  }
  const sure = sureSince.get(ended.finder);
  if (sure !== undefined) waits.push(ownTurns[ended.finder] - sure);
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
console.info(`${games} games of ${seats}: ${steps / games} steps, ${turns / games} turns each`);
console.info(`no history found: ${lost} of ${asked}`);
for (const of of ['clock', 'processor'] as const) {
  const spent = [...thinking.values()].map((time) => time[of]).sort((a, b) => a - b);
  const below = (share: number) =>
    spent[Math.min(spent.length - 1, Math.floor(share * spent.length))].toFixed(1);
  console.info(
    `a turn, ${of}: half below ${below(0.5)} ms, 99 of 100 below ${below(0.99)}, longest ${below(1)}`,
  );
}
console.info(`own turns from logic to accusing: ${mean(waits).toFixed(2)} (${waits.join(' ')})`);
for (const [mass, { n, brier, expected, bits }] of [...scores].sort(([a], [b]) => a - b)) {
  console.info(
    `after ${mass} masses: Brier score ${(brier / n).toFixed(3)}, expected ${(expected / n).toFixed(3)}, log score ${(bits / n).toFixed(2)} bits (${n})`,
  );
}
