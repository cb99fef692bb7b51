import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import type { InvoiceTypeInFull } from '../invoice-type.model.ts'
import { invoiceTypesCalls } from '../invoice-types.calls.ts'

type Props = { type: Pick<InvoiceTypeInFull, 'id' | 'version'>; onClose: () => void }

/** From when the draft counts. */
export function ActivationDialog({ type: { id, version }, onClose }: Props) {
  const t = useT()
  const { send } = useSend(invoiceTypesCalls.activateInvoiceType, { staysOnPage: true })
  return (
    <Dialog title={t('energie.invoice-types.activate')} onClose={onClose} width="sm">
      <Form
        schema={z.strictObject({ activeFrom: z.iso.date() })}
        values={{ activeFrom: businessToday().with({ day: 1 }).toString() }}
        submit={t('energie.invoice-types.activate')}
        onSubmit={async ({ activeFrom }) => {
          await send({ id, version, activeFrom })
          onClose()
        }}
        onCancel={onClose}
      >
        <DateField name="activeFrom" label={t('energie.invoice-types.active-from')} />
      </Form>
    </Dialog>
  )
}
