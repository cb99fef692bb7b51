import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type ControlRate, shareDone } from '../control.model.ts'

/** How the controls of seven days were kept. */
export function WeekFigures({ week }: { week: ControlRate }) {
  const t = useT()
  const { number, percent } = useFormat()
  const share = shareDone(week)
  const { due, done, late, missed } = week
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' } }}>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <StatCard
          label={t('qualite.controls.week.done')}
          value={percent(share === null ? null : share / 100)}
          note={{ text: t('qualite.controls.week.done-of-due', { done: number(done), due: number(due) }) }}
        />
      </Box>
      <StatCard
        label={t('qualite.controls.week.late')}
        value={number(late)}
        note={{ text: t('qualite.controls.week.late-note') }}
      />
      <StatCard
        label={t('qualite.controls.week.missed')}
        value={number(missed)}
        note={{ text: t('qualite.controls.week.missed-note'), isAlarming: missed > 0 }}
      />
    </Box>
  )
}
