import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { Brought } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { loadPasswordCard, loadSecondFactorCard, loadSessionsCard } from '#platform/identity/account.web.ts'
import { ownDelegations } from '#platform/rights/rights.web.ts'
import { usersCalls } from '../../users.calls.ts'
import { NotificationsLink } from './notifications-link.tsx'
import { OwnDataSection } from './own-data-section.tsx'
import { ProfileHead } from './profile-head.tsx'
import { WorkplacesSection } from './workplaces-section.tsx'

const PasswordCard = lazy(async () => ({ default: await loadPasswordCard() }))
const SecondFactorCard = lazy(async () => ({ default: await loadSecondFactorCard() }))
const SessionsCard = lazy(async () => ({ default: await loadSessionsCard() }))

/** Everything that concerns oneself; each card is saved alone. */
export function ProfilePage() {
  const t = useT()
  const { person, client } = useSession()
  const {
    data: user,
    error,
    refetch,
  } = useCall(usersCalls.getUserInfo, { id: person?.id ?? '' }, { enabled: person !== null })
  const title = t('users.profile')
  if (error && !user) {
    return (
      <Page title={title}>
        <Failed error={error} onRetry={refetch} />
      </Page>
    )
  }
  if (!user) return <Waiting title={title} />
  return (
    <Page title={title} head={<ProfileHead user={user} />}>
      <Box sx={columns}>
        <Box sx={stack}>
          <OwnDataSection user={user} />
          {client && <WorkplacesSection />}
          {client && <Brought part={ownDelegations} fallback={<CardSkeleton />} />}
          <Suspense fallback={<CardSkeleton />}>
            <SessionsCard userId={user.id} />
          </Suspense>
        </Box>
        <Box sx={stack}>
          <Suspense fallback={<CardSkeleton lines={6} />}>
            <PasswordCard />
            <SecondFactorCard />
          </Suspense>
          {client && <NotificationsLink />}
        </Box>
      </Box>
    </Page>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
}
const stack = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }

const Waiting = ({ title }: { title: string }) => (
  <Page title={title} head={<CardSkeleton lines={3} />}>
    <Box sx={columns}>
      <CardSkeleton lines={6} />
      <CardSkeleton lines={6} />
    </Box>
  </Page>
)
