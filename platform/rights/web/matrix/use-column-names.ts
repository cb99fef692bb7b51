import { useT } from '#kernel/web/i18n.ts'
import type { MatrixColumn } from './matrix-column.ts'

/** A column in a sentence or a list, where no head stands over it. */
export function useColumnNames() {
  const t = useT()
  return ({ scope, part, name }: MatrixColumn) =>
    scope === 'user' ? t('rights.column.of-person', { name, part: t(`rights.part.${part}`) }) : name
}
