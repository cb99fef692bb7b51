import { memo } from 'react'
import { LevelSign } from './level-sign.tsx'
import type { Setting } from './matrix-column.ts'

type Props = {
  column: number
  setting: Setting
  name: string
  /** What else there is to know of the cell: its ceiling, what it was before. */
  note: string | undefined
  isActive: boolean
  isChanged: boolean
  isAtCeiling: boolean
  isReadOnly: boolean
}

export const MatrixCell = memo(function MatrixCell(props: Props) {
  const { column, setting, name, note, isActive, isChanged, isAtCeiling, isReadOnly } = props
  const look = [
    'matrix-cell',
    isChanged && 'matrix-changed',
    isAtCeiling && 'matrix-at-ceiling',
    isReadOnly && 'matrix-read-only',
  ]
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-readonly={isReadOnly}
      tabIndex={isActive ? 0 : -1}
      data-column={column}
      data-note={note}
      className={look.filter(Boolean).join(' ')}
    >
      <LevelSign setting={setting} name={name} />
      {note && <span className="level-unseen">, {note}</span>}
    </div>
  )
})
