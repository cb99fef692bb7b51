import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSearchParams } from 'react-router'
import { accessCalls } from '../access.calls.ts'
import { Gate } from './gate.tsx'

/** The gate of a site: a badge is shown, and the whole screen says whether its bearer comes in. */
export function GatePage() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const { data: sites, error, refetch } = useCall(accessCalls.getSitesOfGates, {})
  const site = sites?.find(({ id }) => id === params.get('site')) ?? sites?.[0]
  if (sites && site)
    return <Gate key={site.id} site={site} sites={sites} onChoose={id => setParams({ site: id }, { replace: true })} />
  return (
    <Page title={t('rh.access.gate')}>
      {error ? (
        <Failed error={error} onRetry={refetch} />
      ) : sites ? (
        <Empty title={t('rh.access.no-site')} text={t('rh.access.no-site-text')} />
      ) : (
        <CardSkeleton lines={8} />
      )}
    </Page>
  )
}
