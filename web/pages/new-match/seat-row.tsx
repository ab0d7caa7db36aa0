/** One seat in the form of a new match: its name, and who plays it. */

import { houseWords, LEVELS, type Seat } from '@conclave/engine';
import { NAME_LENGTH } from '@conclave/wire/lengths';
import { say } from '../../say.ts';
import { language } from '../../settings.ts';
import { ChairMark } from '../../shell/chair-mark.tsx';
import { type DraftProps, isLevel, namesIn, type SeatKind } from './draft.ts';

interface SeatRowProps extends DraftProps {
  readonly game: string;
  readonly seat: Seat;
  readonly role: string | null;
}

export function SeatRow({ game, seat, role, draft, change }: SeatRowProps) {
  const words = say.value.newMatch;
  const kind = draft.kinds[seat];
  const online = draft.where === 'online';
  const kinds: readonly SeatKind[] = online
    ? seat === draft.chair
      ? ['person']
      : ['invited', 'open', ...LEVELS]
    : ['person', ...LEVELS];
  const replaced = <Item,>(list: readonly Item[], item: Item) =>
    list.map((old, i) => (i === seat ? item : old));
  const named = kind === 'person' || !online;
  const called = namesIn(draft, seat);
  return (
    <div class="seat-row">
      <ChairMark game={game} chair={seat} />
      {named ? (
        <input
          type="text"
          maxLength={NAME_LENGTH}
          aria-label={words.nameOf(seat + 1)}
          // Who writes nothing is called like this.
          placeholder={kind === 'person' ? words.nameOr(called) : called}
          value={draft.names[seat]}
          onInput={(event) => change({ names: replaced(draft.names, event.currentTarget.value) })}
        />
      ) : (
        <span class="aside">{words.later}</span>
      )}
      <select
        aria-label={words.kindOf(seat + 1)}
        value={kind}
        onChange={(event) => {
          const chosen = kinds.find((one) => one === event.currentTarget.value);
          if (chosen) change({ kinds: replaced(draft.kinds, chosen) });
        }}
      >
        {kinds.map((value) => (
          <option key={value} value={value}>
            {isLevel(value)
              ? say.value.table.bot(houseWords[language.value].levels[value])
              : words.kinds[value]}
          </option>
        ))}
      </select>
      {role && <small class="seat-role">{role}</small>}
    </div>
  );
}
