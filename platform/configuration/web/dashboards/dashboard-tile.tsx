import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ShownTile, TileSize } from '../../dashboard.model.ts'
import { dashboardsCalls } from '../../dashboards.calls.ts'
import { FailedTile } from './failed-tile.tsx'
import { PanelCard } from './panel-card.tsx'
import type { FiltersOfPage } from './use-filters-of-page.ts'

type Props = { tile: ShownTile; filters: FiltersOfPage }

/** One panel, which loads and fails alone. It is asked by the filters that it heeds, and by no other. */
export function DashboardTile({ tile: { panel, label, kind, size, heeds, filters: own }, filters }: Props) {
  const t = useT()
  const { number } = useFormat()
  const companyId = own.companyId ?? filters.companyId
  const { data, error, refetch } = useCall(
    dashboardsCalls.getPanel,
    {
      key: panel,
      ...(companyId && { companyId }),
      ...(filters.siteId && heeds.includes('site') && { siteId: filters.siteId }),
      ...(heeds.includes('period') && { period: filters.period }),
    },
    { staleTime: 60_000, staysOnPage: true },
  )
  const note = heeds.includes('period') ? t(`configuration.dashboards.period.${filters.period}`) : undefined
  return (
    <Box sx={{ gridColumn: spans[size] }}>
      {!data && !error && <CardSkeleton lines={kind === 'number' ? 1 : 4} />}
      {error && !data && <FailedTile label={label} message={error.message} onRetry={refetch} />}
      {data && kind === 'number' && (
        <StatCard
          label={label}
          value={number(data[0]?.value ?? 0)}
          {...(note && { note: { text: note } })}
          {...(data[0]?.to && { to: data[0].to })}
        />
      )}
      {data && kind !== 'number' && <PanelCard label={label} kind={kind} points={data} />}
    </Box>
  )
}

const spans: Record<TileSize, object> = {
  small: { xs: 'auto' },
  medium: { xs: 'auto', sm: 'span 2' },
  large: { xs: 'auto', sm: '1 / -1' },
}
