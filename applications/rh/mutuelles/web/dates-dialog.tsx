import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import type { Mutuelle } from '../mutuelle.model.ts'
import { mutuellesCalls } from '../mutuelles.calls.ts'

const typed = z.object({
  startingDate: z.string().min(1, 'kernel.field.required'),
  endingDate: textOrNone,
})

/** Other days of a cover; its last day ends it. */
export function DatesDialog({ mutuelle, onClose }: { mutuelle: Mutuelle; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(mutuellesCalls.editDatesOfMutuelle, { staysOnPage: true })
  const save = async (days: z.output<typeof typed>) => {
    await send({ insuranceId: mutuelle.id, version: mutuelle.version, ...days })
    alert.success(t('rh.mutuelle.saved'))
    onClose()
  }
  return (
    <Dialog title={t('rh.mutuelle.edit-dates')} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{ startingDate: mutuelle.startingDate, endingDate: mutuelle.endingDate ?? '' }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <DateField name="startingDate" label={t('field.start')} />
        <DateField name="endingDate" label={t('field.end')} />
      </Form>
    </Dialog>
  )
}
