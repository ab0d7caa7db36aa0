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
    const root = document.documentElement;
    type Point = readonly [x: number, y: number];
    /** Where each is met while nothing but lit things can be. */
    const shapesOf = (things: readonly HTMLElement[]): Map<HTMLElement, Point[]> => {
      const sheet = document.createElement('style');
      sheet.textContent = 'body *:not([data-lit], [data-lit] *) { pointer-events: none !important }';
      const before = things.map((thing) => [
        thing.style.pointerEvents,
        getComputedStyle(thing).pointerEvents,
      ]);
      document.head.append(sheet);
      for (const [i, thing] of things.entries()) thing.style.pointerEvents = before[i][1];
      const shapes = things.map((thing): [HTMLElement, Point[]] => {
        const box = (thing.querySelector('.spot-shape') ?? thing).getBoundingClientRect();
        const points = Array.from(
          { length: grid * grid },
          (_none, i): Point => [
            box.left + (((i % grid) + 0.5) / grid) * box.width,
            box.top + ((Math.floor(i / grid) + 0.5) / grid) * box.height,
          ],
        );
        const isOn = ([x, y]: Point) =>
          document.elementsFromPoint(x, y).some((met) => met.closest('[data-lit]') === thing);
        return [thing, points.filter(isOn)];
      });
      sheet.remove();
      for (const [i, thing] of things.entries()) thing.style.pointerEvents = before[i][0];
      return new Map(shapes);
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
    const look = (thing: HTMLElement, points: readonly Point[]) => {
      const over = new Set<string>();
      let answered = 0;
      let others = 0;
      for (const [clientX, clientY] of points) {
        const top = document.elementFromPoint(clientX, clientY);
        if (top?.closest('[data-lit]') === thing && !top.closest('.piece')) {
          answered++;
          continue;
        }
        const at = { bubbles: true, clientX, clientY, pointerType: 'mouse' };
        top?.dispatchEvent(new PointerEvent('pointermove', at));
        const through = top?.closest('.sheet-frame')?.querySelector('[data-meant]');
        const meant = through ?? top?.closest('[data-lit]');
        if (meant === thing) answered++;
        else if (meant) others++;
        // A near board is pushed along under its buttons.
        else if (top?.closest('.sheet-frame.near') && !top.closest('.sheet')) others++;
        else over.add(top?.closest('[data-place], [class]')?.outerHTML.slice(0, 80) ?? 'nothing');
      }
      return { tried: points.length, others, answered, over: [...over] };
    };
    const top = scrollY;
    const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')].filter(
      (thing) => thing.checkVisibility() && isInSight(thing),
    );
    const shapes = shapesOf(lit);
    const found = lit.map((thing) => {
      let seen = look(thing, shapes.get(thing) ?? []);
      // What lies under the bar or the foot of a page that scrolls is scrolled to.
      if (seen.over.length > 0 && root.scrollHeight > innerHeight) {
        thing.scrollIntoView({ block: 'center', behavior: 'instant' });
        seen = look(thing, shapesOf(lit).get(thing) ?? []);
        scrollTo({ top, behavior: 'instant' });
      }
      const name = `${thing.dataset.place ?? ''} ${thing.getAttribute('aria-label') ?? thing.innerText}`;
      return { name: name.trim(), ...seen };
    });
    // No help card stays open.
    document.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse' }));
    return found;
  }, GRID);
}

/** Lit things in sight of which less than nine tenths answer, or that others all but hide. */
export async function deafThings(page: Page): Promise<string[]> {
  return (await litShapes(page)).flatMap(({ name, tried, others, answered, over }) => {
    const shown = tried - others;
    const isDeaf = tried === 0 || (shown * 4 < tried && over.length > 0) || answered < shown * 0.9;
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
