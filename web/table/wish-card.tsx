/**
 * What the table is asked: in sight wherever one is, with two plain buttons. Whoever would rather not says so to this
 * page alone, so nobody can learn it.
 */

import { Candle } from '@conclave/kit';
import type { WishInfo } from '@conclave/wire';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../say.ts';
import { complain } from '../shell/error-toast.ts';
import { duration } from './clock.tsx';
import type { TableController } from './control/controller.ts';

export function WishCard({ control }: { control: TableController }) {
  const info = control.source.info.value;
  const wish = info?.remote?.wish ?? null;
  const ends = control.source.company?.wishEnds.value ?? null;
  const left = useLeft(wish ? ends : null);
  /** The wish that was declined here, and whether it is folded to a line. */
  const [declined, setDeclined] = useState<string | null>(null);
  const [folded, setFolded] = useState(false);
  const name = wish && nameOf(wish);
  useEffect(() => setFolded(false), [name]);
  if (!wish || !info || info.you === 'gallery' || left === null || left <= 0 || name === declined)
    return null;
  const words = say.value.table.wish;
  const mine = wish.seat === info.you;
  const title = mine
    ? { end: words.yoursEnd, back: words.yoursBack, pause: words.yoursPause }[wish.kind]
    : words[wish.kind](control.wording.nameOf(wish.seat));
  if (folded)
    return (
      <button type="button" class="wish-fold" aria-label={words.show} onClick={() => setFolded(false)}>
        <span>{title}</span>
      </button>
    );
  const others = wish.agreed.filter((seat) => seat !== wish.seat).map((seat) => control.wording.nameOf(seat));
  const mayAnswer = wish.asked.includes(info.you) && !wish.agreed.includes(info.you);
  return (
    <section class="wish" aria-label={title} data-wish={wish.kind}>
      <header>
        <h3 class="small-caps">{title}</h3>
        <button
          type="button"
          class="button plain small"
          aria-label={say.value.table.talk.close}
          onClick={() => setFolded(true)}
        >
          –
        </button>
      </header>
      <p class={wish.kind === 'back' ? 'sentence' : undefined}>{lineOf(control, wish)}</p>
      <div class="row">
        {mayAnswer && (
          <>
            <button
              type="button"
              class="button"
              onClick={() => void control.source.company?.wish(bodyOf(wish)).catch(complain)}
            >
              {words.agree}
            </button>
            <button type="button" class="button" onClick={() => setDeclined(name)}>
              {words.no}
            </button>
          </>
        )}
        <Candle left={left / PATIENCE} height={34} />
        <span class="tabular" role="timer">
          {duration(left)}
        </span>
      </div>
      <p class="note">{others.length > 0 ? words.agreed(others) : words.asked}</p>
    </section>
  );
}

/** What a candle of a minute burns for; a day’s is as good as whole all the time. */
const PATIENCE = 60_000;

function bodyOf({ kind, told }: WishInfo) {
  return kind === 'back' ? { kind, from: told?.from ?? 0 } : { kind };
}

function lineOf(control: TableController, wish: WishInfo): string {
  const words = say.value.table.wish;
  switch (wish.kind) {
    case 'end':
      return words.endLine;
    case 'pause':
      return words.pauseLine;
    case 'back':
      return sentences(control, wish);
  }
}

const nameOf = ({ kind, seat, told }: WishInfo) => `${kind} ${seat} ${told?.from ?? ''}`;

/** As this player was told it. */
function sentences({ source, wording }: TableController, { told }: WishInfo): string {
  const events = source.perspective.value?.told.slice(told?.from, (told?.from ?? 0) + (told?.count ?? 0));
  return (events ?? [])
    .map((event) => wording.sentence(event))
    .filter(Boolean)
    .join(' ');
}

function useLeft(ends: number | null): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (ends === null) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [ends]);
  return ends === null ? null : ends - performance.now();
}
