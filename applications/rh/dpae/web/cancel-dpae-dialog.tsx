import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { dpaeCalls } from '../dpae.calls.ts'
import type { DpaeOfContract } from '../dpae.model.ts'

const schema = z.strictObject({ reason: z.string().trim().min(10, 'rh.dpae.reason-too-short').max(500) })

/** Takes a declaration off its contract; the organism keeps it. */
export function CancelDpaeDialog({ declaration, onClose }: { declaration: DpaeOfContract; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(dpaeCalls.deleteDpae, { staysOnPage: true })
  const cancel = async ({ reason }: z.output<typeof schema>) => {
    await send({ id: declaration.dpaeId as string, reason })
    alert.success(t('rh.dpae.cancelled'))
    onClose()
  }
  return (
    <Dialog title={t('rh.dpae.cancel')} onClose={onClose} width="sm">
      <Form
        schema={schema}
        values={{ reason: '' }}
        submit={t('rh.dpae.cancel')}
        onSubmit={cancel}
        onCancel={onClose}
        isDestructive
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('rh.dpae.cancel-text')}</Typography>
        <TextField name="reason" label={t('field.reason')} />
      </Form>
    </Dialog>
  )
}
