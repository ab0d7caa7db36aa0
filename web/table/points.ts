/** Points as they are written, with a true minus. */

export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** All parts of a score together. */
export function total(parts: Readonly<Record<string, number>>): string {
  return written(Object.values(parts).reduce((sum, part) => sum + part, 0));
}
