/** Who is to sit where at a new table on a server, by the flags that say the same at this keyboard. */

import type { SeatWish } from '@conclave/wire';
import { botsOf, type Parsed, seatsOfPeople, wholeNumber } from '../arguments.ts';
import { UsageError } from '../failure.ts';
import type { ErrorWords } from '../words/words.ts';

/** Chairs are for friends unless bots are named, or fewer friends. */
export function seatWishes(parsed: Parsed, seats: number, errors: ErrorWords): SeatWish[] {
  const you = parsed.text('you') ?? '0';
  const yours = seatsOfPeople(you, seats, errors);
  if (yours.size !== 1) throw new UsageError(errors.notTogether(`--you ${you}`, '--server'));
  const others = seats - 1;
  const friends = wholeNumber(parsed, 'friends', parsed.given('bots') ? 0 : others, 0, errors);
  if (friends > others) throw new UsageError(errors.tooMany('--friends', friends, others));
  const guests: SeatWish[] = [
    ...Array.from({ length: friends }, () => ({ kind: 'invited' }) as const),
    ...botsOf(parsed, others - friends, errors).map((level) => ({ kind: 'bot', level }) as const),
  ];
  return Array.from({ length: seats }, (_none, seat) =>
    yours.has(seat) ? { kind: 'me' } : (guests.shift() ?? { kind: 'invited' }),
  );
}
