import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type PieceToCheck, rejectReason } from '#rh/document-requests/document-request.model.ts'
import { documentRequestsCalls } from '#rh/document-requests/document-requests.calls.ts'
import { spokenName } from './names.ts'

const said = z.strictObject({ reason: rejectReason })

type Props = { piece: PieceToCheck; onClose: () => void; onRejected: (isTold: boolean) => void }

/** Why a piece is turned down, as its sender will read it. */
export function RejectDialog({ piece, onClose, onRejected }: Props) {
  const t = useT()
  const { send } = useSend(documentRequestsCalls.rejectDocument, { staysOnPage: true })
  const reject = async ({ reason }: z.output<typeof said>) => {
    const { isTold } = await send({ id: piece.id, version: piece.version, reason })
    onRejected(isTold)
  }
  return (
    <Dialog title={t('rh.request.reject-title')} onClose={onClose}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {t('rh.request.reject-text', { name: spokenName(piece) })}
      </Typography>
      <Form
        schema={said}
        values={{ reason: '' }}
        onSubmit={reject}
        submit={t('rh.request.reject')}
        onCancel={onClose}
        isDestructive
      >
        <TextField name="reason" label={t('field.cause')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}
