import Box from '@mui/material/Box'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton, LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { questionnairesSection } from '#platform/configuration/configuration.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { hiringFilePart } from '#rh/hiring-files/hiring-files.web.ts'
import { interviewPart, scorecardPart } from '#rh/interviews/interviews.web.ts'
import { type ApplicationInFull, applications } from '../candidate-application.model.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { ApplicationHead } from './application-head.tsx'
import { CommentCard } from './comment-card.tsx'
import { DecisionCard } from './decision-card.tsx'
import { DossierCard } from './dossier-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { MoveDialog, type Wish } from './moves/move-dialog.tsx'

const InterviewCard = componentOf(interviewPart, <LinesSkeleton lines={4} />)
const Scorecard = componentOf(scorecardPart, <LinesSkeleton lines={6} />)
const Questionnaires = componentOf(questionnairesSection)
const HiringFileCard = componentOf(hiringFilePart, <LinesSkeleton lines={6} />)

/** An application while somebody is heard: what he said, what one thinks of him, what is decided. */
export function ApplicationPage() {
  const t = useT()
  const { candidateId = '', candidateApplicationId = '' } = useParams()
  const { data, error, refetch } = useCall(
    candidateApplicationsCalls.getCandidateApplicationById,
    { candidateId, candidateApplicationId },
    { staysOnPage: true },
  )
  if (error && !data)
    return (
      <Page title={t('rh.interview.one')}>
        <Failed error={error} onRetry={refetch} />
      </Page>
    )
  if (!data)
    return (
      <Page title={t('rh.interview.one')} head={<CardSkeleton lines={2} />}>
        <CardSkeleton lines={8} />
      </Page>
    )
  return <Shown whole={data} />
}

function Shown({ whole }: { whole: ApplicationInFull }) {
  const { application, candidate, interviews, hiringFile } = whole
  const readsApplications = useLevel(applications) >= 1
  const [wish, setWish] = useState<Wish | null>(null)
  const talk = interviews.find(({ state }) => ['planned', 'confirmed'].includes(state)) ?? interviews.at(-1)
  return (
    <Page
      title={`${candidate.name} ${candidate.firstname}`}
      head={<ApplicationHead whole={whole} talk={talk} onWish={setWish} />}
    >
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={columns}>
          <Box sx={{ ...stack, gridRow: { md: '1 / span 2' }, [forThree]: { gridRow: 'auto' } }}>
            {talk && <InterviewCard interview={talk} />}
            {talk && talk.state !== 'cancelled' && <Scorecard interviewId={talk.interviewId} />}
            {readsApplications && (
              <Questionnaires
                subject={{ kind: 'candidateApplication', id: application.id }}
                watched={whole.watchedAnswers}
              />
            )}
            <CommentCard key={application.version} application={application} />
          </Box>
          <Box sx={stack}>
            {hiringFile && <HiringFileCard file={hiringFile} candidateId={candidate.id} />}
            <DecisionCard whole={whole} talk={talk} />
            <HistoryCard events={whole.events} />
          </Box>
          <DossierCard whole={whole} />
        </Box>
      </Box>
      {wish && <MoveDialog wish={wish} onClose={() => setWish(null)} />}
    </Page>
  )
}

const stack = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }
/** Where the page is as wide, with a folded menu or on a large screen. */
const forThree = '@container (min-width: 1180px)'
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  [forThree]: {
    gridTemplateRows: 'auto',
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 0.9fr)',
  },
}
