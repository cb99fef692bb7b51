/** Those that answer yes, then the others, each in their order. */
export function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter(item => !isFirst(item))]
}
