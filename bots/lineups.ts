/** Seating plans for the games of an arena. */

/** By seat: the number of the bot that plays it. */
export type Lineup = readonly number[];

/**
 * One cycle: everybody plays every seat equally often. With fewer bots than seats they repeat round the table; with
 * more, every choice of them has its tables.
 */
export function lineups(bots: number, seats: number): Lineup[] {
  const tables =
    bots <= seats
      ? [Array.from({ length: seats }, (_none, seat) => seat % bots)]
      : choices(
          Array.from({ length: bots }, (_none, bot) => bot),
          seats,
        );
  return tables.flatMap(rotations);
}

/** All different turns of a table, so that no game is played twice. */
function rotations(table: Lineup): Lineup[] {
  const turned = table.map((_bot, by) => [...table.slice(by), ...table.slice(0, by)]);
  return turned.filter((lineup, index) => turned.findIndex((other) => isSame(other, lineup)) === index);
}

function isSame(a: Lineup, b: Lineup): boolean {
  return a.every((bot, seat) => bot === b[seat]);
}

function choices(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, index) =>
    choices(from.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  );
}
