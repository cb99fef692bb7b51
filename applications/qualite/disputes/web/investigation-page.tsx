import Box from '@mui/material/Box'
import { Navigate } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageLink } from '#kernel/web/kit/page-link.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { addressOfInvestigation } from '../disputes-place.model.ts'
import { disputesCalls } from '../disputes.calls.ts'
import { DisputeActs } from './dispute-acts.tsx'
import { DisputeFacts } from './dispute-facts.tsx'
import { DisputeLines } from './dispute-lines.tsx'
import { DisputeProofs } from './dispute-proofs.tsx'
import { DisputeTimeline } from './dispute-timeline.tsx'
import { TimeLeft } from './time-left.tsx'

/** Quality at work on one dispute; without one, those that wait for it. */
export function InvestigationPage() {
  const id = useAddress<'id'>().of('id')
  return id ? <Investigation key={id} id={id} /> : <WaitingForQuality />
}

function Investigation({ id }: { id: string }) {
  const t = useT()
  const { data, error, refetch } = useCall(disputesCalls.getDispute, { id })
  if (error && 'status' in error && [400, 404].includes(error.status as number))
    return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  return (
    <Page
      title={`${data.number} · ${data.customer}`}
      about={t('qualite.investigation.title')}
      actions={<DisputeActs dispute={data} />}
    >
      <Box sx={columns}>
        <SectionCard title={t('qualite.dispute.facts')}>
          <DisputeFacts dispute={data} />
        </SectionCard>
        <Box sx={column}>
          <DisputeLines dispute={data} />
          <DisputeProofs dispute={data} />
        </Box>
        <DisputeTimeline dispute={data} />
      </Box>
    </Page>
  )
}

const waitingForQuality = { state: 'open', waitsFor: 'quality', sort: 'dueAt', page: 0, size: 50 } as const

function WaitingForQuality() {
  const t = useT()
  const { data, error, refetch } = useCall(disputesCalls.getDisputes, waitingForQuality)
  if (error) return <Failed error={error} onRetry={refetch} />
  return (
    <Page title={t('qualite.investigation.title')} context={t('qualite.investigation.choose')}>
      {data?.items.length === 0 && (
        <Empty title={t('qualite.investigation.none')} text={t('qualite.investigation.none-text')} />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {(data?.items ?? []).map(dispute => (
          <Box component="li" key={dispute.id}>
            <Box component={PageLink} to={addressOfInvestigation(dispute.id)} sx={card}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 650 }}>
                  {dispute.number} · {dispute.customer}
                </Box>
                <Box sx={{ color: 'text.secondary' }}>
                  {[t(`qualite.reason.${dispute.reason}`), dispute.articles].filter(Boolean).join(' · ')}
                </Box>
              </Box>
              <TimeLeft dueAt={dispute.dueAt} />
            </Box>
          </Box>
        ))}
      </Box>
    </Page>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr)' },
} as const
const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
} as const
