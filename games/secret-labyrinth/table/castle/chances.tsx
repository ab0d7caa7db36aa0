/** While a rival's plate is pointed at: the notebook's chance, on every secret, that it is in their hand. */

import { Layer, type Point } from '@conclave/kit';
import { ALL_CARDS, type Card } from '../../rules/cards.ts';
import { COLOUR_TONES, MARK_SHAPES } from '../pieces/colours.ts';
import type { Setting } from '../setting.ts';

export function Chances({ setting, at }: { setting: Setting; at: (card: Card) => Point }) {
  const { pointedRival: rival, known, colours } = setting;
  const colour = rival === null ? null : colours[rival];
  if (rival === null || colour === null) return null;
  return (
    <Layer>
      {ALL_CARDS.map((card) => {
        const { text, sure } = known.of(card, rival);
        if (!sure && text === '') return null;
        const { x, y } = at(card);
        return (
          <g key={card} transform={`translate(${x.toFixed(1)} ${(y - 24).toFixed(1)})`}>
            <rect
              x="-15"
              y="-12"
              width="30"
              height="24"
              rx="6"
              fill="#fbf3de"
              stroke={COLOUR_TONES[colour][0]}
              stroke-width="3"
            />
            {sure ? (
              <path d={MARK_SHAPES[colour]} transform="scale(.75)" fill={COLOUR_TONES[colour][1]} />
            ) : (
              <text class="sl-chance" y="6">
                {text}
              </text>
            )}
          </g>
        );
      })}
    </Layer>
  );
}
