import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { esignDelegationsCalls } from '../../esign-delegations.calls.ts'
import { readsOfDelegations } from './reads-of-delegations.ts'

type Props = { typeId: number; userId: string; name: string; onClose: () => void }

export function RemoveDelegation({ typeId, userId, name, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(esignDelegationsCalls.removeDelegationOfUserForDocumentType, {
    invalidates: readsOfDelegations,
  })
  const remove = async () => {
    await send({ documentTypeId: typeId, userId })
    alert.success(t('esign.delegation.removed', { name }))
  }
  return (
    <Confirm
      title={t('esign.delegation.remove-of', { name })}
      verb={t('esign.delegation.remove')}
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      {t('esign.delegation.remove-text')}
    </Confirm>
  )
}
