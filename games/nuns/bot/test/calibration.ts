/** How well strong guards know where the novices are, who do not know it themselves. */

import { type HouseEvent, Memory } from '@conclave/engine';
import { Beliefs } from '../../mind/beliefs.ts';
import { calibrated } from '../../mind/calibrated.ts';
import { readFlags } from '../../mind/mind.ts';
import { FITTED_MODEL } from '../../mind/motion-model.ts';
import type { Event } from '../../rules/events.ts';
import type { Nuns } from '../../rules/game.ts';
import { FIRST_NOVICE } from '../../rules/state.ts';
import { type Maker, stateOf } from './play.ts';

/** One novice on the run and out of sight, when the guards are about to move. */
export interface Guess {
  /** Of the belief it was made with; 1: as the model has it. */
  readonly sureness: number;
  /** The smallest set of points with 90 % of the weight: how many, how much, and whether she is there. */
  readonly points: number;
  readonly weight: number;
  readonly holds: boolean;
  /** The weight of the point where she is. */
  readonly truth: number;
}

/** What one event told took. A novice's move is worked out when the event after it comes: mostly the roll. */
export interface Update {
  readonly type: string;
  readonly took: number;
}

const SET = 0.9;
/** What may be chosen from. */
export const SURENESSES = [1, 0.8, 0.7, 0.6, 0.5] as const;

/** Milliseconds of processor time, whatever else the machine does. */
export function coreTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Beliefs that note how long they take. */
class TimedBeliefs extends Beliefs {
  updates: Update[] = [];

  override told(event: Event | HouseEvent): void {
    const started = coreTime();
    super.told(event);
    this.updates.push({ type: event.type, took: coreTime() - started });
  }
}

/** A guard who plays as `guards` does, and writes down what strong would believe. */
export function watched(guards: Maker, guesses: Guess[], updates: Update[]): Maker {
  return (match) => {
    const bot = guards(match);
    const memory = new Memory<Nuns, TimedBeliefs>((seat, seats, options) => {
      const beliefs = new TimedBeliefs(seat, seats, readFlags(options), FITTED_MODEL);
      beliefs.updates = updates;
      return beliefs;
    });
    let turn = 0;
    return {
      think(question) {
        const { view } = question.perspective;
        if (view.phase === 'lead' && view.turn > turn) {
          turn = view.turn;
          const exact = memory.recall(question).points();
          const { novices } = stateOf(match);
          for (const sureness of SURENESSES) {
            const points = calibrated(exact, sureness);
            view.novices.forEach(({ status, spotted }, index) => {
              const chances = points.get(FIRST_NOVICE + index);
              if (status !== 'onTheRun' || spotted !== null || !chances) return;
              guesses.push({ sureness, ...guess(chances, novices[index].at) });
            });
          }
        }
        return bot.think(question);
      },
    };
  };
}

function guess(chances: Float64Array, at: number): Omit<Guess, 'sureness'> {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  const order = [...chances.keys()].sort((a, b) => chances[b] - chances[a]);
  let weight = 0;
  let points = 0;
  while (weight < SET && points < order.length) weight += chances[order[points++]] / total;
  return { points, weight, holds: order.slice(0, points).includes(at), truth: chances[at] / total };
}
