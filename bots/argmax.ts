/** The item worth most; the first of several. */
export function argmax<Item>(items: readonly Item[], worth: (item: Item) => number): Item {
  let most = items[0];
  let value = worth(most);
  for (const item of items) {
    const other = worth(item);
    if (other <= value) continue;
    most = item;
    value = other;
  }
  return most;
}
