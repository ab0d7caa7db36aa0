/** On a phone, in place of the winches: the best squares to run to, as large as a finger. */

import { Target } from '@conclave/kit';
import { HOME, type Square } from '../rules/board.ts';
import { consequence, opensDuel } from './castle/help.ts';
import { cardTitle, placeName } from './names.ts';
import { Plate } from './pieces/secret.tsx';
import { Bust } from './pieces/seeker.tsx';
import type { Setting } from './setting.ts';

export function WaysToGo({ setting }: { setting: Setting }) {
  const { props, targets, own, colours, nameOf } = setting;
  const { view, language } = props;
  if (view.stage !== 'move') return null;
  const mayRun = (square: Square | null): square is Square =>
    square !== null && targets.movesAt(`square-${square}`).length > 0;
  const wanted = view.wanted === null ? null : HOME[view.wanted];
  const seats = view.players.flatMap(({ pawn }, seat) =>
    seat !== own && pawn !== wanted && mayRun(pawn) ? [{ seat, pawn }] : [],
  );
  const way = (square: Square) => {
    const place = placeName(language, square, view.turned);
    return {
      ...targets.at(`square-${square}`, place),
      // The square itself is the place; this is another handle of it.
      place: `way-${square}`,
      sure: opensDuel(setting, square) ? ('always' as const) : undefined,
      help: consequence(setting, square),
      helpTitle: place,
      class: 'sl-way',
    };
  };
  return (
    <div class="sl-ways">
      {view.wanted !== null && mayRun(wanted) && (
        <Target {...way(wanted)}>
          <Plate card={view.wanted} size={34} />
          <b>{cardTitle(language, view.wanted)}</b>
        </Target>
      )}
      {seats.map(({ seat, pawn }) => {
        const colour = colours[seat];
        return (
          <Target key={seat} {...way(pawn)}>
            {colour && <Bust colour={colour} size={34} />}
            <b>{nameOf(seat)}</b>
          </Target>
        );
      })}
    </div>
  );
}
