import { describe, expect, test } from 'vitest';
import { type Box, tailOf, tailPath } from '../lesson-tail.ts';

const CARD: Box = { left: 300, top: 300, width: 200, height: 100 };
const around = (x: number, y: number, size = 40): Box => ({
  left: x - size / 2,
  top: y - size / 2,
  width: size,
  height: size,
});

describe('the tail of a lesson’s card', () => {
  test.each([
    { side: 'below', target: around(400, 460), foot: { x: 400, y: 400 } },
    { side: 'above', target: around(400, 240), foot: { x: 400, y: 300 } },
    { side: 'to the left', target: around(240, 350), foot: { x: 300, y: 350 } },
    { side: 'to the right', target: around(560, 350), foot: { x: 500, y: 350 } },
  ])('stands on the edge that faces what lies $side, and ends before it', ({ target, foot }) => {
    const tail = tailOf(CARD, target)!;
    expect({ x: (tail.from.x + tail.to.x) / 2, y: (tail.from.y + tail.to.y) / 2 }).toEqual(foot);
    const inTarget =
      tail.tip.x > target.left &&
      tail.tip.x < target.left + target.width &&
      tail.tip.y > target.top &&
      tail.tip.y < target.top + target.height;
    expect(inTarget).toBe(false);
    const towards = Math.hypot(
      tail.tip.x - (target.left + target.width / 2),
      tail.tip.y - (target.top + target.height / 2),
    );
    expect(towards).toBeLessThan(Math.hypot(foot.x - target.left - 20, foot.y - target.top - 20));
  });

  test('stays short, however far away that is', () => {
    const { from, to, tip } = tailOf(CARD, around(400, 2000))!;
    expect(tip.y - (from.y + to.y) / 2).toBeLessThanOrEqual(30);
  });

  test('keeps its foot off the corners', () => {
    const { from, to } = tailOf(CARD, around(100, 480))!;
    expect(Math.min(from.x, to.x)).toBeGreaterThanOrEqual(CARD.left);
    expect(Math.max(from.y, to.y)).toBeLessThanOrEqual(CARD.top + CARD.height);
  });

  test('is not there where there is nothing to point at', () => {
    expect(tailOf(CARD, null)).toBeNull();
    expect(tailOf(CARD, { left: 0, top: 0, width: 0, height: 0 })).toBeNull();
  });

  test('is not there where the card lies on the middle of what it speaks of, or right beside it', () => {
    expect(tailOf(CARD, around(400, 350, 600))).toBeNull();
    expect(tailOf(CARD, { left: 300, top: 400, width: 200, height: 50 })).toBeNull();
  });

  test('points at the middle of a large thing of which the card covers a part', () => {
    const { tip } = tailOf(CARD, { left: 0, top: 320, width: 1000, height: 800 })!;
    expect(tip.y).toBeGreaterThan(CARD.top + CARD.height);
  });

  test('is drawn in the card’s own pixels', () => {
    expect(tailPath(tailOf(CARD, around(400, 460))!, CARD)).toMatch(/^M89\.0 100\.0Q.*111\.0 100\.0$/);
  });
});
