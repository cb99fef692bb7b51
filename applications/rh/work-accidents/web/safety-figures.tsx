import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { SafetyCockpit } from '../work-accident.model.ts'
import { safetyPath } from '../work-accidents-place.model.ts'

/** How long nobody was hurt, and what is to be declared. */
export function SafetyFigures({ cockpit }: { cockpit: SafetyCockpit }) {
  const t = useT()
  const { number } = useFormat()
  const { daysWithoutAccident, toDeclare, late, stopped, benign } = cockpit
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' } }}>
      <StatCard
        label={t('rh.accident.days-without')}
        value={daysWithoutAccident === null ? '—' : number(daysWithoutAccident)}
        note={{ text: t('rh.accident.days-without-note') }}
      />
      <StatCard
        label={t('rh.accident.tab.toDeclare')}
        value={number(toDeclare)}
        {...(late > 0 && { note: { text: t('rh.accident.late', { count: late }), isAlarming: true } })}
        to={`${safetyPath}?tab=toDeclare`}
      />
      <StatCard
        label={t('rh.accident.with-stop')}
        value={number(stopped)}
        note={{ text: t('rh.accident.twelve-months') }}
        to={`${safetyPath}?tab=all`}
      />
      <StatCard
        label={t('rh.accident.benign-ones')}
        value={number(benign)}
        note={{ text: t('rh.accident.twelve-months') }}
        to={`${safetyPath}?tab=all&f.kind=benign`}
      />
    </Box>
  )
}
