import type { MatrixElement } from '../../right.model.ts'
import { type RightTree, treeOf } from '../../right-tree.model.ts'

/** The elements in the order of the menu, with what stands above and below each of them. */
export type MatrixTree = RightTree<MatrixElement> & {
  elements: readonly MatrixElement[]
  /** Under null, those that have nothing above them. */
  childrenOf: ReadonlyMap<number | null, readonly MatrixElement[]>
}

export function matrixTreeOf(elements: readonly MatrixElement[]): MatrixTree {
  const tree = treeOf(elements)
  const above = ({ parentId }: MatrixElement) => (parentId !== null && tree.node(parentId) ? parentId : null)
  return { ...tree, elements, childrenOf: Map.groupBy(elements, above) }
}
