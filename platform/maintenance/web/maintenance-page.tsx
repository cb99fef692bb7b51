import EngineeringOutlined from '~icons/ic/outline-engineering'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useMaintenanceEnd } from './use-maintenance-end.ts'

/** Waits with the person, and goes back by itself once the maintenance is over. */
export function MaintenancePage() {
  const t = useT()
  const { moment } = useFormat()
  const maintenance = useMaintenanceEnd()
  const title = maintenance?.name ?? t('maintenance.title')
  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 3 }}>
      <title>{`${t('maintenance.title')} · Sillon`}</title>
      <Box sx={{ maxWidth: 520, display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5 }}>
        <EngineeringOutlined aria-hidden sx={{ fontSize: 64, color: 'warning.main', mb: 1 }} />
        <Typography variant="h4" component="h1">
          <bdi>{title}</bdi>
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '1rem' }}>
          <bdi>{maintenance?.description ?? t('maintenance.text')}</bdi>
        </Typography>
        {maintenance?.plannedEnd && (
          <Typography sx={{ fontWeight: 600 }}>
            {t('maintenance.planned-end', { moment: moment(maintenance.plannedEnd) })}
          </Typography>
        )}
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mt: 2, color: 'text.secondary' }}>
          <CircularProgress size={20} aria-hidden />
          <Typography variant="body2">{t('maintenance.waiting')}</Typography>
        </Box>
      </Box>
    </Box>
  )
}
