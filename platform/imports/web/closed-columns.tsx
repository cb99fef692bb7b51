import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { ModelOffer } from '../import.model.ts'

/** What the person may not bring in, and why, said before he maps it. */
export function ClosedColumns({ model }: { model: ModelOffer }) {
  const t = useT()
  const closed = model.columns.filter(column => column.closed !== undefined)
  if (closed.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <AlertTitle>{t('imports.mapping.closed-title')}</AlertTitle>
      {closed.map(({ key, label, closed: why }) => (
        <Typography key={key} variant="body2">
          {t('imports.mapping.closed', { column: label, why })}
        </Typography>
      ))}
    </Alert>
  )
}
