import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { treatmentsCalls } from '../treatments.calls.ts'

/** Places that nobody may enter, or whose harvest waits, each with its hour. */
export function ClosedPlaces() {
  const t = useT()
  const { moment } = useFormat()
  const { data = [] } = useCall(treatmentsCalls.getClosedPlaces, {}, { staysOnPage: true })
  if (data.length === 0) return null
  const now = Temporal.Now.instant()
  const isClosed = (at: string) => Temporal.Instant.compare(Temporal.Instant.from(at), now) > 0
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {data.map(({ treatmentId, place, reEntryAt, harvestFrom }) => (
        <Alert key={treatmentId} severity={isClosed(reEntryAt) ? 'error' : 'warning'}>
          {isClosed(reEntryAt) && <div>{t('culture.treatments.closed-until', { place, at: moment(reEntryAt) })}</div>}
          {isClosed(harvestFrom) && (
            <div>{t('culture.treatments.no-harvest-until', { place, at: moment(harvestFrom) })}</div>
          )}
        </Alert>
      ))}
    </Box>
  )
}
