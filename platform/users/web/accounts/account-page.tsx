import { useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TwoColumns } from '#kernel/web/kit/two-columns.tsx'
import { later } from '#kernel/web/later.tsx'
import { loadSessionsCard } from '#platform/identity/account.web.ts'
import { accountsCalls } from '../../accounts.calls.ts'
import { spokenName } from '../../person-names.model.ts'
import { AccountDataCard } from './account-data-card.tsx'
import { AccountHead } from './account-head.tsx'
import { ClientsCard } from './clients-card.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { SuperRolesCard } from './super-roles-card.tsx'

const SessionsCard = later(loadSessionsCard, { fallback: <CardSkeleton /> })

/** One account: who it is, how he signs in, what he may do on the platform, where he works. */
export function AccountPage() {
  const t = useT()
  const { userId = '' } = useParams()
  const { data: account, error, refetch } = useCall(accountsCalls.getAccount, { userId }, { staysOnPage: true })
  const title = account ? spokenName(account) : t('field.account')
  if (error && !account) {
    return (
      <Page title={title}>
        <Failed error={error} onRetry={refetch} />
      </Page>
    )
  }
  if (!account) {
    return (
      <Page title={title} head={<CardSkeleton lines={3} />}>
        <CardSkeleton lines={8} />
      </Page>
    )
  }
  return (
    <Page title={title} head={<AccountHead account={account} />}>
      <TwoColumns
        beside={
          <>
            <SignInCard account={account} />
            <SuperRolesCard account={account} />
          </>
        }
      >
        <AccountDataCard account={account} />
        <ClientsCard account={account} />
        <SessionsCard userId={userId} />
      </TwoColumns>
    </Page>
  )
}
