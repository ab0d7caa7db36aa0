/** What was said while the talk was out of sight: at most two lines at the edge, never over something that is lit. */

import { Reaction, SeatMark, titled } from '@conclave/kit';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../say.ts';
import type { TableController } from './control/controller.ts';
import { MAX_TOASTS } from './control/talk.ts';
import { reactionName, TalkLine } from './talk.tsx';

export function TalkToasts({ control }: { control: TableController }) {
  const { talk } = control;
  const box = useRef<HTMLDivElement>(null);
  const [inTheWay, setInTheWay] = useState(false);
  const lines = talk.toasts.value;
  useLayoutEffect(() => setInTheWay(liesOnLit(box.current)), [lines]);
  const shown = lines.slice(0, MAX_TOASTS);
  const more = lines.length - shown.length;
  const words = say.value.table.talk;
  return (
    <div ref={box} class="talk-toasts" role="status" data-hidden={inTheWay ? true : undefined}>
      {shown.map((line) => (
        <div key={line.n} class="toast">
          <p class="talk-line">
            <TalkLine control={control} line={line} />
          </p>
          <button
            type="button"
            class="button plain small"
            aria-label={words.close}
            onClick={() => talk.dismiss(line)}
          >
            ✕
          </button>
        </div>
      ))}
      {more > 0 && <p class="toast">{words.more(more)}</p>}
    </div>
  );
}

/** The newest reactions of the others, in the bar. */
export function Flying({ control }: { control: TableController }) {
  const you = control.source.info.value?.you;
  const flying = [...control.talk.flying.value].filter(([seat]) => seat !== you);
  return (
    <span class="flying" role="status">
      {flying.slice(-MAX_TOASTS).map(([seat, { n, reaction }]) =>
        reaction ? (
          <span key={n} class="flies">
            <SeatMark seat={control.wording.markOf(seat)} size={18} />
            <Reaction of={reaction} own={control.table?.reaction?.Face} size={40} />
            <span class="sr">
              {titled(control.wording.nameOf(seat), reactionName(control.table, reaction))}
            </span>
          </span>
        ) : null,
      )}
    </span>
  );
}

function liesOnLit(box: HTMLElement | null): boolean {
  const own = box?.getBoundingClientRect();
  if (!own || own.height === 0) return false;
  return [...document.querySelectorAll('[data-lit]')].some((lit) => {
    const { left, right, top, bottom } = lit.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
}
