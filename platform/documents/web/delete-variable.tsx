import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import type { DocumentObject, DocumentVariable } from '../document-type.model.ts'
import { documentTypesCalls } from '../document-types.calls.ts'
import { writtenInModels } from './written-in-models.ts'

type Props = { object: DocumentObject; variable: DocumentVariable; onClose: () => void }

export function DeleteVariable({ object, variable, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(documentTypesCalls.deleteVariable)
  const remove = async () => {
    await send({ variableId: variable.id })
    alert.success(t('documents.variable.deleted', { name: variable.label }))
  }
  return (
    <Confirm
      title={t('question.deleteNamed', { name: variable.label })}
      verb={t('documents.variable.delete')}
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      {t('documents.variable.delete-text', { code: writtenInModels(object, variable) })}
    </Confirm>
  )
}
