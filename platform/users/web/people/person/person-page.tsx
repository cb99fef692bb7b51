import Typography from '@mui/material/Typography'
import { useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TwoColumns } from '#kernel/web/kit/two-columns.tsx'
import { rightsOfUser } from '#platform/rights/rights.web.ts'
import { membersCalls } from '../../../members.calls.ts'
import { spokenName } from '../../../person-names.model.ts'
import { useServicesToFill } from '../use-services-to-fill.ts'
import { InvitationCard } from './invitation-card.tsx'
import { MembershipCard } from './membership-card.tsx'
import { PersonHead } from './person-head.tsx'
import { ServicesCard } from './services-card.tsx'

const RightsOfUser = componentOf(rightsOfUser, <CardSkeleton lines={6} />)

/** One person of the client: services, what he leads, what his membership opens, his rights. */
export function PersonPage() {
  const t = useT()
  const { clientId = '', userId = '' } = useParams()
  const { data: member, error, refetch } = useCall(membersCalls.getMember, { clientId, userId }, { staysOnPage: true })
  const companies = useServicesToFill(clientId) ?? []
  const title = member ? spokenName(member) : t('field.person')
  if (error && !member) {
    return (
      <Page title={title}>
        <Failed error={error} onRetry={refetch} />
      </Page>
    )
  }
  if (!member) {
    return (
      <Page title={title} head={<CardSkeleton lines={3} />}>
        <CardSkeleton lines={8} />
      </Page>
    )
  }
  return (
    <Page title={title} head={<PersonHead member={member} clientId={clientId} />}>
      <TwoColumns
        beside={
          <>
            {member.state === 'invited' && <InvitationCard member={member} clientId={clientId} />}
            <MembershipCard member={member} clientId={clientId} />
          </>
        }
      >
        <ServicesCard member={member} clientId={clientId} companies={companies} />
      </TwoColumns>
      {member.state !== 'ended' && (
        <>
          <Typography variant="h5" component="h2" sx={{ mt: 1 }}>
            {t('field.rights')}
          </Typography>
          <RightsOfUser userId={userId} />
        </>
      )}
    </Page>
  )
}
