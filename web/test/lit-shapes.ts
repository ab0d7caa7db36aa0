/** How much of every lit thing on a page answers a mouse, and which figures stand on lit places. */

import type { Page } from 'playwright-core';

interface LitShape {
  readonly name: string;
  /** Points of its shape that were tried. */
  readonly tried: number;
  /** Points at which another lit thing lies over it and answers for itself. */
  readonly others: number;
  /** Points at which a click means it, by itself or through a figure. */
  readonly answered: number;
  /** What lies over it where it does not answer. */
  readonly over: readonly string[];
}

/** Points tried along each side of a thing's box. */
const GRID = 8;

/** The shape of a thing is where it is met while nothing else can be. */
async function litShapes(page: Page): Promise<LitShape[]> {
  return page.evaluate((grid) => {
    const sheet = document.createElement('style');
    sheet.textContent =
      'html[data-one] body *:not([data-alone]):not([data-alone] *) { pointer-events: none !important }';
    document.head.append(sheet);
    const root = document.documentElement;
    const shapeOf = (thing: HTMLElement): [number, number][] => {
      const before = thing.style.pointerEvents;
      thing.style.pointerEvents = getComputedStyle(thing).pointerEvents;
      thing.dataset.alone = '';
      root.dataset.one = '';
      const box = (thing.querySelector('.spot-shape') ?? thing).getBoundingClientRect();
      const points: [number, number][] = [];
      for (let i = 0; i < grid * grid; i++) {
        const x = box.left + (((i % grid) + 0.5) / grid) * box.width;
        const y = box.top + ((Math.floor(i / grid) + 0.5) / grid) * box.height;
        if (document.elementFromPoint(x, y)?.closest('[data-lit]') === thing) points.push([x, y]);
      }
      delete thing.dataset.alone;
      delete root.dataset.one;
      thing.style.pointerEvents = before;
      return points;
    };
    /** The middle of it lies in the window, and in everything that clips it. */
    const isInSight = (thing: HTMLElement): boolean => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      let inside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      for (let round = thing.parentElement; round; round = round.parentElement) {
        if (getComputedStyle(round).overflow === 'visible' || round === document.body) continue;
        const box = round.getBoundingClientRect();
        inside &&= x > box.left && x < box.right && y > box.top && y < box.bottom;
      }
      return inside;
    };
    const found = [...document.querySelectorAll<HTMLElement>('[data-lit]')]
      .filter((thing) => thing.checkVisibility() && isInSight(thing))
      .map((thing) => {
        const points = shapeOf(thing);
        const over = new Set<string>();
        let answered = 0;
        let others = 0;
        for (const [clientX, clientY] of points) {
          const top = document.elementFromPoint(clientX, clientY);
          const at = { bubbles: true, clientX, clientY, pointerType: 'mouse' };
          top?.dispatchEvent(new PointerEvent('pointermove', at));
          const through = top?.closest('.sheet-frame')?.querySelector('[data-meant]');
          const meant = through ?? top?.closest('[data-lit]');
          if (meant === thing) answered++;
          else if (meant) others++;
          else over.add(top?.closest('[data-place], [class]')?.outerHTML.slice(0, 80) ?? 'nothing');
        }
        const name = `${thing.dataset.place ?? ''} ${thing.getAttribute('aria-label') ?? thing.innerText}`;
        return { name: name.trim(), tried: points.length, others, answered, over: [...over] };
      });
    sheet.remove();
    return found;
  }, GRID);
}

/** Lit things in sight of which less than nine tenths answer, or that others all but hide. */
export async function deafThings(page: Page): Promise<string[]> {
  return (await litShapes(page)).flatMap(({ name, tried, others, answered, over }) => {
    const shown = tried - others;
    const isDeaf = tried === 0 || shown * 4 < tried || answered < shown * 0.9;
    return isDeaf ? [`${name}: ${answered} of ${tried}, ${others} for others; under ${over.join(' ')}`] : [];
  });
}

export interface OnLit {
  readonly piece: string;
  readonly place: string;
  /** Somewhere on the figure. */
  readonly at: { readonly x: number; readonly y: number };
  readonly glows: boolean;
  /** What the figure says, where it is a thing to choose; else what a click on it would choose. */
  readonly says: string | null;
  readonly placeSays: string | null;
}

/** Every figure that stands on a lit place and is not lit itself, and can be met by a mouse in sight. */
export async function figuresOnLit(page: Page): Promise<OnLit[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.piece[data-stands]')].flatMap((figure) => {
      const place = document.querySelector<HTMLElement>(`[data-lit][data-place="${figure.dataset.stands}"]`);
      if (!place || figure.querySelector('[data-lit]')) return [];
      const { left, top, width, height } = (figure.firstElementChild ?? figure).getBoundingClientRect();
      for (let i = 0; i < 100; i++) {
        const [x, y] = [left + ((i % 10) / 10) * width, top + (Math.floor(i / 10) / 10) * height];
        const met = document.elementFromPoint(x, y);
        if (!met || !figure.contains(met)) continue;
        const at = { bubbles: true, clientX: x, clientY: y, pointerType: 'mouse' };
        met.dispatchEvent(new PointerEvent('pointermove', at));
        if (document.querySelector('[data-meant]') !== place) continue;
        return [
          {
            piece: figure.dataset.piece ?? '',
            place: place.dataset.place ?? '',
            at: { x, y },
            glows: getComputedStyle(figure.firstElementChild ?? figure).filter !== 'none',
            says: (met.closest('button') ?? place).getAttribute('aria-label'),
            placeSays: place.getAttribute('aria-label'),
          },
        ];
      }
      return [];
    }),
  );
}
