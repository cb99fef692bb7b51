import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { invoiceTypesCalls } from '../invoice-types.calls.ts'
import { ComputedLines } from './computed-lines.tsx'

const asked = z.strictObject({
  contractId: z.string('kernel.form.required').min(1, 'kernel.form.required'),
  from: z.iso.date(),
  to: z.iso.date(),
})

/** What the newest version makes of days that have passed. */
export function TestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const { data: choices } = useCall(invoiceTypesCalls.getInvoiceTypeChoices, {})
  const { send } = useSend(invoiceTypesCalls.testInvoiceType, { staysOnPage: true })
  const [computed, setComputed] = useState<AnswerOf<typeof invoiceTypesCalls.testInvoiceType> | null>(null)
  const month = businessToday().with({ day: 1 }).subtract({ months: 1 })
  return (
    <Dialog title={t('energie.invoice-types.test')} onClose={onClose} width="md">
      <Form
        schema={asked}
        values={{ contractId: null, from: month.toString(), to: month.with({ day: month.daysInMonth }).toString() }}
        submit={t('energie.invoice-types.compute')}
        onSubmit={async wanted => setComputed(await send({ ...wanted, id }))}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '2fr 1fr 1fr' } }}>
          <SelectField
            name="contractId"
            label={t('energie.invoice-types.contract')}
            choices={(choices?.contracts ?? []).map(({ id: value, name }) => ({ value, label: name }))}
          />
          <DateField name="from" label={t('field.firstDay')} />
          <DateField name="to" label={t('field.lastDay')} />
        </Box>
        {computed && <ComputedLines computed={computed} />}
      </Form>
    </Dialog>
  )
}
