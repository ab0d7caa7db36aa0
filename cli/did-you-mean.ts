/** Which of the known names somebody meant who typed another one. */

/** At least so long is a part of a name that stands for it. */
const SHORTEST_PART = 3;

/** `null`: none is near, or several are as near. */
export function closest(word: string, known: readonly string[]): string | null {
  const typed = word.toLowerCase();
  const same = known.find((name) => name.toLowerCase() === typed);
  if (same !== undefined) return same;
  const holding = typed.length >= SHORTEST_PART ? known.filter((name) => name.includes(typed)) : [];
  if (holding.length > 0) return holding.length === 1 ? holding[0] : null;
  const near = known
    .map((name) => ({ name, slips: slipsBetween(typed, name.toLowerCase()) }))
    .filter(({ slips }) => slips <= slipsAllowed(typed))
    .sort((a, b) => a.slips - b.slips);
  return near.length > 0 && near[0].slips !== near.at(1)?.slips ? near[0].name : null;
}

function slipsAllowed({ length }: string): number {
  if (length < SHORTEST_PART) return 0;
  return length < 8 ? 2 : 3;
}

/**
 * The number of mistakes that lead from one word to the other: letters left out, added, changed, or two of them
 * exchanged.
 */
function slipsBetween(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_none, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isCrossed = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row][column] = Math.min(
        rows[row - 1][column] + 1,
        rows[row][column - 1] + 1,
        rows[row - 1][column - 1] + (isSame ? 0 : 1),
        isCrossed ? rows[row - 2][column - 2] + 1 : Infinity,
      );
    }
  }
  return rows[from.length][to.length];
}
