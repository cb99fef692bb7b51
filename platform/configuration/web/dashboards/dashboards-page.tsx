import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { dashboardsCalls } from '../../dashboards.calls.ts'
import { CompanyOfDashboard } from './company-of-dashboard.tsx'
import { DashboardTile } from './dashboard-tile.tsx'

/** The page of an application's dashboards. */
export const dashboardsPageOf = (applicationId: number, title: string) =>
  function DashboardsPage() {
    const t = useT()
    const [address, setAddress] = useSearchParams()
    const { data, error, refetch } = useCall(dashboardsCalls.getDashboards, { applicationId })
    const chosen = data?.find(({ id }) => id === address.get('dashboard')) ?? data?.[0]
    const companyId = address.get('company')
    const change = (name: 'dashboard' | 'company', value: string | null) => {
      const next = new URLSearchParams(address)
      if (value) next.set(name, value)
      else next.delete(name)
      setAddress(next, { replace: true })
    }
    return (
      <Page
        title={t(title)}
        context={chosen && t('configuration.dashboards.tiles-count', { count: chosen.tiles.length })}
        actions={<CompanyOfDashboard chosen={companyId} onChoose={company => change('company', company)} />}
      >
        {error && !data && <Failed error={error} onRetry={refetch} />}
        {!data && !error && <CardSkeleton lines={6} />}
        {data && data.length > 1 && chosen && (
          <Tabs
            label={t('configuration.dashboards.title')}
            value={chosen.id ?? ''}
            onChange={id => change('dashboard', id)}
            tabs={data.map(({ id, name }) => ({ value: id ?? '', label: name ?? t('configuration.dashboards.usual') }))}
          />
        )}
        {data && (chosen?.tiles.length ?? 0) === 0 && (
          <Card>
            <Empty title={t('configuration.dashboards.nothing')} text={t('configuration.dashboards.nothing-text')} />
          </Card>
        )}
        <Box sx={grid}>
          {chosen?.tiles.map(tile => (
            <DashboardTile key={tile.id} tile={tile} companyId={tile.filters.companyId ?? companyId} />
          ))}
        </Box>
      </Page>
    )
  }

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridAutoFlow: 'dense',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
}
