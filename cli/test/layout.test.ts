import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOut } from '../terminal/layout.ts';
import { footerRows, type Page } from '../terminal/page.ts';
import { displayWidth } from '../terminal/width.ts';

const AT_FIRST = { typed: '', selected: null, scroll: 0 };

function pageOf(lines: number, choices: number): Page {
  return {
    title: 'Title',
    aside: 'aside',
    body: Array.from({ length: lines }, (_none, index) => ({ text: `line ${index} and more words to wrap` })),
    question: 'Question?',
    choices: Array.from({ length: choices }, (_none, index) => ({
      label: `choice ${index}`,
      gap: index === 2,
    })),
    footer: ['one key', 'another key', '? help'],
  };
}

test('a page fills the screen and never more, whatever its size', () => {
  const size = fc.record({
    columns: fc.integer({ min: 12, max: 160 }),
    rows: fc.integer({ min: 3, max: 70 }),
  });
  fc.assert(
    fc.property(fc.nat(60), fc.nat(40), size, fc.nat(50), (lines, choices, screen, scroll) => {
      const selected = choices > 0 ? scroll % choices : null;
      const { rows, cursor } = layOut(pageOf(lines, choices), { typed: 'x', selected, scroll }, screen);
      expect(rows.length).toBeLessThanOrEqual(screen.rows);
      for (const { text } of rows) expect(displayWidth(text)).toBeLessThan(screen.columns);
      expect(cursor.row).toBeLessThan(screen.rows);
      expect(cursor.column).toBeLessThan(screen.columns);
    }),
  );
});

test('from ten rows on the title stays at the top and the prompt is in sight', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(40), fc.integer({ min: 12, max: 60 }), (lines, choices, rows) => {
      const shown = layOut(pageOf(lines, choices), AT_FIRST, { columns: 80, rows }).rows.map(
        ({ text }) => text,
      );
      expect(shown[0]).toContain('Title');
      expect(shown.some((text) => text.trim() === '>')).toBe(true);
    }),
  );
});

test('the selected choice is in sight, however long the list', () => {
  for (let selected = 0; selected < 40; selected++) {
    const { rows } = layOut(pageOf(30, 40), { ...AT_FIRST, selected }, { columns: 80, rows: 24 });
    expect(rows.some(({ text }) => text.includes(`choice ${selected}`) && text.includes('›'))).toBe(true);
  }
});

test('what does not fit can be scrolled to, and is announced', () => {
  const page = pageOf(50, 3);
  const size = { columns: 80, rows: 24 };
  const top = layOut(page, AT_FIRST, size);
  expect(top.scrollable).toBeGreaterThan(0);
  expect(top.rows.some(({ text }) => text.includes(`↓ ${top.scrollable}`))).toBe(true);
  const end = layOut(page, { ...AT_FIRST, scroll: top.scrollable }, size);
  expect(end.rows.some(({ text }) => text.includes('line 49'))).toBe(true);
  expect(end.rows.some(({ text }) => text.includes(`↑ ${top.scrollable}`))).toBe(true);
});

test('keys give way to the room there is, the last one never', () => {
  const keys = ['number or arrows and Enter', 'h hint', 'r rules', '? help'];
  expect(footerRows(keys, 1, 80)[0].text).toContain('h\u00a0hint');
  const narrow = footerRows(keys, 1, 40);
  expect(narrow).toHaveLength(1);
  expect(narrow[0].text).toMatch(/number.*\? help|number.*\?\u00a0help/);
  expect(narrow[0].text).not.toContain('rules');
});
