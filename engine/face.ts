/**
 * What a watcher has before them: view, moves, and whom the game waits for. Most faces are only compared with the one
 * before; they become text when somebody asks for it.
 */

import { sameJson } from './json.ts';

export interface Sight {
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly waiting: unknown;
}

export class Face {
  private readonly sight: Sight;
  private written: string | null = null;

  /** The sight may share parts with a state: states that were rested on never change. */
  constructor(sight: Sight) {
    this.sight = sight;
  }

  get text(): string {
    const { view, moves, waiting } = this.sight;
    this.written ??= JSON.stringify([view, moves, waiting]);
    return this.written;
  }

  isLike(other: Face): boolean {
    return this === other || sameJson(this.sight, other.sight);
  }
}
