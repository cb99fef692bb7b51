import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { dashboardsCalls } from '../../dashboards.calls.ts'
import { DashboardFilters } from './dashboard-filters.tsx'
import { DashboardTile } from './dashboard-tile.tsx'
import { useFiltersOfPage } from './use-filters-of-page.ts'

/** The page of an application's dashboards. */
export const dashboardsPageOf = (applicationId: number, title: string) =>
  function DashboardsPage() {
    const t = useT()
    const filters = useFiltersOfPage()
    const { data, error, refetch } = useCall(dashboardsCalls.getDashboards, { applicationId })
    const chosen = data?.find(({ id }) => id === filters.dashboardId) ?? data?.[0]
    const hasTiles = (chosen?.tiles.length ?? 0) > 0
    return (
      <Page title={t(title)}>
        {error && !data && <Failed error={error} onRetry={refetch} />}
        {!data && !error && <CardSkeleton lines={6} />}
        {data && data.length > 1 && chosen && (
          <Tabs
            label={t('configuration.dashboards.title')}
            value={chosen.id ?? ''}
            onChange={dashboard => filters.change({ dashboard })}
            tabs={data.map(({ id, name }) => ({ value: id ?? '', label: name ?? t('configuration.dashboards.usual') }))}
          />
        )}
        {hasTiles && <DashboardFilters applicationId={applicationId} filters={filters} />}
        {data && !hasTiles && (
          <Card>
            <Empty title={t('configuration.dashboards.nothing')} text={t('configuration.dashboards.nothing-text')} />
          </Card>
        )}
        <Box sx={grid}>
          {chosen?.tiles.map(tile => (
            <DashboardTile key={tile.id} tile={tile} filters={filters} />
          ))}
        </Box>
      </Page>
    )
  }

const grid = {
  display: 'grid',
  gap: 2,
  gridAutoFlow: 'dense',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
}
