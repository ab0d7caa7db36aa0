/**
 * A queue that is fair to people: owners take turns, and so do the matches of one owner. Background work waits until
 * nothing else does.
 */

export interface QueuePlace {
  /** Whose work it is: usually whoever opened the match. */
  readonly owner: string;
  readonly match: string;
  /** Nobody waits for it. */
  readonly background: boolean;
}

export class FairQueue<Item> {
  private readonly foreground = new Lanes<Item>();
  private readonly background = new Lanes<Item>();

  push(item: Item, { owner, match, background }: QueuePlace): void {
    (background ? this.background : this.foreground).push(item, owner, match);
  }

  /** How many wait: in the foreground, or all. */
  size(withBackground: boolean): number {
    return this.foreground.size + (withBackground ? this.background.size : 0);
  }

  /** The next one; of the background only where that is wanted. */
  shift(withBackground: boolean): Item | undefined {
    return this.foreground.shift() ?? (withBackground ? this.background.shift() : undefined);
  }
}

/** By owner, then by match; whoever had a turn goes to the end. */
class Lanes<Item> {
  private readonly owners = new Map<string, Map<string, Item[]>>();
  size = 0;

  push(item: Item, owner: string, match: string): void {
    const matches = this.owners.get(owner) ?? new Map<string, Item[]>();
    const items = matches.get(match) ?? [];
    this.owners.set(owner, matches);
    matches.set(match, items);
    items.push(item);
    this.size++;
  }

  shift(): Item | undefined {
    for (const [owner, matches] of this.owners) {
      for (const [match, items] of matches) {
        const item = items.shift();
        toTheEnd(matches, match, items.length > 0);
        toTheEnd(this.owners, owner, matches.size > 0);
        this.size--;
        return item;
      }
    }
    return undefined;
  }
}

function toTheEnd<Value>(map: Map<string, Value>, key: string, stays: boolean): void {
  const value = map.get(key);
  map.delete(key);
  if (stays && value !== undefined) map.set(key, value);
}
