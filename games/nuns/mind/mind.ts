/** The mind of a seat: beliefs about every novice it does not lead, and whole states drawn from them. */

import {
  type Budget,
  type HouseEvent,
  type Mind,
  type MindMaker,
  type OptionValue,
  type Rng,
  type Seat,
  USUAL_LENGTH,
} from '@conclave/engine';
import type { Blessing } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Nuns } from '../rules/game.ts';
import { type Figure, type Novice, noviceOf, type Options, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { FALSE_HELD, FALSE_PLAYED, OTHER } from './belief.ts';
import { Beliefs } from './beliefs.ts';
import type { Drawn } from './joint.ts';
import type { MotionModel } from './motion-model.ts';
import { rebuild } from './rebuild.ts';

/** The options of a match that the rules know of. */
export function readFlags(options: Readonly<Record<string, OptionValue>>): Options {
  const flag = (name: keyof Options) => options[name] === true;
  return {
    exactRun: flag('exactRun'),
    slowGuards: flag('slowGuards'),
    fewerCaptures: flag('fewerCaptures'),
    singleStart: flag('singleStart'),
    twoNovices: flag('twoNovices'),
    window: USUAL_LENGTH,
  };
}

export class NunsMind implements Mind<Nuns> {
  readonly beliefs: Beliefs;
  private readonly seats: number;
  private view: View;

  constructor(seat: Seat, seats: number, options: Options, view: View, model?: MotionModel) {
    this.seats = seats;
    this.view = view;
    this.beliefs = new Beliefs(seat, seats, options, model);
  }

  told(event: Event | HouseEvent, view: View): void {
    this.view = view;
    this.beliefs.told(event);
  }

  look(view: View): void {
    this.view = view;
  }

  /** Exact, so the first one fits; the budget is never used up. */
  imagine(rng: Rng, _budget: Budget): State | null {
    const { joint, figures } = this.beliefs.drawing();
    const drawn = joint.draw(rng);
    if (drawn === null) return null;
    const byFigure = new Map(figures.map((figure, i): [Figure, Drawn] => [figure, drawn[i]]));
    const blessings = this.dealBlessings(byFigure, rng);
    return rebuild(this.view, this.seats, {
      novice: (figure) => {
        const one = byFigure.get(figure);
        if (!one) throw new Error(`nothing imagined of ${figure}`);
        return {
          at: one.point,
          wish: one.wish,
          hasKey: one.stage > 0,
          hasObject: one.stage > 1,
          barred: noviceOf(this.beliefs, figure).barred,
          feigned: one.blessing === FALSE_PLAYED,
        };
      },
      blessing: (figure) => blessings.get(figure) ?? 'fast',
    });
  }

  /** False Noise to those for whom it was drawn; the other cards at random to the others, guards last. */
  private dealBlessings(drawn: ReadonlyMap<Figure, Drawn>, rng: Rng): Map<Figure, Blessing> {
    const pool = rng.shuffle(this.beliefs.unknownBlessings());
    const dealt = new Map<Figure, Blessing>();
    const take = (fits: (blessing: Blessing) => boolean) => pool.splice(pool.findIndex(fits), 1)[0];
    for (const [figure, { blessing: held }] of drawn) {
      if (this.beliefs.knownBlessing(figure) !== null) continue;
      dealt.set(
        figure,
        take((blessing) => (blessing === 'falseNoise') === (held !== OTHER)),
      );
    }
    for (const guard of [0, 1]) {
      if (this.beliefs.knownBlessing(guard) === null)
        dealt.set(
          guard,
          take(() => true),
        );
    }
    return dealt;
  }

  excludes(state: State): boolean {
    // Everything told so far is folded in by this.
    this.beliefs.drawing();
    return this.beliefs.novices.some(({ belief, figure }) => {
      const novice = noviceOf(state, figure);
      if (!belief) return false;
      return belief.weightOf(blessingOf(novice), stageOf(novice), novice.wish, novice.at) === 0;
    });
  }
}

function stageOf({ hasKey, hasObject }: Novice): number {
  return hasObject ? 2 : hasKey ? 1 : 0;
}

function blessingOf({ blessing }: Novice): number {
  if (!blessing.held || blessing.kind !== 'falseNoise') return OTHER;
  return blessing.feigned !== null ? FALSE_PLAYED : FALSE_HELD;
}

export const nunsMind: MindMaker<Nuns> = (seat, seats, options, view) =>
  new NunsMind(seat, seats, readFlags(options), view);
