import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { hiringFilesCalls } from '../hiring-files.calls.ts'

const typed = z.object({ reason: z.string().trim().min(3).max(500) })

/** Why a piece is to be sent again: the person reads it in his mail. */
export function RejectDialog({ fileId, pieceId, onClose }: { fileId: string; pieceId: string; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(hiringFilesCalls.rejectHiringPiece, { staysOnPage: true })
  return (
    <Dialog title={t('rh.hiring.reject-title')} onClose={onClose} width="xs">
      <Form
        schema={typed}
        values={{ reason: '' }}
        submit={t('rh.hiring.reject')}
        isDestructive
        onSubmit={async ({ reason }) => {
          await send({ id: fileId, pieceId, reason })
          alert.success(t('rh.hiring.rejected'))
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
