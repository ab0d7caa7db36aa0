/** The house before a match: a window a chair. */

import { type ArcadeProps, ArcadeRow, Figure } from '@conclave/kit';
import { INK } from './card.tsx';

export function FirstTrickArcade({ chairs, columns }: ArcadeProps) {
  return (
    <ArcadeRow
      chairs={chairs}
      columns={columns}
      house={{
        id: 'first-trick',
        ink: INK,
        stone: '#2b3766',
        edge: '#8ea0dc',
        light: ['#f8e0a0', '#5a6cae'],
        dark: '#141a34',
        pale: '#b9c6f0',
        wall: <rect width={812} height={322} fill="#46588f" />,
        figure: ({ seat }) => (
          <svg x={-50} y={-125} width={100} height={125} aria-hidden="true">
            <Figure seat={seat} size={100} />
          </svg>
        ),
      }}
    />
  );
}
