import CalendarToday from '~icons/ic/baseline-calendar-today'
import Replay from '~icons/ic/baseline-replay'
import WarningAmberRounded from '~icons/ic/round-warning-amber'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ApplicationRow } from '../candidate-application.model.ts'
import { movedOf, type OnMove } from './moves/moved.ts'
import { movesShown } from './moves/moves-shown.ts'
import { useNextStep } from './use-next-step.ts'

type Props = {
  row: ApplicationRow
  isOpen: boolean
  onDrag: (row: ApplicationRow | null) => void
  onOpen: () => void
  onMove: OnMove
}

/** Somebody on the board: whom, for what, from when on, and what is to be done next. */
export function BoardCard({ row, isOpen, onDrag, onOpen, onMove }: Props) {
  const t = useT()
  const { date } = useFormat()
  const nextStep = useNextStep()
  const moves = movesShown(row.can.moves)
  const name = `${row.name} ${row.firstname}`
  const step = nextStep(row)
  const days = Math.floor(Temporal.Instant.from(row.statusSince).until(Temporal.Now.instant()).total('hours') / 24)
  return (
    <Card
      component="li"
      variant="outlined"
      draggable={moves.length > 0}
      onDragStart={() => onDrag(row)}
      onDragEnd={() => onDrag(null)}
      sx={{
        cursor: moves.length > 0 ? 'grab' : 'default',
        ...(isOpen && { outline: 2, outlineColor: 'primary.main' }),
      }}
    >
      <Box sx={{ p: 1.25, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Avatar name={name} size={24} />
          <Link
            component="button"
            type="button"
            color="inherit"
            underline="hover"
            onClick={onOpen}
            variant="body2"
            sx={{ flex: 1, minWidth: 0, fontWeight: 650, textAlign: 'start', overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
          <Typography variant="caption" sx={{ fontWeight: 650, color: 'text.secondary' }}>
            {row.language.toUpperCase()}
          </Typography>
          <RowMenu
            label={t('rh.application.menu', { name })}
            actions={moves.map(to => ({
              label: t(`rh.application.state.${to}`),
              isDestructive: to === 'refused',
              onSelect: () => onMove(movedOf(row), to),
            }))}
          />
        </Box>
        {(row.offer ?? row.position) && <Typography variant="body2">{row.offer ?? row.position}</Typography>}
        {row.available && (
          <Line icon={<CalendarToday sx={{ fontSize: 14 }} />}>
            {t('rh.candidate.from-to', { from: date(row.available.start), to: date(row.available.end) })}
          </Line>
        )}
        {row.isFormerEmployee && (
          <Line icon={<Replay sx={{ fontSize: 14 }} />} colour="success.main">
            {t('rh.candidate.former')}
          </Line>
        )}
      </Box>
      <Box sx={foot}>
        <Typography
          variant="caption"
          sx={{ fontWeight: 650, flex: 1, '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {step}
        </Typography>
        {row.differences > 0 && (
          <WarningAmberRounded
            titleAccess={t('rh.candidate.differences', { count: row.differences })}
            sx={{ fontSize: 16, color: 'warning.main' }}
          />
        )}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('rh.application.days', { count: days })}
        </Typography>
      </Box>
    </Card>
  )
}

type LineProps = { icon: React.ReactNode; colour?: string; children: React.ReactNode }

const Line = ({ icon, colour = 'text.secondary', children }: LineProps) => (
  <Typography variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: colour }}>
    {icon}
    {children}
  </Typography>
)

const foot = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.25,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
}
