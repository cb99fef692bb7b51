export type StretchOfPlaces = { from: number; to: number }

/** Places of a list that hold and follow each other: the first of each stretch, and the one after its last. */
export function stretchesWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): StretchOfPlaces[] {
  const stretches: StretchOfPlaces[] = []
  for (const [place, item] of items.entries()) {
    const last = stretches.at(-1)
    if (!holds(item)) continue
    if (last?.to === place) last.to = place + 1
    else stretches.push({ from: place, to: place + 1 })
  }
  return stretches
}
