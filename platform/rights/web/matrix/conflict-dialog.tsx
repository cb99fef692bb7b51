import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { LevelLine, LevelLines } from '../level-line.tsx'
import { LevelWord } from './level-word.tsx'
import { type Conflict, type ConflictingCell, nameOf } from './matrix-conflict.ts'
import type { MatrixTree } from './matrix-tree.ts'
import { useColumnNames } from './use-column-names.ts'

type Props = {
  tree: MatrixTree
  conflict: Conflict
  onDecide: (keepsMine: (cell: ConflictingCell) => boolean) => void
  onClose: () => void
}

/** Two people changed the same cells: the other's change beside one's own, one of them chosen cell by cell. */
export function ConflictDialog({ tree, conflict, onDecide, onClose }: Props) {
  const t = useT()
  const [mine, setMine] = useState<ReadonlySet<string>>(() => new Set(conflict.cells.map(nameOf)))
  const keep = (cell: ConflictingCell, isMine: boolean) => {
    const next = new Set(mine)
    if (isMine) next.add(nameOf(cell))
    else next.delete(nameOf(cell))
    setMine(next)
  }
  return (
    <Dialog
      title={t('rights.conflict.title', { count: conflict.cells.length })}
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('rights.review.back')}
          </Button>
          <Button variant="contained" onClick={() => onDecide(cell => mine.has(nameOf(cell)))}>
            {t('rights.conflict.go-on')}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('rights.conflict.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          onClick={() => setMine(new Set(conflict.cells.map(nameOf)))}
        >
          {t('rights.conflict.all-mine')}
        </Button>
        <Button size="small" color="inherit" variant="outlined" onClick={() => setMine(new Set())}>
          {t('rights.conflict.all-theirs')}
        </Button>
      </Box>
      <LevelLines>
        {conflict.cells.map(cell => (
          <Cell key={nameOf(cell)} tree={tree} cell={cell} isMine={mine.has(nameOf(cell))} onKeep={keep} />
        ))}
      </LevelLines>
    </Dialog>
  )
}

type CellProps = {
  tree: MatrixTree
  cell: ConflictingCell
  isMine: boolean
  onKeep: (cell: ConflictingCell, isMine: boolean) => void
}

function Cell({ tree, cell, isMine, onKeep }: CellProps) {
  const t = useT()
  const nameOfColumn = useColumnNames()
  const { column, elementId, theirs, by } = cell
  const element = tree.node(elementId)
  if (!element) return null
  const said = `${element.name}, ${nameOfColumn(column)}`
  return (
    <LevelLine
      what={said}
      context={
        by && (
          <>
            {t('rights.conflict.by', { name: by.actor })} <Moment instant={by.at} />
          </>
        )
      }
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isMine ? 'mine' : 'theirs'}
        aria-label={said}
        onChange={(_, chosen: string | null) => chosen && onKeep(cell, chosen === 'mine')}
      >
        {(['theirs', 'mine'] as const).map(side => (
          <ToggleButton key={side} value={side} sx={{ gap: 1, textTransform: 'none', color: 'text.primary' }}>
            {t(`rights.conflict.${side}`)}
            <LevelWord kind={element.kind} setting={side === 'mine' ? cell.mine : theirs} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </LevelLine>
  )
}
