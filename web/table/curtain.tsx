/** The curtain between two people who share a device, with the public news since the last turn. */

import { SeatMark, seatColour } from '@conclave/kit';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../say.ts';
import { chronicleLines } from './chronicle.ts';
import type { TableController } from './control/controller.ts';

/** Sentences at the most; the chronicle has them all. */
const MAX_LINES = 6;

/** Whose turn it is, and what lies open to all; nothing else is shown until the next player sits before the screen. */
export function Curtain({ control, to }: { control: TableController; to: number }) {
  const box = useRef<HTMLElement>(null);
  // Whoever listens hears whose turn it is, and afterwards stands at the head of the table.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    return () => focusTable();
  }, []);
  const words = say.value.table;
  const name = control.wording.nameOf(to);
  const mark = control.wording.markOf(to);
  return (
    <section
      ref={box}
      class="curtain frame"
      style={{ '--own': seatColour(mark) }}
      tabIndex={-1}
      aria-labelledby="curtain-title"
    >
      <SeatMark seat={mark} size={84} />
      <p class="title" id="curtain-title">
        {words.curtainTitle(name)}
      </p>
      <p class="aside">{words.curtainLine}</p>
      <button type="button" class="button go" data-lift onClick={() => control.source.lift()}>
        {words.iAm(name)}
      </button>
      <News control={control} />
    </section>
  );
}

function News({ control }: { control: TableController }) {
  const news = control.source.news?.value;
  if (!news) return null;
  const { told, seen } = news;
  const lines = chronicleLines(told, control.wording, { seen: told.length, from: seen, most: MAX_LINES });
  if (lines.length === 0) return null;
  const { sinceYours, soFar } = say.value.table;
  // Whoever has not held the device yet has had no turn.
  const heading = seen === 0 ? soFar : sinceYours;
  return (
    <section class="curtain-news" aria-label={heading}>
      <h2 class="small-caps">{heading}</h2>
      <ul>
        {lines.map(({ number, text, gone }) => (
          <li key={number} class={gone ? 'gone' : undefined}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function focusTable(): void {
  const main = document.getElementById('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
