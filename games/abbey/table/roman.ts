/** Roman numerals as engraved strokes. */

const STROKES: Readonly<Record<string, { readonly width: number; draw(x: number): string }>> = {
  I: { width: 5, draw: (x) => `M${x + 2.5} -7V7M${x + 0.5} -7H${x + 4.5}M${x + 0.5} 7H${x + 4.5}` },
  V: {
    width: 10,
    draw: (x) => `M${x} -7H${x + 4}M${x + 7} -7H${x + 10}M${x + 1.5} -7L${x + 5} 7L${x + 8.5} -7`,
  },
};

/** A numeral of I and V, 14 high about 0,0. */
export function romanPath(numeral: string): string {
  const strokes = [...numeral].map((letter) => STROKES[letter]);
  let x = -strokes.reduce((sum, { width }) => sum + width, 0) / 2;
  return strokes
    .map(({ width, draw }) => {
      const path = draw(x);
      x += width;
      return path;
    })
    .join('');
}
