import { z } from 'zod'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { Lot } from '../lot.model.ts'
import { lotsCalls } from '../lots.calls.ts'

const scrapForm = z.strictObject({
  kg: z.number().positive(),
  reason: z.string().overwrite(asOneLine).min(1).max(500),
})

/** What is thrown away leaves the stock with its reason. */
export function ScrapDialog({ lot, onClose }: { lot: Lot; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(lotsCalls.scrapLot, { staysOnPage: true })
  const scrap = async (fields: z.output<typeof scrapForm>) => {
    await send({ id: lot.id, ...fields })
    alert.success(t('atelier.lot.was-scrapped', { number: lot.number }))
    onClose()
  }
  return (
    <Dialog title={t('atelier.lot.scrap-title', { number: lot.number })} onClose={onClose} width="sm">
      <Form
        schema={scrapForm}
        values={{ kg: lot.physicalKg, reason: '' }}
        submit={t('atelier.lot.scrap')}
        onSubmit={scrap}
        onCancel={onClose}
      >
        <NumberField name="kg" label={t('trade.weight')} decimals={3} unit="kg" />
        <TextField name="reason" label={t('field.reason')} />
      </Form>
    </Dialog>
  )
}
