import type { MatrixElement } from '../../right.model.ts'
import type { MatrixTree } from './matrix-tree.ts'

export type ShownRow = { element: MatrixElement; depth: number; hasChildren: boolean; isOpen: boolean }

export type RowFilter = {
  words: string
  applicationId: number | null
  /** Unfolded by hand; while one seeks, everything that leads to a find is. */
  open: ReadonlySet<number>
  /** Keeps only the rows that answer yes, with what leads to them. */
  isKept?: ((element: MatrixElement) => boolean) | undefined
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The rows in their order: folded as the person left them, or cut down to what he seeks. */
export function shownRows(tree: MatrixTree, { words, applicationId, open, isKept }: RowFilter): ShownRow[] {
  const sought = plain(words).split(/\s+/).filter(Boolean)
  const isSeeking = sought.length > 0 || isKept !== undefined
  const isFound = (element: MatrixElement) => {
    const name = plain(element.name)
    return sought.every(word => name.includes(word)) && (isKept?.(element) ?? true)
  }

  const below = (parentId: number | null, depth: number, isFoundAbove: boolean): ShownRow[] =>
    (tree.childrenOf.get(parentId) ?? []).flatMap(element => {
      if (applicationId !== null && element.applicationId !== applicationId) return []
      const hasChildren = tree.childrenOf.has(element.id)
      const isShown = !isSeeking || isFoundAbove || isFound(element)
      const isUnfolded = open.has(element.id)
      const entered = isUnfolded || (isSeeking && !isFoundAbove)
      const inside = hasChildren && entered ? below(element.id, depth + 1, isShown && isUnfolded) : []
      if (!isShown && inside.length === 0) return []
      return [{ element, depth, hasChildren, isOpen: inside.length > 0 }, ...inside]
    })
  return below(null, 0, false)
}
