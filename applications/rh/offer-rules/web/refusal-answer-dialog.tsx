import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { offerRulesCalls } from '../offer-rules.calls.ts'
import { LetterFields } from './letter-fields.tsx'
import { alwaysProposed, type RefusalAnswer, RefusalAnswerFields } from '../refusal-answer.model.ts'

type Props = { answer: RefusalAnswer; name: string; onClose: () => void }

/** Whether a reason is proposed, and the letter of each language; where it is blank the usual one goes. */
export function RefusalAnswerDialog({ answer, name, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(offerRulesCalls.editRefusalAnswer, { staysOnPage: true })
  const { reason, isProposed, texts, names, usual, version } = answer
  const save = async (fields: RefusalAnswerFields) => {
    await send({ ...fields, version })
    alert.success(t('kernel.record.was-saved', { name }))
    onClose()
  }
  return (
    <Dialog title={name} onClose={onClose} width="sm">
      <Form
        schema={RefusalAnswerFields}
        values={{ reason, isProposed, texts, names }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        {reason !== alwaysProposed && <CheckboxField name="isProposed" label={t('rh.refusal.is-proposed')} />}
        <LetterFields usual={usual} isNamed={names !== null} />
      </Form>
    </Dialog>
  )
}
