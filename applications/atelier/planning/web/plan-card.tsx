import AssignmentTurnedInOutlined from '~icons/ic/outline-assignment-turned-in'
import CheckCircle from '~icons/ic/baseline-check-circle'
import PauseCircle from '~icons/ic/baseline-pause-circle'
import PlayCircle from '~icons/ic/baseline-play-circle'
import RadioButtonUnchecked from '~icons/ic/baseline-radio-button-unchecked'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { DragEvent, KeyboardEvent, ReactElement } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { LigneDetail, PlanState } from '../plan.model.ts'

export const planIcons: Record<PlanState, ReactElement> = {
  planned: <RadioButtonUnchecked fontSize="inherit" />,
  created: <AssignmentTurnedInOutlined fontSize="inherit" />,
  running: <PlayCircle fontSize="inherit" />,
  suspended: <PauseCircle fontSize="inherit" />,
  finished: <CheckCircle fontSize="inherit" />,
  closed: <CheckCircle fontSize="inherit" />,
}

type Props = {
  detail: LigneDetail
  /** The number of the conflict that it is in. */
  conflict?: number | undefined
  isChosen?: boolean
  /** It may be moved: by pointer, or by Alt and the arrows. */
  onMove?: ((step: { day: number; line: number }) => void) | undefined
  onOpen: () => void
}

const steps: Record<string, { day: number; line: number }> = {
  ArrowLeft: { day: -1, line: 0 },
  ArrowRight: { day: 1, line: 0 },
  ArrowUp: { day: 0, line: -1 },
  ArrowDown: { day: 0, line: 1 },
}

/** A plan on the board: what, how many, for whom, and how far. */
export function PlanCard({ detail, conflict, isChosen = false, onMove, onOpen }: Props) {
  const t = useT()
  const { number } = useFormat()
  const { state, article, plannedCases, doneCases, customer } = detail
  const share = Math.min(100, (doneCases / plannedCases) * 100)
  const drag = (event: DragEvent) => event.dataTransfer.setData('text/plain', detail.id)
  const press = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined
    if (!step || !onMove) return
    event.preventDefault()
    const isMirrored = document.documentElement.dir === 'rtl'
    onMove({ ...step, day: isMirrored ? -step.day : step.day })
  }
  const words = t('atelier.plan.card', {
    article,
    cases: number(plannedCases),
    state: t(`atelier.plan.state.${state}`),
  })
  return (
    <ButtonBase
      aria-label={[words, customer, conflict !== undefined && t('atelier.plan.in-conflict')].filter(Boolean).join(', ')}
      {...(onMove && { draggable: true, onDragStart: drag, onKeyDown: press, title: t('atelier.plan.how-to-move') })}
      onClick={onOpen}
      sx={theme => ({
        ...card,
        ...lookOf(state, theme.vars.palette.primary.main),
        ...(conflict !== undefined && {
          border: `1px solid ${theme.vars.palette.error.main}`,
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 8%, ${theme.vars.palette.background.paper})`,
          color: theme.vars.palette.text.primary,
        }),
        ...(isChosen && { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 }),
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, width: 1 }}>
        <Box sx={{ flex: 1, fontWeight: 650, ...oneLine }}>{article}</Box>
        {conflict === undefined ? (
          <Box aria-hidden sx={{ fontSize: 17, display: 'flex' }}>
            {planIcons[state]}
          </Box>
        ) : (
          <Box aria-hidden sx={number1}>
            {conflict}
          </Box>
        )}
      </Box>
      <Box sx={{ ...oneLine, width: 1, fontSize: '0.78rem', opacity: 0.85 }}>
        {number(plannedCases)}
        {customer && ` · ${customer}`}
      </Box>
      <Box aria-hidden sx={{ width: 1, height: 3, mt: 0.5, borderRadius: 1, bgcolor: 'rgba(120,130,120,0.25)' }}>
        <Box sx={{ height: 1, width: `${share}%`, borderRadius: 1, bgcolor: 'currentColor' }} />
      </Box>
    </ButtonBase>
  )
}

function lookOf(state: PlanState, green: string) {
  if (state === 'running') return { backgroundColor: '#1B7046', color: '#FFFFFF' }
  if (state === 'suspended') return { backgroundColor: '#8C5300', color: '#FFFFFF' }
  if (state === 'created')
    return {
      border: `1px solid ${green}`,
      borderInlineStart: `3px solid ${green}`,
      backgroundColor: `color-mix(in srgb, ${green} 8%, transparent)`,
    }
  if (state === 'planned') return { border: '1px dashed', borderColor: 'text.disabled' }
  return { backgroundColor: 'action.hover', color: 'text.secondary' }
}

const oneLine = {
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A French name in an Arabic page is cut at its end, and stands on the side of the page all the same.
  unicodeBidi: 'plaintext',
  textAlign: 'left',
} as const

const card = {
  display: 'block',
  width: 1,
  px: 1,
  py: 0.6,
  borderRadius: '8px',
  font: 'inherit',
  fontSize: '0.85rem',
  lineHeight: 1.35,
  backgroundColor: 'background.paper',
  '&:active': { filter: 'brightness(0.95)' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main' },
} as const

const number1 = {
  width: 18,
  height: 18,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'error.main',
  color: '#FFFFFF',
  fontSize: '0.7rem',
  fontWeight: 700,
} as const
