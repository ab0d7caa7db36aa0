import { describe, expect, test } from 'vitest';
import { towards } from '../board/directions.ts';
import { type WheelDoes, wheelDoes } from '../board/gestures.ts';
import { nearest } from '../board/nearest-thing.ts';
import { clearCorner, edgeOf, spread } from '../board/small-plan.tsx';
import { targetsOf } from '../board/targets.ts';

describe('targetsOf', () => {
  test('gives the moves of each place in their order', () => {
    const moves = [
      { kind: 'go', to: 3 },
      { kind: 'stop', to: 0 },
      { kind: 'look', to: 3 },
    ];
    const targets = targetsOf(moves, ({ kind, to }) => (kind === 'stop' ? null : `point-${to}`));
    expect([...targets]).toEqual([['point-3', [moves[0], moves[2]]]]);
  });

  test('lets one move belong to several places', () => {
    const targets = targetsOf(['claim'], () => ['wanted', 'square-5']);
    expect([...targets.keys()]).toEqual(['wanted', 'square-5']);
  });
});

describe('the nearest lit thing', () => {
  const spot = (x: number, y: number, size = 10) => ({
    name: `${x} ${y}`,
    box: { x: x - size / 2, y: y - size / 2, width: size, height: size },
  });

  test('wins within its 44 pixels', () => {
    const spots = [spot(100, 100), spot(142, 100)];
    expect(nearest({ x: 118, y: 100 }, spots, 22)?.name).toBe('100 100');
    expect(nearest({ x: 124, y: 100 }, spots, 22)?.name).toBe('142 100');
  });

  test('is nobody beyond that', () => {
    expect(nearest({ x: 130, y: 100 }, [spot(100, 100)], 22)).toBeNull();
  });

  test('may be a large one that is hit far from its middle', () => {
    expect(nearest({ x: 180, y: 100 }, [spot(100, 100, 200)], 22)?.name).toBe('100 100');
  });
});

describe('arrow keys', () => {
  const places = [
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: 0, y: 100 },
    { x: -40, y: 10 },
  ];
  const from = { x: 0, y: 0 };

  test('go to what lies most straight ahead', () => {
    expect(towards(from, places, 'ArrowRight')).toBe(0);
    expect(towards(from, places, 'ArrowDown')).toBe(2);
    expect(towards(from, places, 'ArrowLeft')).toBe(3);
  });

  test('go nowhere when nothing lies there', () => {
    expect(towards(from, places, 'ArrowUp')).toBeNull();
  });

  test('prefer the near one a little aside to the far one straight ahead', () => {
    expect(
      towards(
        from,
        [
          { x: 300, y: 0 },
          { x: 60, y: 20 },
        ],
        'ArrowRight',
      ),
    ).toBe(1);
  });

  test('reach every place of a grid, step by step', () => {
    const grid = Array.from({ length: 12 }, (_none, i) => ({ x: (i % 4) * 50, y: Math.floor(i / 4) * 50 }));
    let at = 0;
    for (const arrow of [
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowDown',
      'ArrowDown',
      'ArrowLeft',
    ] as const)
      at = towards(grid[at], grid, arrow) ?? -1;
    expect(at).toBe(10);
  });
});

describe('the wheel', () => {
  const wheel = { ctrlKey: false, metaKey: false, deltaX: 0, deltaY: 100 };
  test.each<[string, Partial<typeof wheel>, boolean, boolean, WheelDoes]>([
    ['Ctrl zooms, also over a page that scrolls', { ctrlKey: true }, false, true, 'zoom'],
    ['a page that scrolls keeps it while the board is whole', {}, false, true, 'page'],
    ['a near board is pushed along', {}, true, true, 'pan'],
    ['it zooms where the page has nothing to scroll', {}, false, false, 'zoom'],
    ['and zooms out again there', {}, true, false, 'zoom'],
    ['sideways it pushes a near board', { deltaX: 200 }, true, false, 'pan'],
  ])('%s', (_name, turn, near, scrolls, does) => {
    expect(wheelDoes({ ...wheel, ...turn }, near, scrolls)).toBe(does);
  });
});

describe('a mark at the edge', () => {
  const window = { x: 100, y: 100, width: 200, height: 100 };
  test.each([
    ['to the right', { x: 900, y: 150 }, { left: 1, top: 0.5, degrees: 0 }],
    ['above', { x: 200, y: 0 }, { left: 0.5, top: 0, degrees: -90 }],
    ['in the corner', { x: 500, y: 300 }, { left: 1, top: 1, degrees: 26.565 }],
  ])('stands %s of the window', (_name, place, edge) => {
    const found = edgeOf(place, window);
    expect(found.left).toBeCloseTo(edge.left);
    expect(found.top).toBeCloseTo(edge.top);
    expect(found.degrees).toBeCloseTo(edge.degrees, 2);
  });
});

describe('several marks at the edge', () => {
  const frame = { width: 390, height: 468 };
  const isApart = (spots: readonly { readonly x: number; readonly y: number }[]) =>
    spots.every((one, i) =>
      spots.every(
        (other, j) => i === j || Math.abs(one.x - other.x) >= 44 || Math.abs(one.y - other.y) >= 44,
      ),
    );
  test.each([
    [
      'in one direction',
      [
        { left: 1, top: 0.5 },
        { left: 1, top: 0.52 },
        { left: 1, top: 0.48 },
      ],
    ],
    [
      'in a corner, on both of its sides',
      [
        { left: 0, top: 0.01 },
        { left: 0.01, top: 0 },
        { left: 0, top: 0 },
      ],
    ],
    [
      'at the foot beside the small plan',
      [
        { left: 0.9, top: 1 },
        { left: 0.95, top: 1 },
        { left: 0.99, top: 1 },
      ],
    ],
  ])('%s stand beside each other, inside the frame', (_name, edges) => {
    const spots = spread(edges, frame, { 'bottom right': { width: 110, height: 120 } });
    expect(isApart(spots)).toBe(true);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(32);
      expect(y).toBeGreaterThanOrEqual(32);
      expect(x).toBeLessThanOrEqual(frame.width - 32);
      expect(y).toBeLessThanOrEqual(frame.height - 32);
      if (y > frame.height - 120) expect(x).toBeLessThanOrEqual(frame.width - 142);
    }
  });
});

describe('a small plan', () => {
  const window = { x: 0, y: 0, width: 640, height: 768 };
  test.each([
    ['right, where nothing lies below it', [{ x: 320, y: 300 }], 'bottom right'],
    ['left, where a figure stands on the right', [{ x: 600, y: 740 }], 'bottom left'],
    ['right, where one stands on the left', [{ x: 30, y: 740 }], 'bottom right'],
    [
      'left, where the later of two lies on the right',
      [
        { x: 30, y: 740 },
        { x: 600, y: 740 },
      ],
      'bottom left',
    ],
    [
      'right, where the later of two lies on the left',
      [
        { x: 600, y: 740 },
        { x: 30, y: 740 },
      ],
      'bottom right',
    ],
  ] as const)('stands %s', (_name, places, corner) => {
    expect(clearCorner(window, 0.61, places)).toBe(corner);
  });
});
