import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { Lot } from '../lot.model.ts'
import { lotsCalls } from '../lots.calls.ts'

const releaseForm = z.strictObject({ reason: z.string().overwrite(asOneLine).min(1).max(500) })

/** Lifts what people set on a lot: with a reason, by another than who set it. */
export function ReleaseDialog({ lot, onClose }: { lot: Lot; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(lotsCalls.releaseLots, { staysOnPage: true })
  const release = async ({ reason }: z.output<typeof releaseForm>) => {
    await send({ lotIds: [lot.id], reason })
    alert.success(t('atelier.lot.was-released', { number: lot.number }))
    onClose()
  }
  return (
    <Dialog title={t('atelier.lot.release-verb')} onClose={onClose} width="sm">
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('atelier.lot.release-text')}</Typography>
      <Form
        schema={releaseForm}
        values={{ reason: '' }}
        submit={t('atelier.lot.release-verb')}
        onSubmit={release}
        onCancel={onClose}
      >
        <TextField name="reason" label={t('field.reason')} autoFocus />
      </Form>
    </Dialog>
  )
}
