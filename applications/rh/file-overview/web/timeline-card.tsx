import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { fileOverviewCalls } from '../file-overview.calls.ts'
import type { TimelineEvent } from '../file-overview.model.ts'

/** Contracts, places and papers of somebody, from what is to come back to his first day. */
export function TimelineCard({ employeeId }: { employeeId: string }) {
  const t = useT()
  const { data, error, refetch } = useCall(
    fileOverviewCalls.getTimelineOfEmployee,
    { id: employeeId },
    { staysOnPage: true },
  )
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={6} />
  return (
    <SectionCard title={t('rh.overview.timeline')}>
      {data.length === 0 && <Empty title={t('rh.overview.no-timeline')} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(event => (
          <Line key={`${event.on} ${event.moment} ${event.name}`} event={event} />
        ))}
      </Box>
    </SectionCard>
  )
}

function Line({ event: { on, moment, name, by } }: { event: TimelineEvent }) {
  const t = useT()
  const { longDate } = useFormat()
  const isToCome = on > businessToday().toString()
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '16px 1fr', columnGap: 1.25 }}>
      <Box sx={{ display: 'grid', gridTemplateRows: '20px 1fr', justifyItems: 'center', alignItems: 'center' }}>
        <Box sx={{ ...dot, ...(isToCome ? {} : { bgcolor: 'primary.main', borderColor: 'primary.main' }) }} />
        <Box sx={{ width: 2, height: 1, bgcolor: 'divider', 'li:last-child &': { display: 'none' } }} />
      </Box>
      <Box sx={{ pb: 1.5 }}>
        <Typography variant="body2">
          <Box component="span" sx={{ fontWeight: 600 }}>
            {t(`rh.overview.moment.${moment}`)}
          </Box>
          {name && (
            <>
              {' · '}
              <bdi>{name}</bdi>
            </>
          )}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {longDate(on)}
          {isToCome && ` · ${t('rh.overview.to-come')}`}
          {by && (
            <>
              {' · '}
              <bdi>{by}</bdi>
            </>
          )}
        </Typography>
      </Box>
    </Box>
  )
}

const dot = { width: 10, height: 10, borderRadius: '50%', border: 2, borderColor: 'text.disabled' }
