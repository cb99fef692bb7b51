import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Maintenance, MaintenanceState } from '../maintenance.model.ts'

type Props = { maintenance: Maintenance; scope: string; onEnd: (maintenance: Maintenance) => void }

const tones: Record<MaintenanceState, Tone> = {
  active: 'warning',
  planned: 'info',
  ended: 'neutral',
  cancelled: 'neutral',
}

/** One maintenance: what it closes, when, for whom it does not. */
export function MaintenanceCard({ maintenance, scope, onEnd }: Props) {
  const t = useT()
  const { moment } = useFormat()
  const { name, description, state, startsAt, startedAt, endedAt, plannedEnd, keepAlive } = maintenance
  const isOver = state === 'ended' || state === 'cancelled'
  const times = [
    startedAt
      ? t('maintenance.started', { moment: moment(startedAt) })
      : t('maintenance.starts', { moment: moment(startsAt) }),
    endedAt &&
      t(state === 'cancelled' ? 'maintenance.given-up' : 'maintenance.over-since', { moment: moment(endedAt) }),
    !isOver && plannedEnd && t('maintenance.planned-end', { moment: moment(plannedEnd) }),
    !isOver && t('maintenance.kept', { count: keepAlive.length }),
  ].filter(Boolean)
  return (
    <Card component="article" sx={{ p: 2.5, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h6" component="h3">
            {name}
          </Typography>
          <Chip label={t(`maintenance.state.${state}`)} tone={tones[state]} />
          <Chip label={scope} />
        </Box>
        {description && <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>{description}</Typography>}
        <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
          {times.join(' · ')}
        </Typography>
      </Box>
      {!isOver && (
        <Button variant="outlined" color="inherit" onClick={() => onEnd(maintenance)}>
          {t(state === 'active' ? 'maintenance.end' : 'maintenance.cancel')}
        </Button>
      )}
    </Card>
  )
}
