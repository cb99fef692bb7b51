import Box from '@mui/material/Box'
import { useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Candidate } from '../candidate.model.ts'
import { candidatesCalls } from '../candidates.calls.ts'
import { ApplicationsOfCandidate } from './applications-of-candidate.tsx'
import { AvailabilitySection } from './availability-section.tsx'
import { CandidateHead } from './candidate-head.tsx'
import { ConsentSection } from './consent-section.tsx'
import { DataSection } from './data-section.tsx'
import { Differences } from './differences.tsx'
import { IdentitySections } from './identity-sections.tsx'
import { PiecesSection } from './pieces-section.tsx'

/** Everything that is known of somebody who asks for a job. */
export function CandidatePage() {
  const t = useT()
  const { candidateId = '' } = useParams()
  const { data, error, refetch } = useCall(candidatesCalls.getCandidateById, { id: candidateId }, { staysOnPage: true })
  if (error && !data)
    return (
      <Page title={t('rh.field.candidate')}>
        <Failed error={error} onRetry={refetch} />
      </Page>
    )
  if (!data)
    return (
      <Page title={t('rh.field.candidate')} head={<CardSkeleton lines={3} />}>
        <CardSkeleton lines={6} />
      </Page>
    )
  return (
    <Page title={`${data.name} ${data.firstname}`} head={<CandidateHead candidate={data} />}>
      <Parts candidate={data} />
    </Page>
  )
}

function Parts({ candidate }: { candidate: Candidate }) {
  const t = useT()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Differences candidate={candidate} />
        <SectionCard title={t('rh.candidate.applications')}>
          <ApplicationsOfCandidate candidate={candidate} />
        </SectionCard>
        <IdentitySections candidate={candidate} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AvailabilitySection candidate={candidate} />
        <PiecesSection candidate={candidate} />
        <ConsentSection candidate={candidate} />
        <DataSection candidate={candidate} />
      </Box>
    </Box>
  )
}
