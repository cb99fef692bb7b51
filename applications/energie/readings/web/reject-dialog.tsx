import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { RejectionReason } from '../reading.model.ts'
import { readingsCalls } from '../readings.calls.ts'

const Rejection = z.strictObject({ reason: RejectionReason })

type Props = { reading: { id: string; version: number; readOn: string }; onClose: () => void }

/** Why a reading does not count. */
export function RejectDialog({ reading: { id, version, readOn }, onClose }: Props) {
  const t = useT()
  const { date } = useFormat()
  const { send } = useSend(readingsCalls.rejectReading, { staysOnPage: true })
  return (
    <Dialog title={t('energie.readings.reject-of', { day: date(readOn) })} onClose={onClose}>
      <Form
        schema={Rejection}
        values={{ reason: '' }}
        submit={t('energie.readings.reject')}
        onCancel={onClose}
        onSubmit={async ({ reason }) => {
          await send({ id, version, reason })
          onClose()
        }}
      >
        <TextField name="reason" label={t('field.reason')} autoFocus />
      </Form>
    </Dialog>
  )
}
