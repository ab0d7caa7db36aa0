/** Planning: pace cards, the way as chips, what it would show, and handing it in. */

import { Target } from '@conclave/kit';
import { chanceAt, inSight } from '../../mind/pencil.ts';
import { BLANK } from '../../on-view/planning.ts';
import { CARDS, type Card, NOISE, rangeOf } from '../../rules/cards.ts';
import { noviceOf } from '../../rules/state.ts';
import { Ear, PaceIcon } from '../pieces/icons.tsx';
import { Eye } from '../pieces/markers.tsx';
import { isRolledFor, legOf, planOf } from '../play/draft.ts';
import { foreseen } from '../play/forecast.ts';
import type { Planning } from '../play/planning.ts';
import type { Setting } from '../setting.ts';

interface PlanPanelProps {
  readonly setting: Setting;
  readonly planning: Planning;
  /** A card is pointed at: the board shows where it would carry her. */
  onPoint(card: Card | null): void;
}

export function Paces({ setting, planning, onPoint }: PlanPanelProps) {
  const { t, props } = setting;
  const caught = noviceOf(props.view, planning.figure).status === 'caught';
  return (
    <div class="nr-choice">
      {caught && <Obey setting={setting} planning={planning} />}
      {caught && <p class="nr-or">{t.orDisobey}</p>}
      <div class={caught ? 'nr-paces small' : 'nr-paces'}>
        {CARDS.map((card) => (
          <PaceCard key={card} setting={setting} planning={planning} card={card} onPoint={onPoint} />
        ))}
      </div>
    </div>
  );
}

function PaceCard({ setting, planning, card, onPoint }: PlanPanelProps & { card: Card }) {
  const { t, props, lexicon, name } = setting;
  const { view, control } = props;
  const { figure, draft, cards, open, advice } = planning;
  const move = planOf(figure, { ...BLANK, card });
  const chosen = draft.card === card && !draft.obeys;
  const caught = noviceOf(view, figure).status === 'caught';
  const leg = draft.split === null ? 1 : 2;
  const { min, max } = rangeOf(card, chosen && draft.fast === leg, view.options.exactRun);
  const lit = open && cards.has(card) && !chosen;
  return (
    <Target
      class="nr-pace"
      place={`pace ${card}`}
      lit={lit}
      picked={chosen}
      advised={!chosen && advice?.card === card && !advice.obeys}
      label={lexicon.composing.pace(name(figure), card, caught, view.options.exactRun)}
      help={t.help.paces[card]}
      helpTitle={t.paces[card]}
      why={chosen || !move ? null : () => control.why(move)}
      onPoint={(on) => onPoint(on ? card : null)}
      onChoose={() => {
        if (lit) planning.take(card);
        else if (!chosen && move) control.explain(move);
      }}
    >
      <PaceIcon card={card} fill={chosen ? '#f4d58a' : undefined} />
      <b class="nr-sc">{t.paces[card]}</b>
      <span class="nr-range" data-number={min === max ? min : `${min}–${max}`} />
      <span class="nr-quiet" data-number={NOISE[card] === 0 ? '0' : `−${-NOISE[card]}`}>
        <Ear size={15} />
      </span>
    </Target>
  );
}

function Obey({ setting, planning }: { setting: Setting; planning: Planning }) {
  const { t } = setting;
  const { draft, advice } = planning;
  const lit = planning.mayObey && !draft.obeys;
  return (
    <Target
      class="nr-obey"
      place="obey"
      lit={lit}
      picked={draft.obeys}
      advised={!draft.obeys && advice?.obeys === true}
      label={`${t.obey} ${t.obeyLine}`}
      help={t.help.obey}
      helpTitle={t.obey}
      onChoose={() => (lit ? planning.obey() : undefined)}
    >
      <PaceIcon card="walk" size={40} />
      <span>
        <b class="nr-sc">{t.obey}</b> <small>{t.obeyLine}</small>
      </span>
    </Target>
  );
}

/** The way as chips, in turn 1 the move that is being drawn. */
export function WayStrip({ setting: { t }, planning }: { setting: Setting; planning: Planning }) {
  const { draft, own } = planning;
  const leg = legOf(draft);
  const start = draft.split === null ? own.at : (draft.way[draft.split - 1] ?? own.at);
  const stops = [start, ...leg];
  return (
    <ol class="nr-way-strip" aria-label={t.way}>
      {stops.map((point, i) => (
        <li key={`${i}. ${point}`} class={i === stops.length - 1 && i > 0 ? 'end' : undefined}>
          {point}
        </li>
      ))}
      {leg.length === 0 && <li class="blank">{draft.card === 'stand' ? t.paces.stand : t.nothingDrawn}</li>}
    </ol>
  );
}

const CLOSED_EYE = 'M-10 -3Q0 7 10 -3M-5 2l-2 4M0 3v4M5 2l2 4';

/** What the plan would show: where she is seen, how likely she is heard. */
export function Verdict({ setting: { t, props }, planning }: { setting: Setting; planning: Planning }) {
  const { view, assistance } = props;
  const { draft, own } = planning;
  if (draft.card === null) return null;
  const seen = inSight(view.guards);
  const shown = draft.way.filter((point) => seen[point] === 1);
  const end = draft.way.at(-1) ?? own.at;
  const percent = isRolledFor(view, draft) ? Math.round(chanceAt(view, end, draft.card) * 100) : null;
  return (
    <p class="nr-verdict">
      <span class={shown.length > 0 ? 'warn' : undefined}>
        <svg width={23} height={18} viewBox="-13 -10 26 20" aria-hidden="true">
          {shown.length > 0 ? <Eye /> : <path d={CLOSED_EYE} class="nr-closed-eye" />}
        </svg>
        {shown.length === 0 ? t.unseen : shown.length === 1 ? t.seenAt(shown[0]) : t.seenTimes(shown.length)}
      </span>
      {percent !== null && (
        <span class={percent > 0 ? 'warn' : undefined}>
          <Ear size={18} />
          {t.noise(percent)}
        </span>
      )}
      {assistance === 'follows' &&
        !draft.obeys &&
        foreseen(view, end, t).map((line) => (
          <span key={line} class="warn nr-forewarned">
            <svg width={23} height={18} viewBox="-13 -10 26 20" aria-hidden="true">
              <Eye />
            </svg>
            {line}
          </span>
        ))}
    </p>
  );
}
