/** Edges beside a guard on which False Noise can be laid: ghosts, lit. */

import { Spot } from '@conclave/kit';
import { FIRST_NOVICE, type Figure, noviceOf } from '../rules/state.ts';
import { onSheet } from './geometry.tsx';
import { besideGuard } from './layers/marks.tsx';
import { Skritch } from './pieces/markers.tsx';
import { feintOf, isFeint } from './play/blessings.ts';
import type { Setting } from './setting.ts';

export function EdgeSpots({ setting, feigning }: { setting: Setting; feigning: Figure | null }) {
  const { props } = setting;
  const { view, control, words, voice } = props;
  const moves = control.moves.filter((move) => isFeint(move, feigning));
  return (
    <>
      {moves.map((move) => {
        const feint = feintOf(move);
        if (feint === null || feigning === null) return null;
        const { guard, to } = feint;
        const { at, towards } = besideGuard(view.guards[guard].at, to, 0, 1);
        const cell = feigning < FIRST_NOVICE ? null : noviceOf(view, feigning).cell;
        return (
          <Spot
            key={`${guard} ${to}`}
            class="nr-edge"
            place={`feign ${feigning} ${guard} ${to}`}
            at={onSheet(at)}
            size={56}
            lit
            advised={control.advises(move)}
            label={words.label(move, view, voice)}
            onChoose={() => control.play(move)}
          >
            <Skritch cell={cell} towards={towards} ghost />
          </Spot>
        );
      })}
    </>
  );
}
