import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { offerRulesCalls } from '../offer-rules.calls.ts'
import { NewRefusalReason, noTexts } from '../refusal-answer.model.ts'
import { LetterFields } from './letter-fields.tsx'

/** A reason of the client's own, with what is written then. */
export function NewReasonDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(offerRulesCalls.addRefusalReason, { staysOnPage: true })
  const save = async (said: NewRefusalReason) => {
    await send(said)
    alert.success(t('kernel.record.was-saved', { name: said.names.fr }))
    onClose()
  }
  return (
    <Dialog title={t('rh.refusal.new')} onClose={onClose} width="sm">
      <Form
        schema={NewRefusalReason}
        values={{ names: noTexts, texts: noTexts }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <LetterFields isNamed />
      </Form>
    </Dialog>
  )
}
