import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import type { ClientStatus } from '../client.model.ts'
import { clientsCalls } from '../clients.calls.ts'

export type Switching = 'status' | 'readOnly'

type Props = {
  client: { id: string; name: string; status: ClientStatus; readOnly: boolean; users: number; version?: number }
  what: Switching
  onClose: () => void
}

/** Closing, opening, making read-only and back: each says how many people it concerns. */
export function SwitchClient({ client, what, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const call = what === 'status' ? clientsCalls.switchClientStatus : clientsCalls.switchClientReadonlyStatus
  const { send } = useSend(call)
  const towards =
    what === 'status' ? (client.status === 'active' ? 'inactive' : 'active') : client.readOnly ? 'writable' : 'readOnly'
  const confirm = async () => {
    await send({ clientId: client.id, ...(client.version !== undefined && { version: client.version }) })
    alert.success(t(`clients.switched.${towards}`, { name: client.name }))
  }
  return (
    <Confirm
      title={t(`clients.switch.${towards}-title`, { name: client.name })}
      verb={t(`clients.switch.${towards}`)}
      isDestructive={towards === 'inactive'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(`clients.switch.${towards}-people`, { count: client.users })} {t(`clients.switch.${towards}-text`)}
    </Confirm>
  )
}
