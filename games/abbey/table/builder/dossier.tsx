/** Facts about the player who is asked: the latest answers, and the cards that passed between the two. */

import { isHouseEvent, type Seat } from '@conclave/engine';
import type { DealingView } from '../../rules/view.ts';
import { answerWords, questionWords } from '../names.ts';
import { Portrait } from '../pieces/figures.tsx';
import type { Setting } from '../setting.ts';

interface DossierProps {
  readonly setting: Setting;
  readonly of: Seat;
  /** So many answers at most. */
  readonly latest: number;
}

export function Dossier({ setting, of, latest }: DossierProps) {
  const { props, say, nameOf, own } = setting;
  const { view, language } = props;
  const dealings = view.dealings.filter(
    ({ by, other, cards }) =>
      cards !== null && ((by === own && other === of) || (by === of && other === own)),
  );
  return (
    <div class="ab-heard">
      <p>
        <b class="ab-heard-name">{say.heardOf(nameOf(of))}</b>{' '}
        <span class="tabular">{say.cards(view.players[of].cards)}</span>
      </p>
      {saidBy(setting, of, latest).map(({ question, answer }, i) => (
        <p key={i}>
          {questionWords(language, question, of, nameOf)} <b>{answerWords(language, answer)}</b>
        </p>
      ))}
      {dealings.map((dealing) => (
        <Dealing key={`${dealing.kind} ${dealing.by}`} setting={setting} dealing={dealing} />
      ))}
    </div>
  );
}

/** Answers since the last mass: older ones speak of other hands. */
function saidBy({ props }: Setting, of: Seat, latest: number) {
  const { told } = props;
  const since = told.findLastIndex(({ type }) => type === 'mass');
  return told
    .slice(since + 1)
    .flatMap((event) => (!isHouseEvent(event) && event.type === 'answered' && event.of === of ? [event] : []))
    .slice(-latest)
    .reverse();
}

function Dealing({ setting, dealing }: { setting: Setting; dealing: DealingView }) {
  const { say, own } = setting;
  const whose = dealing.by === own ? 'mine' : 'theirs';
  return (
    <p class="ab-dealing">
      <span class="ab-secret">{say.dealings[dealing.kind][whose]}</span>
      {dealing.cards?.map((suspect) => (
        <Portrait key={suspect} suspect={suspect} width={30} />
      ))}
    </p>
  );
}
