import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { Timeline } from '#kernel/web/kit/timeline.tsx'
import type { Dispute } from '../dispute.model.ts'

/** What was done and said, the latest first. */
export function DisputeTimeline({ dispute: { events } }: { dispute: Dispute }) {
  const t = useT()
  return (
    <SectionCard title={t('qualite.dispute.timeline')}>
      <Timeline events={events.map(event => ({ ...event, title: t(`qualite.dispute.event.${event.kind}`) }))} />
    </SectionCard>
  )
}
