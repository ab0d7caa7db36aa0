/**
 * The form of a game's test that its bots say only what is so. They play against each other; whatever one of them says is
 * held against the state, which only the test sees. Bots get perspectives, so what is said cannot rest on more.
 */

import {
  type AnyMatch,
  type AnyMove,
  ChaCha8,
  type GameTypes,
  LEVELS,
  type Level,
  Match,
  type Seat,
  stretchSeed,
  type Thought,
} from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import { botOf, type GameBots } from '../game-bots.ts';
import { consult } from '../table.ts';
import { BotTurns } from '../turns.ts';

/** What a bot said, and what was so. */
export interface Said<G extends GameTypes> {
  readonly level: Level;
  readonly seat: Seat;
  readonly seats: number;
  readonly thought: Thought<G['move']>;
  /** The truth as it spoke. */
  readonly state: G['state'];
  readonly view: G['view'];
  readonly moves: readonly G['move'][];
  /** The match as it spoke, to go on from. */
  readonly match: AnyMatch;
}

/** Whether it is so; or a promise of one in so many, and whether it came so. `null`: it cannot be told here. */
export type WhyCheck<G extends GameTypes> = (
  said: Said<G>,
) => boolean | { readonly promised: number; readonly came: boolean } | null;

export interface WhyReport {
  /** By key: how often its check could tell. */
  readonly checked: Readonly<Record<string, number>>;
  /** What was said and is not so. */
  readonly untrue: readonly string[];
  /** By key: what was promised on average, and how often it came. */
  readonly promises: Readonly<Record<string, { promised: number; came: number; count: number }>>;
}

export interface WhySettings {
  readonly seats: readonly number[];
  readonly seed: string;
  readonly options?: unknown;
  /** Bots are asked until so many moves were made. @default to the end */
  readonly most?: number;
}

export function everyWhy<G extends GameTypes>(
  gameBots: GameBots,
  checks: Readonly<Record<string, WhyCheck<G>>>,
  { seats: tables, seed, options = {}, most = Number.POSITIVE_INFINITY }: WhySettings,
): WhyReport {
  const checked: Record<string, number> = {};
  const untrue: string[] = [];
  const promises: Record<string, { promised: number; came: number; count: number }> = {};
  const hold = (said: Said<G>) => {
    const { key, params } = said.thought.why;
    const about = () => `${said.level} ${key} ${JSON.stringify(params)} at entry ${said.match.length}`;
    const check = Object.hasOwn(checks, key) ? checks[key] : null;
    const answer = check ? check(said) : false;
    if (answer === null) return;
    checked[key] = (checked[key] ?? 0) + 1;
    if (answer === false) untrue.push(check ? about() : `${about()}: nobody checks it`);
    if (typeof answer === 'boolean') return;
    const sum = promises[key] ?? { promised: 0, came: 0, count: 0 };
    promises[key] = {
      promised: sum.promised + answer.promised,
      came: sum.came + Number(answer.came),
      count: sum.count + 1,
    };
  };
  for (const seats of tables) listen(gameBots, seats, options, `${seed} ${seats}`, most, hold);
  for (const sum of Object.values(promises)) {
    sum.promised /= sum.count;
    sum.came /= sum.count;
  }
  return { checked, untrue, promises };
}

/** Plays one match in which the levels sit in turn. */
function listen<G extends GameTypes>(
  gameBots: GameBots,
  seats: number,
  options: unknown,
  seed: string,
  most: number,
  hold: (said: Said<G>) => void,
): void {
  const match: AnyMatch = Match.open(gameBots.game, seats, options, stretchSeed(seed));
  const levels = Array.from({ length: seats }, (_none, seat) => LEVELS[seat % LEVELS.length]);
  const bots = levels.map((level, seat) => ({
    bot: botOf(gameBots, level),
    rng: new ChaCha8(stretchSeed(`${seed} bot ${seat}`)),
    budget: { iterations: gameBots.iterations },
  }));
  const turns = new BotTurns(match, () => true);
  for (let made = 0; !match.outcome && made < most; ) {
    const step = turns.next();
    if (step?.type === 'ask') {
      const { seat, perspective } = step.question;
      const thought = consult(bots[seat], step.question);
      const { view, moves } = perspective;
      hold({ level: levels[seat], seat, seats, thought, state: stateOf(match), view, moves, match });
      turns.heard(step.question, thought);
    } else if (step?.type === 'move') {
      turns.forget(step.seat);
      submit(match, step.seat, step.move, step.decision);
      made++;
    } else {
      const window = match.window();
      if (window?.kind !== 'secret' || !match.submit({ type: 'close', id: window.id }).ok)
        throw new Error(`${match.game.id}: nobody moves`);
    }
  }
}

function submit(match: AnyMatch, seat: Seat, move: AnyMove, decision: number): void {
  const done = match.submit({ type: 'move', seat, move, decision, by: 'bot' });
  if (!done.ok) throw new Error(`${match.game.id}: ${JSON.stringify(move)}: ${done.refusal.reason}`);
}
