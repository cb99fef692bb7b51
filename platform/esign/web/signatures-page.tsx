import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { certificateCard } from '#platform/sealing/sealing.web.ts'
import { AccountCard } from './account/account-card.tsx'
import { DelegationsCard } from './delegations/delegations-card.tsx'
import { EsignPasswordCard } from './password/esign-password-card.tsx'

const Certificate = componentOf(certificateCard, <CardSkeleton lines={5} />)

/** For the admin of a client: its password, its account at a provider, its certificate, who signs for whom. */
export function SignaturesPage() {
  const t = useT()
  const { client, person } = useSession()
  return (
    <Page title={t('esign.title')} context={t('esign.context')}>
      {client && person && (
        <>
          <EsignPasswordCard clientId={client.id} />
          <AccountCard clientId={client.id} />
          <Certificate />
          <DelegationsCard clientId={client.id} userId={person.id} />
        </>
      )}
    </Page>
  )
}
