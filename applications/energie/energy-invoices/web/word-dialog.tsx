import { z } from 'zod'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { sentence } from '../energy-invoice.model.ts'
import { energyInvoicesCalls } from '../energy-invoices.calls.ts'

/** What is done with a sentence. */
export type WordedAct = 'dispute' | 'validate' | 'reject'

type Invoice = AnswerOf<typeof energyInvoicesCalls.getEnergyInvoice>
type Props = { act: WordedAct; invoice: Invoice; onClose: () => void }

/** A step that says why; what is conform needs no word to be validated. */
export function WordDialog({ act, invoice, onClose }: Props) {
  const t = useT()
  const send = useActs(invoice)
  const { state, gapCents = null, toleranceCents = null } = invoice
  const isWithin = gapCents !== null && toleranceCents !== null && Math.abs(gapCents) <= toleranceCents
  const optional = act === 'validate' && state !== 'gap' && isWithin
  return (
    <Dialog title={t(`energie.energy-invoices.do.${act}`)} onClose={onClose} width="sm">
      <Form
        schema={z.strictObject({ text: optional ? textOrNone : sentence })}
        values={{ text: '' }}
        submit={t(`energie.energy-invoices.do.${act}`)}
        onSubmit={async ({ text }) => {
          await send[act](text)
          onClose()
        }}
        onCancel={onClose}
        draft={`energie.energy-invoices.${invoice.id}.${act}`}
      >
        <TextField name="text" label={t(`energie.energy-invoices.words.${act}`)} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}

function useActs({ id, version }: Invoice): Record<WordedAct, (text: string | null) => Promise<unknown>> {
  const stays = { staysOnPage: true } as const
  const dispute = useSend(energyInvoicesCalls.disputeEnergyInvoice, stays)
  const validate = useSend(energyInvoicesCalls.validateEnergyInvoice, stays)
  const reject = useSend(energyInvoicesCalls.rejectEnergyInvoice, stays)
  return {
    dispute: reason => dispute.send({ id, version, reason: reason ?? '' }),
    validate: reason => validate.send({ id, version, reason }),
    reject: reason => reject.send({ id, version, reason: reason ?? '' }),
  }
}
