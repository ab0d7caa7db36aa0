/** `npm run bench -- --wire`: what a move costs on the wire, whole situations beside what changed, for every game. */

import { deflateRawSync } from 'node:zlib';
import { type AnyGame, ChaCha8, Match, stretchSeed, watcherAt } from '@conclave/engine';
import { gameEntries } from '@conclave/games/entries';
import { patched, patchOf } from '@conclave/wire';

const MOVES = 1000;

/** Ways to send a situation to whoever knows the last one. */
const WAYS = {
  whole: (_before: unknown, after: unknown) => JSON.stringify(after).length,
  patch: (before: unknown, after: unknown) => JSON.stringify(patchOf(before, after) ?? {}).length,
  deflate: (before: unknown, after: unknown) =>
    deflateRawSync(JSON.stringify(after), { dictionary: Buffer.from(JSON.stringify(before)), level: 1 })
      .length,
} as const;
type Way = keyof typeof WAYS;

interface Cost {
  bytes: number;
  milliseconds: number;
}

interface WireFigures {
  readonly game: string;
  readonly seats: number;
  /** Situations that changed, of all watchers. */
  situations: number;
  moves: number;
  readonly costs: Readonly<Record<Way, Cost>>;
}

/** Random matches at a full table; every watcher is connected. */
function measureGame(game: AnyGame, moves: number): WireFigures {
  const seats = game.seats.max;
  const cost = (): Cost => ({ bytes: 0, milliseconds: 0 });
  const costs = { whole: cost(), patch: cost(), deflate: cost() };
  const figures: WireFigures = { game: game.id, seats, situations: 0, moves: 0, costs };
  const rng = new ChaCha8(stretchSeed(`wire ${game.id}`));
  for (let number = 0; figures.moves < moves; number++) {
    const match = Match.open(game, seats, {}, stretchSeed(`wire ${game.id} ${number}`));
    const watchers = Array.from({ length: seats + 1 }, (_none, index) => watcherAt(index, seats));
    const shown = watchers.map((watcher) => match.situationParts(watcher));
    const decisions = watchers.map((watcher) => match.decision(watcher));
    while (!match.outcome && figures.moves < moves) {
      const asked = match.toAct();
      if (asked.length === 0) match.submit({ type: 'close', id: match.window()?.id ?? 0 });
      else {
        const seat = rng.pick(asked);
        const { moves: listed, decision } = match.perspective(seat);
        match.submit({ type: 'move', seat, move: rng.pick(listed), decision });
      }
      figures.moves++;
      for (const [index, watcher] of watchers.entries()) {
        if (match.decision(watcher) === decisions[index]) continue;
        const after = match.situationParts(watcher);
        weigh(figures, shown[index], after);
        shown[index] = after;
        decisions[index] = match.decision(watcher);
      }
    }
  }
  return figures;
}

function weigh(figures: WireFigures, before: unknown, after: unknown): void {
  figures.situations++;
  for (const way of Object.keys(WAYS) as Way[]) {
    const from = performance.now();
    figures.costs[way].bytes += WAYS[way](before, after);
    figures.costs[way].milliseconds += performance.now() - from;
  }
  const change = patchOf(before, after);
  if (change && JSON.stringify(patched(before, change)) !== JSON.stringify(after))
    throw new Error(`${figures.game}: a patch does not come to what it stands for`);
}

const COLUMNS = ['bytes a move: whole', 'patch', 'deflate', 'µs a situation: whole', 'patch', 'deflate'];

export function benchWire(args: readonly string[]): void {
  const moves = args.includes('--quick') ? MOVES / 10 : MOVES;
  console.log(`${''.padEnd(26)}${COLUMNS.map((title) => title.padStart(23)).join('')}`);
  const all = gameEntries.map(({ game }) => measureGame(game, moves));
  for (const { game, seats, situations, moves: made, costs } of all) {
    const ways = Object.values(costs);
    const cells = [
      ...ways.map(({ bytes }) => (bytes / made).toFixed(0)),
      ...ways.map(({ milliseconds }) => ((milliseconds / situations) * 1000).toFixed(0)),
    ];
    console.log(`${`${game}, ${seats} seats`.padEnd(26)}${cells.map((cell) => cell.padStart(23)).join('')}`);
  }
  if (args.includes('--json')) console.log(JSON.stringify({ node: process.version, games: all }));
}
