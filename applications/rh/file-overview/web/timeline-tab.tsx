import { useT } from '#kernel/web/i18n.ts'
import Box from '@mui/material/Box'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { HistoryLines } from '#platform/audit/audit.web.ts'
import type { Employee } from '#rh/employees/employee.model.ts'
import { TimelineCard } from './timeline-card.tsx'

/** The life of a file: what happened, and who changed which of its fields. */
export function TimelineTab({ employee: { id } }: { employee: Employee }) {
  const t = useT()
  return (
    <Box sx={columns}>
      <TimelineCard employeeId={id} />
      <SectionCard title={t('rh.overview.changes')}>
        <HistoryLines table="rh.employee" rowId={id} />
      </SectionCard>
    </Box>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
}
