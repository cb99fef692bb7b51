import { useCall } from '#kernel/web/api.ts'
import { Brought } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TwoColumns } from '#kernel/web/kit/two-columns.tsx'
import { useSession } from '#kernel/web/session.ts'
import { later } from '#kernel/web/later.tsx'
import { loadPasswordCard, loadSecondFactorCard, loadSessionsCard } from '#platform/identity/account.web.ts'
import { ownDelegations } from '#platform/rights/rights.web.ts'
import { usersCalls } from '../../users.calls.ts'
import { NotificationsLink } from './notifications-link.tsx'
import { OwnDataSection } from './own-data-section.tsx'
import { ProfileHead } from './profile-head.tsx'
import { WorkplacesSection } from './workplaces-section.tsx'

const PasswordCard = later(loadPasswordCard, { fallback: <CardSkeleton lines={4} /> })
const SecondFactorCard = later(loadSecondFactorCard, { fallback: <CardSkeleton lines={2} /> })
const SessionsCard = later(loadSessionsCard, { fallback: <CardSkeleton /> })

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
      <TwoColumns
        beside={
          <>
            <PasswordCard />
            <SecondFactorCard />
            {client && <NotificationsLink />}
          </>
        }
      >
        <OwnDataSection user={user} />
        {client && <WorkplacesSection />}
        {client && <Brought part={ownDelegations} fallback={<CardSkeleton />} />}
        <SessionsCard userId={user.id} />
      </TwoColumns>
    </Page>
  )
}

const Waiting = ({ title }: { title: string }) => (
  <Page title={title} head={<CardSkeleton lines={3} />}>
    <TwoColumns beside={<CardSkeleton lines={6} />}>
      <CardSkeleton lines={6} />
    </TwoColumns>
  </Page>
)
