/** The items in their order, so many at a time; the last slice has what is left. */
export function* slicesOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let slice: Item[] = []
  for (const item of items) {
    slice.push(item)
    if (slice.length < size) continue
    yield slice
    slice = []
  }
  if (slice.length > 0) yield slice
}
