import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { reasonOfWeighing, type Weighing } from '../weighing.model.ts'

const reasonForm = z.strictObject({ reason: reasonOfWeighing })

type Props = { weighing: Weighing; onCancel: (reason: string) => Promise<unknown>; onClose: () => void }

/** What was wrong stays to be read, with why it does not count. */
export function CancelWeighing({ weighing, onCancel, onClose }: Props) {
  const t = useT()
  const { weight } = useFormat()
  return (
    <Dialog title={t('atelier.weighing.undo', { weight: weight(weighing.netKg) })} onClose={onClose} width="xs">
      <Form
        schema={reasonForm}
        values={{ reason: '' }}
        submit={t('atelier.weighing.undo-verb')}
        onSubmit={async ({ reason }) => {
          await onCancel(reason)
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="reason" label={t('field.reason')} />
      </Form>
    </Dialog>
  )
}
