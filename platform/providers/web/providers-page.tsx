import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useSession } from '#kernel/web/session.ts'
import { providersCalls } from '../providers.calls.ts'
import { ServicesOfClient } from './services-of-client.tsx'

/** For the admin of a client: whom his company is connected to, and whether they answer. */
export function ProvidersPage() {
  const t = useT()
  const clientId = useSession().client?.id ?? ''
  const { data } = useCall(providersCalls.getExternalServices, { clientId }, { enabled: clientId !== '' })
  const used = data?.filter(({ state }) => state !== 'off').length ?? 0
  const failing = data?.filter(({ state }) => state === 'failing').length ?? 0
  const counts = [
    t('providers.in-use', { count: used }),
    ...(failing > 0 ? [t('providers.failing', { count: failing })] : []),
  ]
  return (
    <Page title={t('field.providers')} context={data && counts.join(' · ')}>
      {clientId && <ServicesOfClient clientId={clientId} />}
    </Page>
  )
}
