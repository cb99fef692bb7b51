import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { esignDelegationsCalls } from '../esign-delegations.calls.ts'
import { OwnDelegation } from './own-delegation.tsx'

/** *Configurer la signature*: who may send and sign in one's place, by type of document. */
export function OwnDelegationsPage() {
  const t = useT()
  const { client, person } = useSession()
  const clientId = client?.id ?? ''
  const userId = person?.id ?? ''
  const { data, error, refetch } = useCall(
    esignDelegationsCalls.getDocumentTypesAllowedForUser,
    { clientId, userId },
    { enabled: clientId !== '' && userId !== '' },
  )
  return (
    <Box sx={{ width: 1, maxWidth: 860, mx: 'auto' }}>
      <Page
        title={t('esign.own.title')}
        context={t('esign.own.context')}
        before={
          <Link component={RouterLink} to={namedRoutes.dashboard} sx={{ justifySelf: 'start' }}>
            {t('esign.own.back')}
          </Link>
        }
      >
        {error && <Failed error={error} onRetry={refetch} />}
        {!data && !error && <CardSkeleton lines={5} />}
        {data?.length === 0 && <Empty title={t('esign.own.none')} text={t('esign.own.none-text')} />}
        {data?.map(type => (
          <OwnDelegation key={type.id} clientId={clientId} userId={userId} type={type} />
        ))}
      </Page>
    </Box>
  )
}
