import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import type { Dashboard } from '../../dashboard.model.ts'
import { dashboardsCalls } from '../../dashboards.calls.ts'

/** A dashboard: whose it is, and how much it shows. */
export function DashboardRow({ dashboard, onEdit }: { dashboard: Dashboard; onEdit: () => void }) {
  const t = useT()
  const alert = useAlert()
  const [isErasing, setIsErasing] = useState(false)
  const { id, name, services, tiles } = dashboard
  const erasure = useSend(dashboardsCalls.deleteDashboard, { staysOnPage: true })
  const erase = async () => {
    await erasure.send({ id })
    alert.success(t('configuration.dashboards.erased', { name }))
  }
  const readers =
    services.length > 0 ? services.map(service => service.name).join(', ') : t('configuration.dashboards.everybody')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="span">
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {`${readers} · ${t('configuration.dashboards.tiles-count', { count: tiles.length })}`}
        </Typography>
      </Box>
      <RowMenu
        label={t('verb.actOnNamed', { name })}
        actions={[
          { label: t('verb.edit'), onSelect: onEdit },
          { label: t('verb.delete'), isDestructive: true, onSelect: () => setIsErasing(true) },
        ]}
      />
      {isErasing && (
        <Confirm
          title={t('question.deleteNamed', { name })}
          verb={t('configuration.dashboards.erase')}
          isDestructive
          onConfirm={erase}
          onClose={() => setIsErasing(false)}
        >
          {t('configuration.dashboards.erase-text')}
        </Confirm>
      )}
    </Box>
  )
}
