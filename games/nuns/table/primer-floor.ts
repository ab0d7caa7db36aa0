/** Floors as one path each. */

const PLANK = 18;

/** Lines between boards, and where two of them meet. */
export function planks(x: number, y: number, width: number, height: number): string {
  return Array.from({ length: Math.ceil(height / PLANK) }, (_none, row) => {
    const top = row * PLANK;
    const joint = (seed: number) => `M${x + (seed % width)} ${y + top}v${Math.min(PLANK, height - top)}`;
    return `M${x} ${y + top}H${x + width}${joint(top * 37)}${joint(top * 53 + 90)}`;
  }).join('');
}

/** Every other tile. */
export function tiles(width: number, height: number, side: number): string {
  return Array.from({ length: height / side }, (_none, row) =>
    Array.from({ length: width / side / 2 }, (_no, pair) => {
      const left = (2 * pair + (row % 2)) * side;
      return `M${left} ${row * side}h${side}v${side}h${-side}Z`;
    }).join(''),
  ).join('');
}
