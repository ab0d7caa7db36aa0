/** Where the other novices are, were last, or can be. The chips choose whose glow the plan shows. */

import { roman } from '../../../words.ts';
import { noisesOf } from '../../mind/noises.ts';
import type { Whereabouts as Found } from '../../mind/ponder.ts';
import { NOVICE_NAMES } from '../../rules/cards.ts';
import { FIRST_NOVICE, type Figure, noviceOf } from '../../rules/state.ts';
import { EmblemIcon } from '../pieces/emblem.tsx';
import { PaceIcon } from '../pieces/icons.tsx';
import { glowsWithOthers, readShared } from '../play/belief.ts';
import type { NoteSetting } from '../setting.ts';
import { sightingsOf } from './log.ts';

interface WhereaboutsProps {
  readonly setting: NoteSetting;
  readonly own: readonly Figure[];
  readonly whereabouts: readonly Found[] | null;
}

export function Whereabouts({ setting, own, whereabouts }: WhereaboutsProps) {
  const { props, t } = setting;
  const { view, assistance } = props;
  const { notes } = t;
  const shared = readShared(props.shared);
  const others = view.novices.flatMap((novice, i) =>
    own.includes(FIRST_NOVICE + i) ? [] : [{ novice, figure: FIRST_NOVICE + i }],
  );
  if (others.length === 0) return null;
  const heard = assistance === 'seen' ? noisesOf(props.told) : [];
  const only = (cell: number | null) => props.share(JSON.stringify({ ...shared, only: cell }));
  return (
    <section>
      <h4>{own.length > 0 ? notes.rivals : notes.people}</h4>
      {assistance === 'follows' && others.length > 1 && (
        <div class="nr-chips" role="radiogroup" aria-label={notes.follows}>
          {[null, ...others.map(({ novice }) => novice.cell)].map((cell) => (
            // biome-ignore lint/a11y/useSemanticElements: a button that looks like an emblem.
            <button
              key={cell ?? 'all'}
              type="button"
              role="radio"
              aria-checked={shared.only === cell}
              aria-label={cell === null ? notes.all : NOVICE_NAMES[cell]}
              onClick={() => only(cell)}
            >
              {cell === null ? notes.all : <EmblemIcon cell={cell} size={20} />}
            </button>
          ))}
        </div>
      )}
      <table class="nr-who">
        <tbody>
          {others.map(({ novice, figure }) => (
            <tr key={figure}>
              <th scope="row" class="nr-emblem">
                <EmblemIcon cell={novice.cell} size={26} />
              </th>
              <td>
                <b class="nr-sc">{NOVICE_NAMES[novice.cell]}</b>
                <span>{where(setting, figure, whereabouts)}</span>
                {heard
                  .filter((noise) => noise.figure === figure && novice.spotted === null)
                  .map(({ guard, points, to }) => (
                    <span key={`${guard} ${to}`}>{notes.noises(setting.lexicon.guards[guard], points)}</span>
                  ))}
              </td>
              <td class="nr-signs">
                <i class="nr-tally">{'|'.repeat(novice.captures)}</i>
                {novice.card && <PaceIcon card={novice.card} size={28} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {assistance === 'follows' && <p class="nr-note">{caption(setting, whereabouts)}</p>}
    </section>
  );
}

/** Of the glow on the plan: how it is meant, or why it is not there. */
function caption({ props, t }: NoteSetting, whereabouts: readonly Found[] | null): string {
  const { notes } = t;
  if (whereabouts === null) return notes.thinking;
  const { only } = readShared(props.shared);
  const hidden = whereabouts.filter(({ figure }) => {
    const { spotted, status } = noviceOf(props.view, figure);
    return spotted === null && status !== 'caught';
  });
  const isDrawn = hidden.some(({ points }) => only !== null || glowsWithOthers(points.length));
  if (hidden.length === 0) return '';
  return isDrawn ? notes.follows : notes.tooWide;
}

function where({ props, t }: NoteSetting, figure: Figure, whereabouts: readonly Found[] | null): string {
  const { view, told, assistance } = props;
  const { notes } = t;
  const { spotted, status, token, cell, inSight } = noviceOf(view, figure);
  if (status === 'caught') return notes.caughtAt(token);
  if (spotted === cell && !inSight) return notes.asleep(cell);
  if (spotted !== null) return inSight ? notes.inSight(spotted) : notes.stillAt(spotted);
  const found = assistance === 'follows' ? whereabouts?.find((one) => one.figure === figure) : undefined;
  if (found) return notes.canBe(found.points);
  if (assistance === 'off') return notes.hidden;
  const last = sightingsOf(told).get(figure);
  return last ? notes.lastSeen(last.point, roman(last.turn)) : notes.neverSeen;
}
