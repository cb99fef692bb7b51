import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { NewAccessRequest } from '../access-request.model.ts'
import { accessRequestsCalls } from '../access-requests.calls.ts'

/** What one needs, in one's own words; it may stay blank. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(accessRequestsCalls.askForAccess, { staysOnPage: true })
  const ask = async (typed: { text: string }) => {
    await send(typed)
    alert.success(t('access-requests.asked'))
    onClose()
  }
  return (
    <Dialog title={t('access-requests.ask')} width="xs" onClose={onClose}>
      <Form
        schema={NewAccessRequest}
        values={{ text: '' }}
        onSubmit={ask}
        submit={t('access-requests.send')}
        onCancel={onClose}
      >
        <TextField name="text" label={t('access-requests.need')} help={t('access-requests.need-help')} />
      </Form>
    </Dialog>
  )
}
