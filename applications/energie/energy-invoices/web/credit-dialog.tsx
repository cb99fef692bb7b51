import { z } from 'zod'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { inCents } from '#kernel/web/kit/in-cents.ts'

const credited = z.strictObject({
  creditNumber: z.string().min(1, 'kernel.form.required').max(60),
  credit: z.number('kernel.form.required').positive(),
})

type Props = { invoice: AnswerOf<typeof energyInvoicesCalls.getEnergyInvoice>; onClose: () => void }

/** The credit note that the supplier sent: its gap is proposed. */
export function CreditDialog({ invoice: { id, version, gapCents = null }, onClose }: Props) {
  const t = useT()
  const { send } = useSend(energyInvoicesCalls.creditEnergyInvoice, { staysOnPage: true })
  return (
    <Dialog title={t('energie.energy-invoices.do.credit')} onClose={onClose} width="sm">
      <Form
        schema={credited}
        values={{ creditNumber: '', credit: gapCents !== null && gapCents > 0 ? gapCents / 100 : null }}
        submit={t('verb.save')}
        onSubmit={async ({ credit, creditNumber }) => {
          await send({ id, version, creditNumber, creditCents: inCents(credit) })
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="creditNumber" label={t('energie.energy-invoices.credit-number')} autoFocus />
        <NumberField name="credit" label={t('energie.energy-invoices.credit')} decimals={2} unit="€" />
      </Form>
    </Dialog>
  )
}
