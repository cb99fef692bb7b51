import { z } from 'zod'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { RecallInFull } from '../recall.model.ts'
import { traceCalls } from '../trace.calls.ts'

const closeForm = z.strictObject({ reason: z.string().overwrite(asOneLine).max(500), releases: z.boolean() })

/** Once every customer has answered; a reason where less than 99 % was found again. */
export function CloseRecallDialog({ recall, onClose }: { recall: RecallInFull; onClose: () => void }) {
  const t = useT()
  const { send } = useSend(traceCalls.closeRecall, { staysOnPage: true })
  const close = async (fields: z.output<typeof closeForm>) => {
    await send({ ...fields, id: recall.id })
    onClose()
  }
  return (
    <Dialog title={t('trace.recall.close')} onClose={onClose} width="sm">
      <Form
        schema={closeForm}
        values={{ reason: '', releases: false }}
        submit={t('trace.recall.close')}
        onSubmit={close}
        onCancel={onClose}
      >
        <TextField name="reason" label={t('field.reason')} autoFocus />
        <CheckboxField name="releases" label={t('trace.recall.releases')} />
      </Form>
    </Dialog>
  )
}
