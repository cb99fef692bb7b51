import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { saveCsv } from '#kernel/web/kit/csv.ts'
import type { MatrixElement } from '../../right.model.ts'
import { settingIn } from './matrix-changes.ts'
import type { MatrixColumn } from './matrix-column.ts'
import { wayTo } from './matrix-tree.ts'
import type { Matrix } from './use-matrix.ts'
import type { NameOfLevel } from './use-level-names.ts'

type Words = { elements: string; nameOf: NameOfLevel; nameOfColumn: (column: MatrixColumn) => string }

/** Hands the whole matrix over as it stands on screen, folded rows included. */
export function saveMatrix(
  name: string,
  { tree, changes }: Pick<Matrix, 'tree' | 'changes'>,
  shown: readonly MatrixColumn[],
  { elements, nameOf, nameOfColumn }: Words,
) {
  const columns: Column<MatrixElement>[] = [
    { key: 'element', label: elements, text: element => wayTo(tree, element) },
    ...shown.map(column => ({
      key: column.key,
      label: nameOfColumn(column),
      text: (element: MatrixElement) => nameOf(element.kind, settingIn(changes, column, element.id)),
    })),
  ]
  saveCsv(name, columns, tree.elements)
}
