import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ShownTile, TileSize } from '../../dashboard.model.ts'
import { dashboardsCalls } from '../../dashboards.calls.ts'
import { PanelPoints } from './panel-points.tsx'

/** One panel, which loads and fails alone. */
export function DashboardTile({ tile, companyId }: { tile: ShownTile; companyId: string | null }) {
  const { number } = useFormat()
  const { data, error, refetch } = useCall(
    dashboardsCalls.getPanel,
    { key: tile.panel, ...(companyId && { companyId }) },
    { staleTime: 60_000, staysOnPage: true },
  )
  return (
    <Box sx={{ gridColumn: spans[tile.size] }}>
      {!data && !error && <CardSkeleton lines={tile.kind === 'number' ? 1 : 4} />}
      {error && !data && <FailedTile label={tile.label} message={error.message} onRetry={refetch} />}
      {data && tile.kind === 'number' && (
        <StatCard label={tile.label} value={number(data[0]?.value ?? 0)} {...(data[0]?.to && { to: data[0].to })} />
      )}
      {data && tile.kind !== 'number' && <PanelPoints label={tile.label} kind={tile.kind} points={data} />}
    </Box>
  )
}

type FailedProps = { label: string; message: string; onRetry: () => unknown }

function FailedTile({ label, message, onRetry }: FailedProps) {
  const t = useT()
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2.5, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography id={titleId} variant="h6" component="h2">
        {label}
      </Typography>
      <Typography role="alert" sx={{ color: 'text.secondary' }}>
        {message}
      </Typography>
      <Button size="small" variant="outlined" color="inherit" onClick={() => onRetry()}>
        {t('kernel.failed.retry')}
      </Button>
    </Card>
  )
}

const spans: Record<TileSize, object> = {
  small: { xs: 'auto' },
  medium: { xs: 'auto', sm: 'span 2' },
  large: { xs: 'auto', sm: '1 / -1' },
}
