import { useT } from '#kernel/web/i18n.ts'
import type { MatrixElement } from '../../right.model.ts'
import { boundOf, ceilingOf, type MatrixColumn } from './matrix-column.ts'
import { useLevelNames } from './use-level-names.ts'

/** Says which ceiling keeps a cell from going higher, and where it stands; nothing where none does. */
export function useBoundWords() {
  const t = useT()
  const nameOf = useLevelNames()
  return (column: MatrixColumn, element: MatrixElement) => {
    const bound = boundOf(column, element.id)
    if (!bound) return undefined
    const level = nameOf(element.kind, ceilingOf(column, element))
    return t(`rights.bound.${bound}`, { level, company: column.companyName ?? '' })
  }
}
