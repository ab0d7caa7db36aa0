/**
 * How far a belief can be trusted: `node games/dist/abbey/bot/test/calibrate.js [games] [seats] [level] [seed]`.
 *
 * Bots of the level play; at every seventh turn a new mind that was told everything takes samples. Shown by number of
 * samples, and of those that smooth them: Brier and log score of the belief about the culprit, and the Brier score it
 * expects itself. Where that is lower than the real one, it is too sure. Then how often its likeliest value comes true.
 * What was fitted with one seed is shown with another.
 */

import { ChaCha8, LEVELS, Match, settled, stretchSeed } from '@conclave/engine';
import { PSEUDO_SAMPLES, trusted } from '../../mind/calibration.ts';
import { AbbeyMind } from '../../mind/mind.ts';
import { abbey } from '../../rules/game.ts';
import { has, MASK_OF, VALUES } from '../../rules/suspects.ts';
import { chanceAmong } from '../belief.ts';
import { abbeyBots } from '../bots.ts';

const [games = 4, seats = 4] = process.argv.slice(2, 4).map(Number);
const level = LEVELS.find((name) => name === process.argv[4]) ?? 'fair';
const seed = process.argv[5] ?? 'calibrate';
const EVERY = 7;
const STEPS = 24;
/** Repairs in search of a first history. */
const REPAIRS = 6000;
const SAMPLES = [24, 60, 240];
const SMOOTHING = [0, PSEUDO_SAMPLES, 24];
const LEAST = 1 / 1000;

class Score {
  private n = 0;
  private brier = 0;
  private expected = 0;
  private bits = 0;
  private said = 0;
  private came = 0;
  private firm = 0;

  add(guilt: readonly number[], culprit: number, isFirm: boolean): void {
    const squares = guilt.reduce((sum, chance) => sum + chance ** 2, 0);
    const chances = VALUES.map((value) => chanceAmong(guilt, MASK_OF[value]));
    const best = chances.indexOf(Math.max(...chances));
    this.n++;
    this.firm += Number(isFirm);
    this.brier += 1 - 2 * guilt[culprit] + squares;
    this.expected += 1 - squares;
    this.bits -= Math.log2(Math.max(LEAST, guilt[culprit]));
    this.said += chances[best];
    this.came += Number(has(MASK_OF[VALUES[best]], culprit));
  }

  get line(): string {
    const { n } = this;
    const percent = (sum: number) => `${((100 * sum) / n).toFixed(1)} %`;
    return `Brier score ${(this.brier / n).toFixed(3)}, expected ${(this.expected / n).toFixed(3)}, log score ${(this.bits / n).toFixed(2)} bits; likeliest value said ${percent(this.said)}, came ${percent(this.came)}; firm ${percent(this.firm)} of ${n}`;
  }
}

const scores = new Map<string, Score>();
let lost = 0;
for (let game = 0; game < games; game++) {
  const match = Match.open(abbey, seats, {}, stretchSeed(`${seed} ${game}`));
  const bots = Array.from({ length: seats }, () => abbeyBots.players[level]());
  const rng = new ChaCha8(stretchSeed(`${seed} bots ${game}`));
  const beliefs: { key: string; guilt: readonly number[]; isFirm: boolean }[] = [];
  let turns = 0;
  let masses = 0;
  while (match.outcome === null && match.length < 8000) {
    const [seat] = match.toAct();
    const perspective = match.perspective(seat);
    const { view } = perspective;
    if (view.active === seat && view.turnNumber > turns) {
      turns = view.turnNumber;
      if (turns % EVERY === 0) {
        const mind = new AbbeyMind(seat, seats, view);
        for (const event of settled(perspective.told)) mind.told(event, view);
        const drawn: number[][] = [];
        for (let i = 0; i < Math.max(...SAMPLES) && (i > 0 || mind.sample(rng, 0, REPAIRS)); i++)
          drawn.push(mind.sampleCulprit(rng, STEPS) ?? []);
        if (drawn.length === 0) lost++;
        for (const samples of drawn.length === 0 ? [] : SAMPLES) {
          for (const smoothing of SMOOTHING) {
            const { chances, isFirm } = trusted(drawn.slice(0, samples), mind.culprits(), smoothing);
            beliefs.push({ key: `${samples} samples, ${smoothing} more`, guilt: chances, isFirm });
            if (smoothing === PSEUDO_SAMPLES)
              beliefs.push({ key: `${samples} samples, after ${masses} masses`, guilt: chances, isFirm });
          }
        }
      }
    }
    const budget = { iterations: abbeyBots.iterations };
    const { options } = match;
    const { move } = bots[seat].think({ perspective, seat, seats, options, budget, rng });
    const made = match.submit({ type: 'move', seat, move, decision: perspective.decision, by: 'bot' });
    if (!made.ok) throw new Error(made.refusal.reason);
    for (const { told } of made.change.logged)
      for (const { full } of told) if (full.type === 'mass') masses++;
  }
  const { culprit } = match.perspective('gallery').view;
  if (culprit === null) continue;
  for (const { key, guilt, isFirm } of beliefs) {
    const score = scores.get(key) ?? new Score();
    scores.set(key, score);
    score.add(guilt, culprit, isFirm);
  }
}

console.info(`${games} games of ${seats} ${level} bots; no history found: ${lost}`);
for (const [key, { line }] of [...scores].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
  console.info(`${key}: ${line}`);
