import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { dpaeCalls } from '../dpae.calls.ts'
import type { DpaeOfContract } from '../dpae.model.ts'

const schema = z.strictObject({
  receiptNumber: z.string().trim().min(1, 'kernel.field.required').max(40),
  viaTesa: z.boolean(),
})

/** The receipt of a declaration that was made on the organism's own site; of a contract that TESA made, its order's number. */
export function ReceiptDialog({ declaration, onClose }: { declaration: DpaeOfContract; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(dpaeCalls.createDPAE, { staysOnPage: true })
  const save = async (typed: z.output<typeof schema>) => {
    await send({ contractId: declaration.contractId, json: null, ...typed })
    alert.success(t('rh.dpae.recorded'))
    onClose()
  }
  return (
    <Dialog title={t('rh.dpae.type-receipt')} onClose={onClose} width="sm">
      <Form
        schema={schema}
        values={{ receiptNumber: '', viaTesa: false }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('rh.dpae.type-receipt-text')}</Typography>
        <TextField name="receiptNumber" label={t('rh.dpae.receipt')} />
        {declaration.organism === 'msa' && <CheckboxField name="viaTesa" label={t('rh.dpae.tesa-made')} />}
      </Form>
    </Dialog>
  )
}
