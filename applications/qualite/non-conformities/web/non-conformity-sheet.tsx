import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Timeline } from '#kernel/web/kit/timeline.tsx'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'
import { NonConformityActs } from './non-conformity-acts.tsx'
import { NonConformityFacts } from './non-conformity-facts.tsx'
import { QualityActions } from './quality-actions.tsx'
import { WayOfRecord } from './way-of-record.tsx'

/** One of them beside its list: what was seen, why it came, what is done about it, and what may be done next. */
export function NonConformitySheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const { data, error, refetch } = useCall(nonConformitiesCalls.getNonConformity, { id }, { staysOnPage: true })
  return (
    <SideSheet
      title={data ? `${data.number} · ${data.title}` : t('qualite.non-conformity')}
      {...(data && { context: data.company })}
      width="wide"
      onClose={onClose}
    >
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LinesSkeleton lines={8} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
          <WayOfRecord state={data.state} />
          <NonConformityActs record={data} />
          <NonConformityFacts record={data} />
          <QualityActions record={data} />
          <SectionCard title={t('qualite.non-conformity.timeline')}>
            <Timeline
              events={data.events.map(event => ({ ...event, title: t(`qualite.non-conformity.event.${event.kind}`) }))}
            />
          </SectionCard>
        </Box>
      )}
    </SideSheet>
  )
}
