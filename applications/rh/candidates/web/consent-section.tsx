import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Candidate } from '../candidate.model.ts'

/** How long he agreed to be kept. */
export function ConsentSection({ candidate }: { candidate: Candidate }) {
  const t = useT()
  const { date } = useFormat()
  const { poolConsentUntil, lastContactAt, createdAt } = candidate
  return (
    <SectionCard title={t('rh.candidate.consent')}>
      <Facts
        facts={[
          {
            label: t('rh.field.poolConsentUntil'),
            value: poolConsentUntil ? date(poolConsentUntil) : t('rh.candidate.no-consent'),
          },
          { label: t('rh.candidate.last-contact'), value: lastContactAt && date(lastContactAt.slice(0, 10)) },
          { label: t('rh.candidates.since'), value: date(createdAt.slice(0, 10)) },
        ]}
      />
    </SectionCard>
  )
}
