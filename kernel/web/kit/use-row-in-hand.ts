import { useState, useSyncExternalStore } from 'react'

let readings = 0
const watchers = new Set<() => void>()

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** A person asks for what stands now: the rows in hand follow what their lists are about to learn. */
export function followLists() {
  readings += 1
  for (const watcher of watchers) watcher()
}

type InHand<Row> = { row: Row | 'new'; takenAt: number }

/**
 * The row of a list that a form is about, or a new one. It stays as it was taken, so that what a colleague saves meanwhile
 * is not overwritten unseen, until the person asks for what stands now.
 */
export function useRowInHand<Row>(rows: readonly Row[] | undefined, keyOf: (row: Row) => unknown) {
  const [inHand, setInHand] = useState<InHand<Row> | null>(null)
  const present = useSyncExternalStore(watch, () => readings)
  const take = (row: Row | 'new' | null) => setInHand(row && { row, takenAt: readings })
  return [inHand && rowOf(inHand), take] as const

  function rowOf({ row, takenAt }: InHand<Row>) {
    if (row === 'new' || takenAt === present) return row
    return rows?.find(other => keyOf(other) === keyOf(row)) ?? row
  }
}
