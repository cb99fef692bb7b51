import Alert from '@mui/material/Alert'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useReconnected, useSignal } from '#kernel/web/live.ts'
import { signOut } from '#kernel/web/session.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { maintenanceCalls } from '../maintenance.calls.ts'
import { maintenanceCreated, maintenanceEnded, maintenancePlanned } from '../maintenance.signals.ts'

/** Milliseconds. Signals tell at once; asking finds what a cut line missed. */
const askEvery = 5 * 60_000

/** Announces a planned maintenance above every page, and leaves when one begins without this person. */
export function MaintenanceWatch() {
  const t = useT()
  const { time } = useFormat()
  const { data, refetch } = useCall(
    maintenanceCalls.isApplicationUnderMaintenance,
    {},
    { staysOnPage: true, refetchInterval: askEvery },
  )
  const askAgain = () => void refetch()
  useSignal(maintenancePlanned, askAgain)
  useSignal(maintenanceEnded, askAgain)
  useReconnected(askAgain)
  useSignal(maintenanceCreated, () => signOut('kernel.session.maintenance'))
  const planned = data?.planned
  if (!planned) return null
  return (
    <Alert severity="warning" square role="status">
      {t('maintenance.coming', { time: time(planned.startsAt), name: planned.name })}
    </Alert>
  )
}
