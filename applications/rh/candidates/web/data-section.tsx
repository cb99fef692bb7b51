import DownloadOutlined from '~icons/ic/outline-download'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { downloadCall, useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Candidate, DataRequest } from '../candidate.model.ts'
import { candidatesCalls } from '../candidates.calls.ts'

/** What he asked of his data, until when one answers, and the copy to hand to him. */
export function DataSection({ candidate: { id, can } }: { candidate: Candidate }) {
  const t = useT()
  const asked = { candidateId: id }
  const { data: requests = [], refetch } = useCall(candidatesCalls.getDataRequests, asked, { staysOnPage: true })
  if (requests.length === 0 && !can.delete) return null
  const take = async () => {
    await downloadCall(candidatesCalls.exportCandidate, asked, { staysOnPage: true })
    await refetch()
  }
  return (
    <SectionCard title={t('rh.candidate.data')}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        {requests.map(request => (
          <Request key={request.id} request={request} />
        ))}
        {can.delete && (
          <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={() => void take()}>
            {t('rh.candidate.take-data')}
          </Button>
        )}
      </Box>
    </SectionCard>
  )
}

function Request({ request: { wish, askedAt, until, answeredAt } }: { request: DataRequest }) {
  const t = useT()
  const { date } = useFormat()
  return (
    <Alert severity={answeredAt ? 'success' : 'warning'} sx={{ width: 1 }}>
      {t(`rh.candidate.asks-${wish}`, { day: date(askedAt.slice(0, 10)) })}{' '}
      {answeredAt
        ? t('rh.candidate.data-answered', { day: date(answeredAt.slice(0, 10)) })
        : t('rh.candidate.data-until', { day: date(until) })}
    </Alert>
  )
}
