import { memo } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { type Changes, isChanged, settingIn } from './matrix-changes.ts'
import { MatrixCell } from './matrix-cell.tsx'
import { isAtCeiling, type MatrixColumn, savedIn } from './matrix-column.ts'
import { headHeight } from './use-active-cell.ts'
import type { ShownRow } from './shown-rows.ts'
import { useBoundWords } from './use-bound-words.ts'
import type { NameOfLevel } from './use-level-names.ts'

type Props = {
  row: ShownRow
  index: number
  height: number
  columns: readonly MatrixColumn[]
  changes: Changes
  nameOf: NameOfLevel
  /** -1 is the name of the row; nothing when another row has the active cell. */
  activeColumn: number | undefined
}

/** An element and what stands on it in each column. */
export const MatrixRow = memo(function MatrixRow({
  row: { element, depth, hasChildren, isOpen },
  index,
  height,
  columns,
  changes,
  nameOf,
  activeColumn,
}: Props) {
  const t = useT()
  const boundWords = useBoundWords()
  return (
    <div
      role="row"
      aria-level={depth + 1}
      aria-rowindex={index + 2}
      aria-expanded={hasChildren ? isOpen : undefined}
      data-row={index}
      className={`matrix-row matrix-${element.kind.toLowerCase()}`}
      style={{ top: headHeight + index * height, height }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        tabIndex={activeColumn === -1 ? 0 : -1}
        data-column={-1}
        className="matrix-name"
        style={{ paddingInlineStart: 14 + depth * 20 + (hasChildren ? 0 : 22) }}
      >
        {hasChildren && (
          <svg
            viewBox="0 0 24 24"
            width={18}
            height={18}
            aria-hidden="true"
            className={isOpen ? 'matrix-fold' : 'matrix-unfold'}
          >
            <path d="M7 10l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        )}
        <span title={element.name}>{element.name}</span>
      </div>
      {columns.map((column, place) => {
        const setting = settingIn(changes, column, element.id)
        const changed = isChanged(changes, column, element.id)
        const bounded = isAtCeiling(column, element, setting)
        const notes = [
          bounded && boundWords(column, element),
          changed && t('rights.matrix.was', { level: nameOf(element.kind, savedIn(column, element.id)) }),
        ]
        return (
          <MatrixCell
            key={column.key}
            column={place}
            setting={setting}
            name={nameOf(element.kind, setting)}
            note={notes.filter(Boolean).join(', ') || undefined}
            isActive={activeColumn === place}
            isChanged={changed}
            isAtCeiling={bounded}
            isReadOnly={!column.mayEdit}
          />
        )
      })}
    </div>
  )
})
