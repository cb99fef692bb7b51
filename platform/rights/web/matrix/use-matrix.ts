import { useMemo, useState } from 'react'
import type { MatrixElement, RightsOfScope } from '../../right.model.ts'
import { type Changes, countOf, noChanges } from './matrix-changes.ts'
import { columnsOf } from './matrix-column.ts'
import { matrixTreeOf } from './matrix-tree.ts'

/**
 * What is on screen and what was changed of it. While something is changed the columns stay those that it was changed
 * from: what others save meanwhile is told when one saves.
 */
export function useMatrix(elements: readonly MatrixElement[], scopes: readonly RightsOfScope[]) {
  const tree = useMemo(() => matrixTreeOf(elements), [elements])
  const [base, setBase] = useState(scopes)
  const [changes, setChanges] = useState<Changes>(noChanges)
  const [past, setPast] = useState<readonly Changes[]>([])
  const [announcement, setAnnouncement] = useState('')
  const count = countOf(changes)
  if (count === 0 && base !== scopes) setBase(scopes)
  const columns = useMemo(() => columnsOf(base), [base])

  return {
    tree,
    scopes: base,
    columns,
    changes,
    count,
    change: (next: Changes) => {
      setPast([...past, changes])
      setChanges(next)
    },
    canUndo: past.length > 0,
    undo: () => {
      setChanges(past.at(-1) ?? noChanges)
      setPast(past.slice(0, -1))
    },
    /** Goes on from what stands now on the server. */
    restart: (from: readonly RightsOfScope[], next: Changes) => {
      setBase(from)
      setChanges(next)
      setPast([])
    },
    /** Nothing is changed any more: the columns are those of the server again. */
    discard: () => {
      setChanges(noChanges)
      setPast([])
    },
    /** For those who do not see the grid. */
    announcement,
    announce: setAnnouncement,
  }
}

export type Matrix = ReturnType<typeof useMatrix>
