/** A novice's log as in the box: turn by turn where she ended, how far, with which card, and what she took. */

import { roman } from '../../../words.ts';
import { BLANK } from '../../on-view/planning.ts';
import { NOVICE_NAMES } from '../../rules/cards.ts';
import { type Figure, noviceOf } from '../../rules/state.ts';
import { draftFor } from '../play/draft.ts';
import type { NoteSetting } from '../setting.ts';
import type { Line } from './log.ts';
import { logOf } from './log.ts';

export function Sheet({ setting, figure }: { setting: NoteSetting; figure: Figure }) {
  const { props, t, lexicon } = setting;
  const { view, told } = props;
  const novice = noviceOf(view, figure);
  const { notes } = t;
  const draft = view.phase === 'plan' ? draftFor(view, props.control.drafts, figure) : BLANK;
  const took = ({ tookKey, tookWish }: Line) =>
    [tookKey && notes.key, tookWish && notes.wish].filter(Boolean).join(', ');
  return (
    <section>
      <h4>{notes.sheetOf(NOVICE_NAMES[novice.cell])}</h4>
      <table class="nr-sheet">
        <thead>
          <tr>
            <th scope="col">{notes.turn}</th>
            <th scope="col">{notes.to}</th>
            <th scope="col">{notes.points}</th>
            <th scope="col">{notes.card}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {logOf(told, figure).map((line) => (
            <tr key={line.turn}>
              <th scope="row">{roman(line.turn)}</th>
              <td class="nr-to">{line.end}</td>
              <td>{line.points}</td>
              <td>{line.card ? `${lexicon.cards[line.card]}${line.double ? notes.twice : ''}` : ''}</td>
              <td>{took(line)}</td>
            </tr>
          ))}
          {draft.card && (
            <tr class="nr-pencilled">
              <th scope="row">{roman(view.turn)}</th>
              <td class="nr-to">{draft.way.at(-1) ?? novice.own?.at}</td>
              <td>{draft.way.length}</td>
              <td>{lexicon.cards[draft.card]}</td>
              <td>{notes.pencilled}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
