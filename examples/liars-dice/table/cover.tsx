/** Liar's Dice on its card: a lifted cup, and the dice it hid. */

import { At } from '@conclave/kit';
import type { Face } from '../rules/state.ts';
import { CupShape, DieShape, Felt } from './cup.tsx';

const DICE: readonly (readonly [Face, number, number, number])[] = [
  [5, 176, 146, -8],
  [5, 226, 122, 12],
  [1, 268, 158, -18],
  [3, 220, 170, 6],
];

export function LiarsDiceCover() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Felt width={320} height={200} />
      <ellipse cx={104} cy={150} rx={72} ry={16} fill="rgb(0 0 0 / 0.3)" />
      <At x={104} y={140} scale={1.35} turn={-24}>
        <CupShape seat={0} />
      </At>
      {DICE.map(([face, x, y, turn]) => (
        <At key={x} x={x} y={y} turn={turn} scale={0.9}>
          <DieShape face={face} />
        </At>
      ))}
    </svg>
  );
}
