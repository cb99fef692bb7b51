export type SeededRandom = ReturnType<typeof seededRandom>

/** Draws that come out the same for the same seed (mulberry32): the demo company has the same people every time. */
export function seededRandom(seed: string) {
  let state = digest(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** Both bounds included. */
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    int,
    chance: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]) => items[int(0, items.length - 1)] as Item,
    shuffled: <Item>(items: readonly Item[]) =>
      items
        .map(item => ({ item, at: next() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ item }) => item),
    /** One of the words, each as often as its weight says. */
    weighted: <Word extends string>(weights: Readonly<Record<Word, number>>) => {
      const words = Object.entries(weights) as [Word, number][]
      let rest = next() * words.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [word, weight] of words) {
        rest -= weight
        if (rest < 0) return word
      }
      return words[0]?.[0] as Word
    },
  }
}

/** Ids in the order of their drawing (UUID version 7), the first at the given instant in milliseconds. */
export function seededIds(random: SeededRandom, since: number) {
  let instant = since
  return () => {
    const time = (instant++).toString(16).padStart(12, '0')
    const hex = (length: number) =>
      random
        .int(0, 16 ** length - 1)
        .toString(16)
        .padStart(length, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(6)}${hex(6)}`
  }
}

/** FNV-1a on 32 bits. */
const digest = (text: string) => {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
