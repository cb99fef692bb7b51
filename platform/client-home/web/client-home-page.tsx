import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { Brought } from '#kernel/web/brought.tsx'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { lastChangesAtHome } from '#platform/audit/audit.web.ts'
import { journalAddress } from '#platform/audit/journal-address.model.ts'
import { clientHomeCalls } from '../client-home.calls.ts'
import { EndingCard } from './ending-card.tsx'
import { Figures } from './figures.tsx'
import { FirstSteps } from './first-steps.tsx'
import { SignatureCard } from './signature-card.tsx'
import { SignatureGaps } from './signature-gaps.tsx'
import { SupportCard } from './support-card.tsx'

const cards = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
}
const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }

/** Figures of other pages, where one comes from having changed them. */
const askedAtEachVisit = { staleTime: 0 }

/** What the administrators of a client look after, at a glance; each figure leads to its list. */
export function ClientHomePage() {
  const t = useT()
  const { longDate } = useFormat()
  const { client } = useSession()
  const { data, error, refetch } = useCall(clientHomeCalls.getClientHome, {}, askedAtEachVisit)
  const { data: signatures } = useCall(clientHomeCalls.getSignatureFigures, {}, askedAtEachVisit)
  const today = businessToday().toString()
  return (
    <Page
      title={t('client-home.title')}
      context={[client?.name, longDate(today)].filter(Boolean).join(' · ')}
      actions={
        <Button component={Link} to={journalAddress} variant="outlined" color="inherit">
          {t('client-home.journal')}
        </Button>
      }
    >
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {signatures && <SignatureGaps signatures={signatures} />}
      {data && data.missing.length > 0 && <FirstSteps missing={data.missing} />}
      {!error && <Figures home={data} />}
      <Box sx={cards}>
        <Box sx={column}>
          {data && <EndingCard ending={data.ending} />}
          {signatures && <SignatureCard signatures={signatures} />}
          <SupportCard />
        </Box>
        <Brought part={lastChangesAtHome} fallback={<CardSkeleton lines={6} />} />
      </Box>
    </Page>
  )
}
