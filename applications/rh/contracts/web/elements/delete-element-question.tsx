import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import type { ElementOfContract } from '../../contract-element.model.ts'
import { contractElementsCalls } from '../../contract-elements.calls.ts'

const callOf = {
  amendment: contractElementsCalls.deleteAmendment,
  suspension: contractElementsCalls.deleteSuspension,
  endingOfContract: contractElementsCalls.deleteEndingOfContract,
} as const

/** Asks before an element that nobody signed leaves the lists. */
export function DeleteElementQuestion({ element, onClose }: { element: ElementOfContract; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(callOf[element.kind], { staysOnPage: true })
  const name = t(`rh.element.${element.kind}`)
  const remove = async () => {
    await send({ id: element.id })
    alert.success(t('rh.element.was-deleted', { name }))
  }
  return (
    <Confirm
      title={t('question.deleteNamed', { name })}
      verb={t('verb.delete')}
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      {t('rh.element.delete-text')}
    </Confirm>
  )
}
