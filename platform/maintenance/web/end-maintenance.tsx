import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import type { Maintenance } from '../maintenance.model.ts'
import { maintenanceCalls } from '../maintenance.calls.ts'

/** Asks before opening again, or before giving up what was announced. */
export function EndMaintenance({ maintenance, onClose }: { maintenance: Maintenance; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(maintenanceCalls.endMaintenance)
  const { id, name, state } = maintenance
  const isRunning = state === 'active'
  const end = async () => {
    await send({ id })
    alert.success(t(isRunning ? 'maintenance.ended' : 'maintenance.cancelled', { name }))
  }
  return (
    <Confirm
      title={t(isRunning ? 'maintenance.end-title' : 'maintenance.cancel-title', { name })}
      verb={t(isRunning ? 'maintenance.end' : 'maintenance.cancel')}
      isDestructive={!isRunning}
      onConfirm={end}
      onClose={onClose}
    >
      {t(isRunning ? 'maintenance.end-text' : 'maintenance.cancel-text')}
    </Confirm>
  )
}
