/** The head of the rail or the strip: the hour, the captures, the part of the turn. */

import { roman } from '../../../words.ts';
import { noviceOf } from '../../rules/state.ts';
import type { Setting } from '../setting.ts';
import { Rosary } from './rosary.tsx';
import { Sky } from './sky.tsx';
import { Stages, stageShown } from './stages.tsx';

/** Cells of those who were caught, in order. */
function caughtCells({ props }: Setting): number[] {
  return props.told.flatMap((event) =>
    event.type === 'stepped' && 'captured' in event
      ? event.captured.map(({ figure }) => noviceOf(props.view, figure).cell)
      : [],
  );
}

export function RailHead({ setting }: { setting: Setting }) {
  const { props, t } = setting;
  const { view } = props;
  return (
    <div class="nr-head">
      <Sky turn={view.turn} dawn={view.phase === 'over'} words={t} />
      <p class="nr-hour">
        <span>
          <b>{t.turn(roman(view.turn))}</b> {t.ofFifteen}
        </span>
        <span>{t.caughtOf(view.captures, view.needed)}</span>
      </p>
      <Rosary caught={caughtCells(setting)} captures={view.captures} needed={view.needed} words={t} />
      <Stages stage={stageShown(props)} words={t} />
    </div>
  );
}

export function Strip({ setting }: { setting: Setting }) {
  const { props, t } = setting;
  const { view } = props;
  return (
    <div class="nr-strip">
      <span class="nr-strip-turn" data-help={t.help.night} data-help-title={t.turnOf(roman(view.turn))}>
        <svg width={24} height={24} viewBox="-12 -12 24 24" aria-hidden="true">
          <circle r={9} fill="#f8eecb" stroke="#17132c" stroke-width={2} />
          <path
            d="M-4 -4a3 3 0 1 0 4 4M4 4a2 2 0 1 0 -3 -3"
            fill="none"
            stroke="#cbbd8b"
            stroke-width={1.5}
          />
        </svg>
        <b>{roman(view.turn)}</b> {t.ofFifteen}
      </span>
      <Stages stage={stageShown(props)} words={t} />
      <span
        class="nr-strip-caught"
        data-help={t.help.bead}
        data-help-title={t.caughtOf(view.captures, view.needed)}
      >
        <svg width={20} height={20} viewBox="-10 -10 20 20" aria-hidden="true">
          <circle r={8} fill="#b3361e" stroke="#17132c" stroke-width={2} />
        </svg>
        {t.countOf(view.captures, view.needed)}
      </span>
    </div>
  );
}
