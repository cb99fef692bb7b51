import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { workCalls } from '../work.calls.ts'
import { sentenceOfWork, type WorkEntry } from '../work.model.ts'

const rejection = z.strictObject({ sentence: sentenceOfWork })

/** Why hours are not approved as they stand. */
export function RejectWorkDialog({ entry, onClose }: { entry: WorkEntry; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(workCalls.rejectWork, { staysOnPage: true })
  const { id, version, task, worker } = entry
  return (
    <Dialog title={t('culture.work.reject-named', { task, name: worker })} onClose={onClose} width="sm">
      <Form
        schema={rejection}
        values={{ sentence: '' }}
        submit={t('culture.work.reject')}
        onSubmit={async ({ sentence }) => {
          await send({ id, version, sentence })
          alert.success(t('culture.work.was-rejected', { name: worker }))
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="sentence" label={t('culture.work.sentence')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
