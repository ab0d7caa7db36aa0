/** First Trick on its card. */

import { At } from '@conclave/kit';
import { CardShape } from './card.tsx';

export function FirstTrickCover() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={320} height={200} fill="#46588f" />
      {[7, 11, 12].map((card, i) => (
        <At key={card} x={100 + i * 60} y={104} turn={(i - 1) * 12} scale={1.3}>
          <CardShape card={card} />
        </At>
      ))}
    </svg>
  );
}
