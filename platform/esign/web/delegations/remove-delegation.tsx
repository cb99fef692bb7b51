import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { esignDelegationsCalls } from '../../esign-delegations.calls.ts'

type Props = {
  typeId: number
  userId: string
  title: string
  text: string
  /** Said once it is done. */
  done: string
  onClose: () => void
}

export function RemoveDelegation({ typeId, userId, title, text, done, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(esignDelegationsCalls.removeDelegationOfUserForDocumentType)
  const remove = async () => {
    await send({ documentTypeId: typeId, userId })
    alert.success(done)
  }
  return (
    <Confirm title={title} verb={t('esign.delegation.remove')} isDestructive onConfirm={remove} onClose={onClose}>
      {text}
    </Confirm>
  )
}
