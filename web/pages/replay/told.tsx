/** Beside the film: what was told to these eyes, the present line in gold, what comes later paler; and its moments. */

import { useEffect, useRef } from 'preact/hooks';
import type { ReplaySource } from '../../sources/replay.ts';
import type { TableController } from '../../table/control/controller.ts';
import type { SkySeal } from './night-sky.tsx';
import { skyOf } from './sky.ts';
import { replayWords } from './words.ts';

interface ToldProps {
  readonly source: ReplaySource;
  readonly control: TableController;
}

/** Lines before and after the present one that are drawn: a match has thousands. */
const AROUND = 120;

export function ToldPanel({ source, control }: ToldProps) {
  const words = replayWords();
  const list = useRef<HTMLOListElement>(null);
  const at = source.entry.value;
  const watcher = source.watcher.value;
  const { wording } = control;
  const tellings = source.tellings.value ?? [];
  const now = tellings.findLastIndex(({ entry }) => entry <= Math.max(1, at));
  const from = Math.max(0, now - AROUND);
  const lines = tellings.slice(from, now + AROUND).flatMap((telling, index) => {
    const text = wording.sentence(telling.event);
    return text === '' ? [] : [{ ...telling, text, number: from + index }];
  });
  const present = lines.findLast(({ number }) => number <= now)?.number;
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    const panel = row?.closest<HTMLElement>('.panel');
    if (row && panel) panel.scrollTop = row.offsetTop - panel.clientHeight / 2;
  }, [present]);
  return (
    <>
      <p class="note">
        {source.seesAll.value
          ? words.asAll
          : watcher === 'gallery'
            ? words.asGallery
            : words.asTold(wording.nameOf(watcher))}
      </p>
      <ol ref={list} class="film-told" aria-label={words.told}>
        {lines.map(({ number, entry, text, knownTo }) => (
          <li
            key={number}
            class={entry > at ? 'later' : undefined}
            aria-current={number === present ? 'step' : undefined}
          >
            <span class="number" aria-hidden="true">
              {entry}
            </span>
            <button type="button" onClick={() => source.go(entry)}>
              {knownTo.length > 0 ? (
                <span class="secret">
                  {source.seesAll.value && <b>{knownTo.map((seat) => wording.nameOf(seat)).join(', ')}: </b>}
                  {text}
                </span>
              ) : (
                text
              )}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

export function MomentsPanel({ source, control }: ToldProps) {
  const words = replayWords();
  const { seals } = skyOf(source, control);
  const at = source.entry.value;
  const now = seals.findLast((seal) => seal.at <= at);
  if (seals.length === 0) return <p class="note">{words.noMoments}</p>;
  return (
    <ol class="film-told film-moments" aria-label={words.moments}>
      {seals.map((seal) => (
        <li
          key={seal.at}
          class={seal.at > at ? 'later' : undefined}
          aria-current={seal === now ? 'step' : undefined}
        >
          <Seal seal={seal} />
          <button type="button" onClick={() => source.go(seal.at)}>
            {seal.sentence}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Seal({ seal }: { readonly seal: SkySeal }) {
  return (
    <svg width="30" height="30" viewBox="-17 -17 34 34" aria-hidden="true">
      <circle r="15.500" fill={seal.tone} stroke="#11102a" stroke-width="2" />
      <circle r="13" fill="none" stroke="#f6e7c3" opacity="0.7" />
      {seal.picture}
    </svg>
  );
}
