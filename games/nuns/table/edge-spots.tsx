/** Edges beside a guard on which False Noise can be laid: ghosts, lit. */

import { Spot } from '@conclave/kit';
import { FIRST_NOVICE, type Figure, noviceOf } from '../rules/state.ts';
import { onSheet } from './geometry.tsx';
import type { Hand } from './hand.ts';
import { besideGuard } from './layers/marks.tsx';
import { Skritch } from './pieces/markers.tsx';

export function EdgeSpots({ hand, feigning }: { hand: Hand; feigning: Figure | null }) {
  const { props } = hand;
  const { view, control, words, voice } = props;
  const moves = control.moves.filter((move) => move.kind === 'feign' && move.figure === feigning);
  return (
    <>
      {moves.map((move) => {
        if (move.kind !== 'feign') return null;
        const { at, towards } = besideGuard(view.guards[move.guard].at, move.to, 0, 1);
        const cell = move.figure < FIRST_NOVICE ? null : noviceOf(view, move.figure).cell;
        return (
          <Spot
            key={`${move.kind} ${move.figure} ${move.guard} ${move.to}`}
            class="nr-edge"
            place={`${move.kind} ${move.figure} ${move.guard} ${move.to}`}
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
