/** The pictures of the primer: six panels, and what is in the box. */

import { Arrow, At, Lettering, type PrimerPictures } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { type Bid, type Face, MAX_DICE } from '../rules/state.ts';
import { CupShape, DieShape, Felt } from './cup.tsx';

const PALE = '#fdf6e0';
/** The cup of the panels: three of its dice are fives where ones are wild. */
export const HAND: readonly Face[] = [1, 3, 5, 5, 6];
export const BID: Pick<Bid, 'count' | 'face'> = { count: 3, face: 5 };
export const HIGHER: Pick<Bid, 'count' | 'face'> = { count: 4, face: 2 };

function Panel({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <Felt width={320} height={180} />
      {children}
    </>
  );
}

interface RowProps {
  readonly dice: readonly Face[];
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Only these are bright. */
  counts?(die: Face): boolean;
}

function Row({ dice, x, y, scale = 0.9, counts = () => true }: RowProps) {
  return (
    <>
      {dice.map((face, i) => (
        <g key={i} opacity={counts(face) ? 1 : 0.4}>
          <At x={x + (i - (dice.length - 1) / 2) * 52 * scale} y={y} scale={scale}>
            <DieShape face={face} />
          </At>
        </g>
      ))}
    </>
  );
}

function Saying({ x, y, bid }: { x: number; y: number; bid: Pick<Bid, 'count' | 'face'> }) {
  return (
    <At x={x} y={y}>
      <rect x={-62} y={-34} width={124} height={68} rx={16} fill={PALE} stroke="#2b1a0e" stroke-width={3} />
      <Lettering x={-22} y={13} size={36}>{`${bid.count} ×`}</Lettering>
      <At x={32} y={0} scale={0.9}>
        <DieShape face={bid.face} />
      </At>
    </At>
  );
}

export const primer: PrimerPictures = {
  panels: [
    () => (
      <Panel>
        <At x={84} y={112} turn={-22}>
          <CupShape seat={0} />
        </At>
        <Row dice={HAND} x={202} y={124} scale={0.78} />
      </Panel>
    ),
    () => (
      <Panel>
        {[0, 1, 2].map((seat) => (
          <At key={seat} x={70 + seat * 90} y={158} scale={0.8}>
            <CupShape seat={seat} />
          </At>
        ))}
        <Saying x={160} y={44} bid={BID} />
      </Panel>
    ),
    () => (
      <Panel>
        <Saying x={78} y={110} bid={BID} />
        <Arrow d="M144 96H172" head="M162 86L174 96L162 106" />
        <Saying x={242} y={74} bid={HIGHER} />
      </Panel>
    ),
    () => (
      <Panel>
        <At x={76} y={92} scale={1.5}>
          <DieShape face={1} />
        </At>
        <Lettering x={140} y={104} size={36} fill={PALE}>
          =
        </Lettering>
        <Row dice={[2, 3, 4, 5, 6]} x={234} y={92} scale={0.58} />
      </Panel>
    ),
    () => (
      <Panel>
        {[0, 1].map((seat) => (
          <At key={seat} x={82 + seat * 156} y={78} scale={0.8} turn={seat === 0 ? -18 : 18}>
            <CupShape seat={seat} />
          </At>
        ))}
        <Row dice={HAND} x={160} y={138} counts={(die) => die === BID.face || die === 1} />
      </Panel>
    ),
    () => (
      <Panel>
        <Row dice={HAND.slice(1)} x={130} y={92} />
        <g opacity={0.55}>
          <At x={270} y={92} turn={20} scale={0.9}>
            <DieShape face={1} />
          </At>
        </g>
        <path d="M246 68L294 116M294 68L246 116" stroke="#e0573c" stroke-width={8} stroke-linecap="round" />
      </Panel>
    ),
  ],
  box: [
    () => (
      <At x={120} y={92} scale={0.95}>
        <CupShape seat={1} />
      </At>
    ),
    () => <Row dice={[1, 2, 3, 4, 5].slice(0, MAX_DICE) as Face[]} x={120} y={52} scale={0.82} />,
  ],
};
