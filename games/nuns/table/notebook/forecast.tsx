/** The next points of each guard if nothing frees her (NR-40). */

import { patrolOf } from '../../mind/patrol.ts';
import { FEWEST_POINTS, WALK_POINTS } from '../../rules/state.ts';
import type { NoteSetting } from '../setting.ts';

/** Above this number of possible points, only their count is shown. */
const MAX_POINTS_SHOWN = 3;

/** NR-16 */
function kindOf(points: number): 'must' | 'walk' | 'run' {
  return points < FEWEST_POINTS ? 'must' : points <= WALK_POINTS ? 'walk' : 'run';
}

export function Forecast({ setting: { props, t } }: { setting: NoteSetting }) {
  const { view } = props;
  const { notes } = t;
  return (
    <section class="nr-forecast">
      <h4>{notes.mustGo}</h4>
      {([0, 1] as const).map((guard) => (
        <p key={guard}>
          <b class="nr-sc">{t.guards[guard]}</b>
          <span class="nr-stops">
            {patrolOf(view, guard).map((points, i) => (
              <span key={`${guard} ${i + 1}`} class={`nr-chip ${kindOf(i + 1)}`}>
                {points.length > MAX_POINTS_SHOWN ? notes.choices(points.length) : points.join('/')}
              </span>
            ))}
          </span>
        </p>
      ))}
      <p class="nr-note">
        {notes.mustNote} <span class="nr-chip walk">{notes.walk}</span>{' '}
        <span class="nr-chip run">{notes.run}</span>
      </p>
    </section>
  );
}
