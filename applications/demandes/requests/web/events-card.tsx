import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Request } from '../request.model.ts'
import { requestsElement } from '../requests-place.model.ts'

/** What was done and said, the latest first. */
export function EventsCard({ request: { events }, onMessage }: { request: Request; onMessage: () => void }) {
  const t = useT()
  const { moment } = useFormat()
  const writes = useLevel(requestsElement) >= 2
  return (
    <SectionCard
      title={t('demandes.request.events')}
      actions={writes && <Button onClick={onMessage}>{t('demandes.request.do.message')}</Button>}
    >
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {events.map(({ id, kind, text, by, at }) => (
          <Box
            component="li"
            key={id}
            sx={{ borderInlineStart: '3px solid', borderColor: 'divider', paddingInlineStart: 1.5 }}
          >
            <Box sx={{ fontWeight: 600 }}>{t(`demandes.request.event.${kind}`)}</Box>
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
