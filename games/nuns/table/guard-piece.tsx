/** A guard on the plan. A click lets her lead or stop; a drag leads her from point to point. */

import { Target } from '@conclave/kit';
import { sightCone } from '../mind/survey.ts';
import type { GuardIndex } from '../rules/state.ts';
import { Drawn } from './figure-box.tsx';
import { GuardFigure } from './pieces/figures.tsx';
import type { Setting } from './setting.ts';

interface GuardPieceProps {
  readonly setting: Setting;
  readonly guard: GuardIndex;
  readonly side: 1 | -1;
  onGrip(event: PointerEvent): void;
}

/** Clicked, she leads, or stops where she is. */
export function GuardPiece({ setting, guard, side, onGrip }: GuardPieceProps) {
  const { props, t } = setting;
  const { view, control, words, voice } = props;
  const { at, facing } = view.guards[guard];
  const lead = { kind: 'lead', guard } as const;
  const stop = { kind: 'stop', fast: false } as const;
  const active = view.active === guard && view.phase === 'guardMove';
  const move = control.may(lead) ? lead : active && control.may(stop) ? stop : null;
  const mine = active && control.moves.some(({ kind }) => kind === 'go');
  const seen = sightCone(at, facing).filter((point) => point !== at);
  const cone =
    facing === null
      ? t.noCone(t.guards[guard], at)
      : t.coneOf(t.guards[guard], at, seen.length, seen.join(', '));
  return (
    <div
      class={active ? 'nr-figure active' : 'nr-figure'}
      data-grip={mine ? '' : undefined}
      onPointerDown={mine ? onGrip : undefined}
    >
      <Target
        class="nr-figure-target"
        place={`guard ${guard}`}
        lit={move !== null}
        advised={move !== null && control.advises(move)}
        label={move ? words.label(move, view, voice) : cone}
        help={`${cone} ${t.help.guards[guard]}`}
        helpTitle={t.guards[guard]}
        onChoose={() => move && control.play(move)}
      >
        <Drawn>
          {active && <circle r={40} class="nr-active-ring" />}
          <GuardFigure guard={guard} side={side} />
        </Drawn>
      </Target>
    </div>
  );
}
