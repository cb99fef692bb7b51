import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ApplicationState } from '../application-state.model.ts'
import type { ApplicationRow } from '../candidate-application.model.ts'
import type { OnMove } from './moves/moved.ts'
import { BoardCard } from './board-card.tsx'

const shownFirst = 20
/** Where a recruiter works first; the others open with a touch. */
const openFirst: readonly ApplicationState[] = ['received', 'under_review', 'shortlisted', 'interview_scheduled']

type Props = {
  state: ApplicationState
  rows: readonly ApplicationRow[]
  dragged: ApplicationRow | null
  openId: string | null
  onDrag: (row: ApplicationRow | null) => void
  onDrop: () => void
  onOpen: (row: ApplicationRow) => void
  onMove: OnMove
}

/** One state of the board; it takes a card that may move there. */
export function BoardColumn({ state, rows, dragged, openId, onDrag, onDrop, onOpen, onMove }: Props) {
  const t = useT()
  const { number } = useFormat()
  const headingId = useId()
  const [isFolded, setIsFolded] = useState(!openFirst.includes(state))
  const [isWhole, setIsWhole] = useState(false)
  const takes = dragged?.can.moves.includes(state) ?? false
  const name = t(`rh.application.state.${state}`)
  const dropping = takes && {
    onDragOver: (event: React.DragEvent) => event.preventDefault(),
    onDrop,
  }
  const look = {
    borderRadius: 1.5,
    bgcolor: 'action.hover',
    outline: takes ? '2px dashed' : 'none',
    outlineColor: 'primary.main',
    outlineOffset: -2,
    opacity: dragged && !takes && dragged.status !== state ? 0.5 : 1,
  }
  if (isFolded)
    return (
      <ButtonBase
        {...dropping}
        aria-expanded={false}
        onClick={() => setIsFolded(false)}
        sx={{ ...look, flex: '0 0 40px', py: 1.5, flexDirection: 'column', gap: 1.5, justifyContent: 'flex-start' }}
      >
        <Typography variant="caption" sx={{ fontWeight: 650 }}>
          {number(rows.length)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ fontWeight: 600, writingMode: 'vertical-rl' }}>
          {name}
        </Typography>
      </ButtonBase>
    )
  const shown = isWhole ? rows : rows.slice(0, shownFirst)
  const more = rows.length - shown.length
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      {...dropping}
      sx={{ ...look, flex: '1 0 236px', maxWidth: 340, p: 1 }}
    >
      <Button
        color="inherit"
        fullWidth
        aria-expanded
        onClick={() => setIsFolded(true)}
        sx={{ justifyContent: 'flex-start', gap: 1, mb: 1 }}
      >
        <Typography id={headingId} component="h2" variant="body2" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {number(rows.length)}
        </Typography>
      </Button>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map(row => (
          <BoardCard
            key={row.id}
            row={row}
            isOpen={row.id === openId}
            onDrag={onDrag}
            onOpen={() => onOpen(row)}
            onMove={onMove}
          />
        ))}
      </Box>
      {rows.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center', py: 2 }}>
          {t('rh.applications.nobody')}
        </Typography>
      )}
      {more > 0 && (
        <Button color="inherit" fullWidth onClick={() => setIsWhole(true)} sx={{ mt: 1 }}>
          {t('rh.applications.more', { count: more })}
        </Button>
      )}
    </Box>
  )
}
