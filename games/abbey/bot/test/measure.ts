/**
 * Figures of bots of one level among themselves:
 * `node games/dist/abbey/bot/test/measure.js [games] [seats] [milliseconds] [level]`.
 * Brier score of the belief by mass; how often no past was found; own turns from the moment the culprit follows by logic to
 * his accusation; length of games; thinking time a turn. With milliseconds a turn they think as at the table.
 */

import { ChaCha8, LEVELS, Match, type Seat, settled, stretchSeed } from '@conclave/engine';
import { AbbeyMind } from '../../mind/mind.ts';
import { abbey } from '../../rules/game.ts';
import { count } from '../../rules/suspects.ts';
import { abbeyCompany } from '../company.ts';

const [games = 6, seats = 4, milliseconds = 0] = process.argv.slice(2, 5).map(Number);
const level = LEVELS.find((name) => name === process.argv[5]) ?? 'strong';
const IMAGINE = { iterations: 2000 };
const budget = milliseconds > 0 ? { milliseconds } : { iterations: abbeyCompany.iterations };
const PASTS = 40;

const brier = new Map<number, { sum: number; n: number }>();
const waits: number[] = [];
let asked = 0;
let lost = 0;
let steps = 0;
let turns = 0;
/** By game, seat and turn. */
const thinking = new Map<string, number>();

for (let game = 0; game < games; game++) {
  const match = Match.open(abbey, seats, {}, stretchSeed(`measure ${game}`));
  const bots = Array.from({ length: seats }, () => abbeyCompany.players[level]());
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
      const guilt = mind.culprit(rng, PASTS);
      if (guilt !== null) {
        beliefs.push({ seat, mass: masses, guilt });
        if (count(mind.culprits()) === 1 && !sureSince.has(seat)) sureSince.set(seat, ownTurns[seat]);
      }
    }
    const before = performance.now();
    const { move } = bots[seat].think({
      perspective,
      seat,
      seats,
      options: match.options,
      asked: true,
      budget,
      rng,
    });
    const turn = `${game} ${seat} ${key}`;
    thinking.set(turn, (thinking.get(turn) ?? 0) + performance.now() - before);
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
    const entry = brier.get(mass) ?? { sum: 0, n: 0 };
    entry.sum += guilt.reduce(
      (sum, chance, suspect) => sum + (chance - (suspect === culprit ? 1 : 0)) ** 2,
      0,
    );
    entry.n++;
    brier.set(mass, entry);
  }
  const sure = sureSince.get(ended.finder);
  if (sure !== undefined) waits.push(ownTurns[ended.finder] - sure);
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
console.info(`${games} games of ${seats}: ${steps / games} steps, ${turns / games} turns each`);
console.info(`no past found: ${lost} of ${asked}`);
const spent = [...thinking.values()].sort((a, b) => a - b);
const most = spent[Math.floor(0.99 * spent.length)];
console.info(`a turn: ${mean(spent).toFixed(1)} ms, 99 of 100 below ${most.toFixed(1)} ms`);
console.info(`own turns from logic to accusing: ${mean(waits).toFixed(2)} (${waits.join(' ')})`);
for (const [mass, { sum, n }] of [...brier].sort(([a], [b]) => a - b)) {
  console.info(`Brier score after ${mass} masses: ${(sum / n).toFixed(3)} (${n})`);
}
