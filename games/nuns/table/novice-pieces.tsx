/** A novice on the plan: her public token, where she was last seen, and where she really is for her own player. */

import { Target, titled } from '@conclave/kit';
import { NOVICE_NAMES } from '../rules/cards.ts';
import { type Figure, noviceOf } from '../rules/state.ts';
import type { NoviceView } from '../rules/view.ts';
import { Drawn } from './figure-box.tsx';
import { NoviceFigure } from './pieces/figures.tsx';
import { Eye } from './pieces/markers.tsx';
import type { Planning } from './play/planning.ts';
import type { Setting } from './setting.ts';

interface TokenProps {
  readonly setting: Setting;
  readonly figure: Figure;
  /** It stands where its player knows her to be. */
  readonly you: boolean;
  onGrip(event: PointerEvent): void;
  onOpen(figure: Figure): void;
}

/** A novice's token: where she was seen, or asleep in her cell, as far as anybody knows. */
export function Token({ setting, figure, you, onGrip, onOpen }: TokenProps) {
  const { props, t } = setting;
  const novice = noviceOf(props.view, figure);
  const asleep = isAsleep(novice) && props.view.phase !== 'over';
  const name = NOVICE_NAMES[novice.cell];
  const label = asleep
    ? t.inCell(name)
    : t.tokenAt(name, t.pointTitle(novice.token, setting.area(novice.token)));
  return (
    <div class="nr-figure" data-grip={you ? '' : undefined} onPointerDown={you ? onGrip : undefined}>
      <Target
        class="nr-figure-target"
        place={`token ${figure}`}
        lit={false}
        label={you ? titled(t.you, label) : label}
        help={t.help.token}
        helpTitle={label}
        onChoose={() => you && onOpen(figure)}
      >
        <Drawn scale={asleep && !you ? 0.86 : 1}>
          <NoviceFigure
            cell={novice.cell}
            asleep={asleep && !you}
            caught={novice.status === 'caught'}
            secret={you && asleep}
          />
          {asleep && !you && (
            <g transform="translate(22 -44)">
              <circle r={11} class="nr-ask" />
              <text y={1} class="nr-ask-sign">
                ?
              </text>
            </g>
          )}
          {!asleep && novice.status === 'onTheRun' && (
            <g transform="translate(24 -52)">
              <Eye scale={1.05} />
            </g>
          )}
          {you && <YouTag words={t.you} />}
        </Drawn>
      </Target>
    </div>
  );
}

/** Seen by a guard who has looked elsewhere since. Her token is in her cell, but all know that she is still there. */
export function Ghost({ setting, novice, point }: { setting: Setting; novice: NoviceView; point: number }) {
  const { t, area } = setting;
  const label = t.ghostAt(NOVICE_NAMES[novice.cell], t.pointTitle(point, area(point)));
  return (
    <div class="nr-figure" role="img" aria-label={label} data-help={t.help.token} data-help-title={label}>
      <Drawn>
        <NoviceFigure cell={novice.cell} />
        <g transform="translate(24 -52)">
          <Eye scale={1.05} />
        </g>
      </Drawn>
    </div>
  );
}

/** As far as everybody knows she is in bed. */
function isAsleep({ token, cell, inSight, status }: NoviceView): boolean {
  return token === cell && !inSight && status !== 'caught';
}

function YouTag({ words }: { words: string }) {
  return (
    <g transform="translate(0 -80)">
      <rect x={-29} y={-15} width={58} height={28} rx={14} fill="#24508f" stroke="#0d1636" stroke-width={3} />
      <text y={0} class="nr-you">
        {words}
      </text>
    </g>
  );
}

interface OwnFigureProps {
  readonly setting: Setting;
  readonly figure: Figure;
  readonly planning: Planning | null;
  onGrip(event: PointerEvent): void;
  onOpen(figure: Figure): void;
}

/** Where she really is: only her player sees this. Clicked, she stays where she is, or the pencil changes over to her. */
export function OwnFigure({ setting, figure, planning, onGrip, onOpen }: OwnFigureProps) {
  const { props, t, area } = setting;
  const novice = noviceOf(props.view, figure);
  const { own, cell } = novice;
  if (!own) return null;
  const open = planning?.figure === figure;
  const stays = open && planning.open && planning.draft.card === null && planning.cards.has('stand');
  const rests = open && planning.mayRest && planning.draft.way.at(-1) === own.at;
  const changes = planning !== null && !open;
  const name = t.trulyAt(NOVICE_NAMES[cell], t.pointTitle(own.at, area(own.at)));
  const label = stays ? t.paces.stand : changes ? t.drawFor(NOVICE_NAMES[cell]) : name;
  return (
    <div class="nr-figure" data-grip={open ? '' : undefined} onPointerDown={open ? onGrip : undefined}>
      <Target
        class="nr-figure-target"
        place={`own ${figure}`}
        lit={stays || rests || changes}
        label={titled(t.you, label)}
        help={t.help.own}
        helpTitle={name}
        onChoose={() => {
          if (changes) onOpen(figure);
          else if (rests) planning?.rest();
          else if (stays) planning?.take('stand');
        }}
      >
        <Drawn>
          <circle r={74} fill="url(#nr-lapis)" />
          <g transform="scale(1.12)">
            <NoviceFigure cell={cell} secret caught={novice.status === 'caught'} />
          </g>
          <YouTag words={t.you} />
        </Drawn>
      </Target>
    </div>
  );
}
