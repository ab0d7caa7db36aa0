/** Finds faults of a table at its size: lit things out of reach, and text that is cut or covered. */

import type { Page } from 'playwright-core';
import { settled } from './table.ts';

/** The same page in a window of another size, drawn anew. */
export async function resized(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await settled(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What measures itself is drawn twice.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

export async function sizeFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels by which something may stick out unnoticed. */
    const SLACK = 3;
    /** Pixels of a line that nobody can read. */
    const FAR = 8;
    /** Pixels of a letter; a little less than names are fitted to, as widths are rounded. */
    const LEAST = 10.7;
    /** A name that would be too small to be read whole says itself whole when pointed at. */
    const SHORTENED = '.fitted[title] *';
    type Box = { left: number; right: number; top: number; bottom: number };
    const faults = new Set<string>();
    const root = document.documentElement;
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()} ${element.closest('[class]')?.getAttribute('class') ?? ''}`.slice(
        0,
        50,
      );
    /** Its ancestors below the page, the nearest first. */
    const roundOf = (element: Element): Element[] => {
      const round: Element[] = [];
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
        round.push(one);
      return round;
    };
    const scrolls = (element: Element, way: 'X' | 'Y'): boolean =>
      /auto|scroll/.test(styleOf(element)[`overflow${way}`]) &&
      (way === 'X' ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight);
    const clips = (element: Element, way: 'X' | 'Y'): boolean =>
      styleOf(element)[`overflow${way}`] !== 'visible';

    /** By what it is cut off for good, and by how much; what can be scrolled or pushed along cuts nothing. */
    const cutBy = (around: readonly Element[], shape: Box): string | null => {
      const { left, right, top, bottom } = shape;
      const box: Box = { left, right, top, bottom };
      const beyond = (edge: Box, x: boolean, y: boolean): number =>
        Math.max(
          x ? Math.max(edge.left - box.left, box.right - edge.right) : 0,
          y ? Math.max(edge.top - box.top, box.bottom - edge.bottom) : 0,
        );
      if (around.some((one) => one.matches('.sheet-frame.movable.near'))) return null;
      for (const one of around) {
        if (!clips(one, 'X') && !clips(one, 'Y')) continue;
        const edge = one.getBoundingClientRect();
        const [wide, high] = [scrolls(one, 'X') || one.matches(SHORTENED), scrolls(one, 'Y')];
        const by = beyond(edge, clips(one, 'X') && !wide, clips(one, 'Y') && !high);
        if (by > SLACK) return `${named(one)}, by ${Math.round(by)}`;
        if (wide) Object.assign(box, { left: edge.left, right: edge.right });
        if (high) Object.assign(box, { top: edge.top, bottom: edge.bottom });
      }
      const fixed = around.some((one) => styleOf(one).position === 'fixed');
      const [from, to] = fixed ? [0, innerHeight] : [-scrollY, root.scrollHeight - scrollY];
      const by = beyond({ left: 0, right: innerWidth, top: from, bottom: to }, true, true);
      return by > SLACK ? `the window, by ${Math.round(by)}` : null;
    };

    if (root.scrollWidth > root.clientWidth)
      faults.add(`the page is too wide by ${root.scrollWidth - root.clientWidth}`);
    for (const thing of document.querySelectorAll<HTMLElement>('[data-lit]')) {
      if (!thing.checkVisibility()) continue;
      const cut = cutBy(
        roundOf(thing),
        (thing.querySelector('.spot-shape') ?? thing).getBoundingClientRect(),
      );
      const name = (thing.getAttribute('aria-label') ?? thing.innerText).slice(0, 40);
      if (cut) faults.add(`lit “${name}” is cut by ${cut}`);
    }

    const alphaOf = (paint: string): number => {
      if (paint === 'none' || paint === '') return 0;
      const alpha = paint.match(/^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/);
      return alpha ? Number(alpha[1] ?? alpha[2]) : 1;
    };
    /** A gradient that fades out. */
    const isLight = (paint: string): boolean => {
      const id = paint.match(/url\("?#([^")]+)/)?.[1];
      const stops = id ? (document.getElementById(id)?.querySelectorAll('stop') ?? []) : [];
      return [...stops].some((stop) => Number(getComputedStyle(stop).stopOpacity) < 0.5);
    };
    /** Whatever of it is drawn at this point hides what lies below. */
    const hides = (element: Element, x: number, y: number): boolean => {
      const style = styleOf(element);
      const opacity = [element, ...roundOf(element)].reduce(
        (all, one) => all * Number(styleOf(one).opacity),
        1,
      );
      if (opacity < 0.5 || style.visibility === 'hidden') return false;
      if (element instanceof SVGGeometryElement) {
        const at = new DOMPoint(x, y).matrixTransform(element.getScreenCTM()?.inverse());
        const filled =
          !isLight(style.fill) && alphaOf(style.fill) * Number(style.fillOpacity) * opacity >= 0.5;
        const stroked = alphaOf(style.stroke) * Number(style.strokeOpacity) * opacity >= 0.5;
        return (filled && element.isPointInFill(at)) || (stroked && element.isPointInStroke(at));
      }
      if (element instanceof SVGElement) return element.matches('text, tspan, use, image');
      if (element.matches('img, canvas, input, select, textarea')) return true;
      return alphaOf(style.backgroundColor) * opacity >= 0.5 || style.backgroundImage !== 'none';
    };
    const outermost = (element: Element): Element | null =>
      [element, ...roundOf(element)].findLast((one) => one.tagName === 'svg') ?? null;
    const precedes = (one: Element, other: Element): boolean =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    /**
     * A scene stands over its board, and the last one over the whole table, as the page after a match does. What is
     * printed there lies under figures and ways. A near board is pushed along.
     */
    const isByDesign = (text: Element, cover: Element): boolean => {
      if (cover.closest('.end-page') && !text.closest('.end-page')) return true;
      const scene = cover.closest('[data-scene]');
      if (scene?.matches('[data-scene=end]') && text.closest('.board') && !scene.contains(text)) return true;
      const frame = text.closest('.sheet-frame');
      if (!frame) return false;
      if (scene && !text.closest('[data-scene]')) return true;
      if (!frame.contains(cover)) return false;
      return frame.matches('.near') || (!text.closest('button') && cover.closest('.sheet') !== null);
    };
    /** What hides the text at this point. */
    const coverOf = (text: Element, x: number, y: number): Element | null => {
      const svg = outermost(text);
      for (const met of document.elementsFromPoint(x, y)) {
        if (met === text || met.contains(text) || text.contains(met) || isByDesign(text, met)) return null;
        if (svg?.contains(met) && precedes(met, text)) continue;
        if (hides(met, x, y)) return met;
      }
      return null;
    };
    const isInSight = (element: Element, x: number, y: number): boolean =>
      x >= 0 &&
      y >= 0 &&
      x < innerWidth &&
      y < innerHeight &&
      roundOf(element).every((one) => {
        if (!clips(one, 'X') && !clips(one, 'Y')) return true;
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return x >= left && x <= right && y >= top && y <= bottom;
      });
    /** Where it can be scrolled to, out of the dark or from under a bar: not where only a script could scroll. */
    const bringIntoSight = (element: Element): void => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      for (const one of roundOf(element)) {
        if (!scrolls(one, 'X')) one.scrollLeft = 0;
        if (!scrolls(one, 'Y')) one.scrollTop = 0;
      }
    };
    const isShortened = (element: Element): boolean =>
      !element.matches(SHORTENED) &&
      styleOf(element).textOverflow === 'ellipsis' &&
      clips(element, 'X') &&
      element.scrollWidth > element.clientWidth;
    /** A name that is smaller on the screen than anybody reads. */
    const isTiny = (element: Element): boolean => {
      const name = element.closest<HTMLElement>('.fitted');
      if (!name || name.offsetWidth === 0) return false;
      const scale = name.getBoundingClientRect().width / name.offsetWidth;
      return Number.parseFloat(styleOf(element).fontSize) * scale < LEAST;
    };
    const isUnseen = (element: Element): boolean =>
      [element, ...roundOf(element)].some((one) => styleOf(one).clipPath === 'inset(50%)');

    const all = document.createElement('style');
    all.textContent = '* { pointer-events: auto !important }';
    document.head.append(all);
    const start = scrollY;
    const texts = document.createTreeWalker(
      document.querySelector('.table-shell') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim();
      // From its thirtieth line on a chronicle is as it was before.
      const passed = 'option, select, textarea, .chronicle > :nth-child(n + 30)';
      if (!element || words === '' || element.closest(passed) || isUnseen(element)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const what = `“${words.slice(0, 40)}” in ${named(element)}`;
      // What a drawing squeezes into its place is as wide as it is drawn.
      const rects = () =>
        element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()];
      const count = rects().length;
      if (!(element instanceof SVGElement) && range.getBoundingClientRect().width < 0.5)
        faults.add(`${what} has no room at all`);
      if (isTiny(element)) faults.add(`${what} is too small to be read`);
      if ([element, ...roundOf(element)].some(isShortened)) faults.add(`${what} is shortened`);
      for (let i = 0; i < count; i++) {
        // What was scrolled for the line before has moved this one.
        let line = rects()[i];
        if (!line || line.width < 2 || line.height < 2) continue;
        // On a board seen from afar nothing so small is read: it is drawn near for that.
        if (line.height < FAR && element.closest('.sheet-frame.movable')) continue;
        // Letters are not as high as their line.
        const air = line.height * 0.2;
        const { left, right, top, bottom } = line;
        const letters = { left, right, top: top + air, bottom: bottom - air };
        const cut = cutBy([element, ...roundOf(element)], letters);
        if (cut) faults.add(`${what} is cut by ${cut}`);
        if (cut) continue;
        const cover = (): Element | null =>
          coverOf(element, line.left + line.width / 2, line.top + line.height / 2);
        const seen = () => isInSight(element, line.left + line.width / 2, line.top + line.height / 2);
        if (seen() && !cover()) continue;
        bringIntoSight(element);
        line = rects()[i] ?? line;
        const still = seen() ? cover() : null;
        if (still) faults.add(`${what} lies under ${named(still)}`);
      }
    }
    scrollTo({ top: start, behavior: 'instant' });
    all.remove();
    return [...faults];
  });
}
