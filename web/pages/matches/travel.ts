/** Rows that change place travel there. */

import { isCalm } from '@conclave/kit';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { OwnTable } from '../../sources/own-tables.ts';

const TRAVEL = 220;

export function useTravel(tables: readonly OwnTable[]): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  const order = tables.map(({ id, due, isOver }) => `${id} ${due} ${isOver}`).join();
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const now = new Map(rows.map((row) => [row.dataset.row ?? '', row.offsetTop]));
    for (const row of rows) {
      const before = places.current.get(row.dataset.row ?? '');
      const by = before === undefined ? 0 : before - row.offsetTop;
      if (by !== 0 && !isCalm())
        row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
          duration: TRAVEL,
          easing: 'ease-out',
        });
    }
    places.current = now;
  }, [order]);
  return list;
}
