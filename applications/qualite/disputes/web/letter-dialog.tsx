import { z } from 'zod'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { disputesCalls } from '../disputes.calls.ts'

const letterForm = z.strictObject({ letter: z.string().regex(/^[A-Z]$/, 'qualite.dispute.letter-form') })

/** What numbers begin with from then on. */
export function LetterDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { data } = useCall(disputesCalls.getDisputeLetter, {}, { staysOnPage: true })
  const { send } = useSend(disputesCalls.saveDisputeLetter, { staysOnPage: true })
  return (
    <Dialog title={t('qualite.dispute.letter')} onClose={onClose} width="xs">
      {data && (
        <Form
          schema={letterForm}
          values={{ letter: data.letter }}
          submit={t('verb.save')}
          onSubmit={async ({ letter }) => {
            await send({ letter, version: data.version })
            onClose()
          }}
          onCancel={onClose}
        >
          <TextField name="letter" label={t('qualite.dispute.letter')} help={t('qualite.dispute.letter-help')} />
        </Form>
      )}
    </Dialog>
  )
}
