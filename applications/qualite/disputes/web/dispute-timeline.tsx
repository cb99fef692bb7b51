import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Dispute } from '../dispute.model.ts'

/** What was done and said, the latest first. */
export function DisputeTimeline({ dispute: { events } }: { dispute: Dispute }) {
  const t = useT()
  const { moment } = useFormat()
  return (
    <SectionCard title={t('qualite.dispute.timeline')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {events.map(({ id, kind, text, by, at }) => (
          <Box
            component="li"
            key={id}
            sx={{ borderInlineStart: '3px solid', borderColor: 'divider', paddingInlineStart: 1.5 }}
          >
            <Box sx={{ fontWeight: 600 }}>{t(`qualite.dispute.event.${kind}`)}</Box>
            {text && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>}
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[by, moment(at)].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
