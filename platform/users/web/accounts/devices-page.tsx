import ArrowBack from '~icons/ic/baseline-arrow-back'
import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { later } from '#kernel/web/later.tsx'
import { loadSessionsCard } from '#platform/identity/account.web.ts'
import { accountsCalls } from '../../accounts.calls.ts'
import { spokenName } from '../../person-names.model.ts'
import { addressOfAccount } from './account-addresses.ts'

const SessionsCard = later(loadSessionsCard, { fallback: <CardSkeleton /> })

/** Where somebody is signed in, was, and by which browsers he is known. */
export function DevicesPage() {
  const t = useT()
  const { userId = '' } = useParams()
  const { data: account, error, refetch } = useCall(accountsCalls.getAccount, { userId }, { staysOnPage: true })
  return (
    <Page
      title={t('users.account.devices')}
      context={account && <bdi>{`${spokenName(account)} · ${account.mail}`}</bdi>}
      before={
        <Button
          component={Link}
          to={addressOfAccount(userId)}
          color="inherit"
          startIcon={<ArrowBack sx={theme => ({ transform: theme.direction === 'rtl' ? 'scaleX(-1)' : undefined })} />}
          sx={{ justifySelf: 'start' }}
        >
          {t('users.account.back')}
        </Button>
      }
    >
      {error && !account ? <Failed error={error} onRetry={refetch} /> : <SessionsCard userId={userId} />}
    </Page>
  )
}
