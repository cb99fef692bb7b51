import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { FoundKind, HrEvent } from '../hr-event.model.ts'
import { hrEventsCalls } from '../hr-events.calls.ts'

const schema = z.strictObject({ reason: z.string().trim().min(1).max(500) })

/** Why something that a contract or a paper brings is of no concern. */
export function IgnoreDialog({ event, name, onClose }: { event: HrEvent; name: string; onClose: () => void }) {
  const t = useT()
  const { send } = useSend(hrEventsCalls.markHrEvent, { staysOnPage: true })
  const ignore = async ({ reason }: z.output<typeof schema>) => {
    const { kind, sourceId, fromDay: day } = event
    await send({ sourceKind: kind as FoundKind, sourceId, day, said: { mark: 'ignored', reason } })
    onClose()
  }
  return (
    <Dialog title={t('rh.event.ignore-named', { name })} onClose={onClose}>
      <Form schema={schema} values={{ reason: '' }} submit={t('rh.event.ignore')} onSubmit={ignore} onCancel={onClose}>
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} autoFocus />
      </Form>
    </Dialog>
  )
}
