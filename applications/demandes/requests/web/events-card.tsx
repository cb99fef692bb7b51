import Button from '@mui/material/Button'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { Timeline } from '#kernel/web/kit/timeline.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Request } from '../request.model.ts'
import { requestsElement } from '../requests-place.model.ts'

/** What was done and said, the latest first. */
export function EventsCard({ request: { events }, onMessage }: { request: Request; onMessage: () => void }) {
  const t = useT()
  const writes = useLevel(requestsElement) >= 2
  return (
    <SectionCard
      title={t('demandes.request.events')}
      actions={writes && <Button onClick={onMessage}>{t('demandes.request.do.message')}</Button>}
    >
      <Timeline events={events.map(event => ({ ...event, title: t(`demandes.request.event.${event.kind}`) }))} />
    </SectionCard>
  )
}
