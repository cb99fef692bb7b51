import type { MatrixElement } from '../../right.model.ts'
import { type RightTree, treeOf } from '../../right-tree.model.ts'

/** The elements in the order of the menu, with what stands above and below each of them. */
export type MatrixTree = RightTree<MatrixElement> & {
  elements: readonly MatrixElement[]
  /** Under null, those that have nothing above them. */
  childrenOf: ReadonlyMap<number | null, readonly MatrixElement[]>
}

/** `RH > Gestion du personnel > Salariés`: names alone stand in several applications. */
export const wayTo = (tree: RightTree<MatrixElement>, { id, name }: MatrixElement) =>
  [name, ...tree.ancestors(id).map(above => tree.node(above)?.name)].reverse().join(' > ')

export function matrixTreeOf(elements: readonly MatrixElement[]): MatrixTree {
  const tree = treeOf(elements)
  const above = ({ parentId }: MatrixElement) => (parentId !== null && tree.node(parentId) ? parentId : null)
  return { ...tree, elements, childrenOf: Map.groupBy(elements, above) }
}
