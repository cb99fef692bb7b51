import { useParams, useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { externalServicesOfClient } from '#platform/providers/providers.web.ts'
import { rightsOfClient } from '#platform/rights/rights.web.ts'
import type { Client } from '../../client.model.ts'
import { clientsCalls } from '../../clients.calls.ts'
import { AdminsTab } from './admins-tab.tsx'
import { ApplicationsTab } from './applications-tab.tsx'
import { ClientHead } from './client-head.tsx'
import { HistoryTab } from './history-tab.tsx'
import { SheetTab } from './sheet-tab.tsx'
import { SupportsTab } from './supports-tab.tsx'

const Rights = componentOf(rightsOfClient, <CardSkeleton lines={8} />)
const ExternalServices = componentOf(externalServicesOfClient, <CardSkeleton lines={8} />)

/** All that the platform knows of one client, and what it may do with it. */
export function ClientPage() {
  const t = useT()
  const { clientId = '' } = useParams()
  const { data: client, error, refetch } = useCall(clientsCalls.getClient, { clientId }, { staysOnPage: true })
  if (error && [400, 404].includes(error.status)) {
    return (
      <Page title={t('clients.sheet.title')}>
        <Empty title={t('clients.sheet.nobody')} text={t('clients.sheet.nobody-text')} />
      </Page>
    )
  }
  if (error && !client) {
    return (
      <Page title={t('clients.sheet.title')}>
        <Failed error={error} onRetry={refetch} />
      </Page>
    )
  }
  if (!client) {
    return (
      <Page title={t('clients.sheet.title')} head={<CardSkeleton lines={3} />}>
        <CardSkeleton />
      </Page>
    )
  }
  return <Sheet client={client} />
}

function Sheet({ client }: { client: Client }) {
  const [address] = useSearchParams()
  const tab = address.get('tab') ?? 'sheet'
  return (
    <Page title={client.name} head={<ClientHead client={client} tab={tab} />}>
      {tab === 'applications' && <ApplicationsTab client={client} />}
      {tab === 'rights' && <Rights clientId={client.id} />}
      {tab === 'admins' && <AdminsTab client={client} />}
      {tab === 'services' && <ExternalServices clientId={client.id} />}
      {tab === 'supports' && <SupportsTab clientId={client.id} />}
      {tab === 'history' && <HistoryTab clientId={client.id} />}
      {!otherTabs.has(tab) && <SheetTab client={client} />}
    </Page>
  )
}

const otherTabs = new Set(['applications', 'rights', 'admins', 'services', 'supports', 'history'])
