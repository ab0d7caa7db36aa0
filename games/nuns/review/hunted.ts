/** What the guards' moves did to the novices of one seat: met, seen, passed by, and what of it could be known. */

import type { ReviewMoment, Statement, Where } from '@conclave/engine';
import type { Point } from '../rules/convent.ts';
import type { Event } from '../rules/events.ts';
import { FIRST_NOVICE, type Figure, GUARDS, type GuardIndex, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { moment, pinAt, say } from './moments.ts';
import { type Ways, waysOf } from './ways.ts';

/** So many of a guard's ways look on her: it could be known. Fewer than a tenth meet her: it was no escape. */
const THIRD = 3;
const TENTH = 10;

interface Hunted {
  readonly figure: Figure;
  /** The true ways of the guard who goes now; `null`: too many. */
  readonly ways: Ways | null;
  found: boolean;
}

export class HuntedNovices {
  /** By figure: what each guard's path would have looked on, as it could be counted when planning. */
  private readonly planned = new Map<
    Figure,
    { readonly at: number; readonly ways: readonly (Ways | null)[] }
  >();
  private hunted: Hunted[] = [];
  private guard: GuardIndex = 0;

  /** Her player's own plan, handed in after so many entries, leads there; `view`: as it was planned. */
  plans(view: View, figure: Figure, end: Point, at: number): void {
    this.planned.set(figure, { at, ways: GUARDS.map((guard) => waysOf(view, guard, end, false)) });
  }

  forgetPlans(): void {
    this.planned.clear();
  }

  /** A guard begins her move. */
  begin(view: View, figures: readonly Figure[]): void {
    this.guard = view.active === 1 ? 1 : 0;
    this.hunted = figures.flatMap((figure) => {
      const { own, spotted } = noviceOf(view, figure);
      if (!own || spotted !== null) return [];
      return [{ figure, ways: waysOf(view, this.guard, own.at, view.free), found: false }];
    });
  }

  /** `before`: as it was when she took this step. */
  looks(
    where: Where,
    { sees }: Pick<Extract<Event, { type: 'turned' }>, 'sees'>,
    before: View,
  ): readonly ReviewMoment[] {
    return sees.flatMap(({ figure, at }) => {
      const hunted = this.hunted.find((one) => one.figure === figure);
      if (!hunted || hunted.found) return [];
      hunted.found = true;
      return this.seen(where, figure, at, before);
    });
  }

  private seen(where: Where, figure: Figure, at: Point, before: View): readonly ReviewMoment[] {
    const { guard } = this;
    if (before.free) {
      const cell = this.freedBy(figure, before);
      if (cell === null) return [];
      const says = [say('fact', 'freed', { guard, cell }), say('fact', 'notKnown', {})];
      return [moment(where, 'against', 'seenUnknown', { guard, at, cell }, says)];
    }
    const plan = this.planned.get(figure);
    const ways = plan?.ways[guard];
    if (!plan || !ways || ways.look * THIRD < ways.all) return [];
    const params = { guard, at, k: ways.look, m: ways.all };
    const pins = [pinAt(at, '', 'fact')];
    return [
      moment({ ...where, at: plan.at }, 'known', 'seenKnown', params, [say('exact', 'pathLooks', params)], {
        pins,
      }),
    ];
  }

  /** Somebody else's noise, or somebody else in sight; `null`: her own doing. */
  private freedBy(figure: Figure, view: View): number | null {
    const mine = (one: { readonly figure: Figure }) => one.figure === figure;
    // A guard's own False Noise was nobody's doing.
    const markers = view.skritch.filter(
      ({ guard, figure: heard }) => guard === this.guard && heard >= FIRST_NOVICE,
    );
    const causes = [...markers, ...view.saw.map((seen) => ({ figure: seen }))];
    const [first] = causes;
    if (!first || causes.some(mine) || view.vanished.some(mine)) return null;
    return noviceOf(view, first.figure).cell;
  }

  /** Of her ways so many met her. */
  captured(figure: Figure): readonly Statement[] {
    const hunted = this.hunted.find((one) => one.figure === figure);
    if (!hunted || hunted.found || !hunted.ways) return [];
    hunted.found = true;
    const { all, meet } = hunted.ways;
    return meet === 0 ? [] : [say('chance', 'waysMet', { guard: this.guard, k: all, m: meet })];
  }

  /** She has stopped, and passed by. */
  stops(where: Where): readonly ReviewMoment[] {
    const passed = this.hunted.filter(({ found, ways }) => !found && ways && ways.meet * TENTH >= ways.all);
    this.hunted = [];
    return passed.flatMap(({ ways }) => {
      if (!ways || ways.meet === 0) return [];
      const params = { guard: this.guard, k: ways.all, m: ways.meet };
      return [
        moment(where, 'chance', 'escaped', params, [say('chance', 'otherWay', params)], {
          more: ways.meet / ways.all,
        }),
      ];
    });
  }
}
