/** The public facts about the novices: last pace, captures, whether a blessing is held. */

import { NOVICE_NAMES } from '../../rules/cards.ts';
import type { NoviceView } from '../../rules/view.ts';
import { EmblemIcon } from '../pieces/emblem.tsx';
import { BlessingCard, PaceIcon } from '../pieces/icons.tsx';
import type { Setting } from '../setting.ts';

export function People({ setting }: { setting: Setting }) {
  const { props, t } = setting;
  return (
    <ul class="nr-people" aria-label={t.novices}>
      {props.view.novices.map((novice) => (
        <li key={novice.cell} data-help={t.help.plate} data-help-title={NOVICE_NAMES[novice.cell]}>
          <EmblemIcon cell={novice.cell} />
          <b class="nr-sc">{NOVICE_NAMES[novice.cell]}</b>
          <Publicly setting={setting} novice={novice} />
        </li>
      ))}
    </ul>
  );
}

/** The three public signs, with words for those who do not see them. */
export function Publicly({ setting: { t, lexicon }, novice }: { setting: Setting; novice: NoviceView }) {
  const { card, captures, holdsBlessing } = novice;
  return (
    <>
      <span role="img" aria-label={card ? t.card(lexicon.cards[card]) : t.notShown} class="nr-pace-sign">
        {card ? <PaceIcon card={card} size={26} /> : '–'}
      </span>
      <span role="img" aria-label={t.caughtTimes(captures)} class="nr-tally">
        {'|'.repeat(captures)}
      </span>
      <span role="img" aria-label={t.holdsBlessing(holdsBlessing)} class="nr-card-sign">
        <BlessingCard blessing={null} spent={!holdsBlessing} width={15} />
      </span>
    </>
  );
}
