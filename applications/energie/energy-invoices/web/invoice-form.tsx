import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import type { AnswerOf, SentTo } from '#kernel/shared/call.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { unitsOfLine } from '../energy-invoice.model.ts'
import type { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { vatOf } from '../invoice-check.model.ts'
import { ContractField } from './contract-field.tsx'
import { inCents } from '#kernel/web/kit/in-cents.ts'
import { InvoiceLinesFields, linesOf } from './invoice-lines-fields.tsx'

const required = z.string('kernel.form.required').min(1, 'kernel.form.required')
const figure = z.number('kernel.form.required')
const line = z.strictObject({
  component: required,
  unit: z.enum(unitsOfLine),
  quantity: figure,
  price: figure,
  amount: figure,
  vatPercent: figure.min(0).max(100),
  vat: z.number().nullish(),
})
const written = z.strictObject({
  contractId: required,
  number: required,
  issuedOn: required,
  fromOn: required,
  toOn: required,
  onEstimate: z.boolean(),
  excl: figure,
  vat: figure,
  note: textOrNone,
  lines: z.array(line).min(1),
})

type Standing = AnswerOf<typeof energyInvoicesCalls.getEnergyInvoice>
type Choices = AnswerOf<typeof energyInvoicesCalls.getEnergyInvoiceChoices>
type Written = SentTo<typeof energyInvoicesCalls.createEnergyInvoice>
type Awaited = { contractId: string | null; from: string | null; to: string | null }
type Props = {
  choices: Choices
  standing: Standing | null
  awaited?: Awaited
  onSave: (written: Written) => Promise<void>
}

/** What stands at the head of the invoice, then its lines as they are printed. */
export function InvoiceForm({ choices, standing, awaited, onSave }: Props) {
  const t = useT()
  const [contractId, setContractId] = useState(standing?.contractId ?? awaited?.contractId ?? null)
  const components = choices.contracts.find(({ id }) => id === contractId)?.components ?? []
  const month = businessToday().with({ day: 1 }).subtract({ months: 1 })
  return (
    <Form
      schema={written}
      values={{
        contractId,
        number: standing?.number ?? '',
        issuedOn: standing?.issuedOn ?? businessToday().toString(),
        fromOn: standing?.fromOn ?? awaited?.from ?? month.toString(),
        toOn: standing?.toOn ?? awaited?.to ?? month.with({ day: month.daysInMonth }).toString(),
        onEstimate: standing?.onEstimate ?? false,
        excl: standing?.exclCents === undefined ? null : standing.exclCents / 100,
        vat: standing?.vatCents === undefined ? null : standing.vatCents / 100,
        note: standing?.note ?? '',
        lines:
          standing?.lines.map(({ component, unit, quantity, price, amountCents, vatRate, vatCents }) => ({
            component,
            unit,
            quantity,
            price: price ?? null,
            amount: (amountCents ?? 0) / 100,
            vatPercent: vatRate / 100,
            vat: (vatCents ?? 0) / 100,
          })) ?? linesOf(components),
      }}
      submit={t('energie.energy-invoices.save')}
      onSubmit={fields => onSave(sentOf(fields))}
      draft={`energie.energy-invoices.${standing?.id ?? 'new'}`}
      keepsActionsInSight
    >
      <SectionCard title={t('energie.energy-invoices.invoice')}>
        <Box sx={columns}>
          <ContractField contracts={choices.contracts} onChosen={setContractId} />
          <TextField name="number" label={t('field.number')} />
          <DateField name="issuedOn" label={t('energie.energy-invoices.issued')} />
          <DateField name="fromOn" label={t('field.firstDay')} />
          <DateField name="toOn" label={t('field.lastDay')} />
          <CheckboxField name="onEstimate" label={t('energie.energy-invoices.on-estimate')} />
          <NumberField name="excl" label={t('energie.invoice-types.total.excl')} decimals={2} unit="€" />
          <NumberField name="vat" label={t('energie.invoice-types.total.vat')} decimals={2} unit="€" />
        </Box>
      </SectionCard>
      <SectionCard title={t('energie.energy-invoices.lines')}>
        <InvoiceLinesFields components={components} />
      </SectionCard>
      <TextField name="note" label={t('field.note')} multiline minRows={2} />
    </Form>
  )
}

/** A VAT that nothing was typed of is what its rate makes. */
function sentOf({ excl, vat, lines, ...fields }: z.output<typeof written>): Written {
  return {
    ...fields,
    exclCents: inCents(excl),
    vatCents: inCents(vat),
    lines: lines.map(({ amount, vatPercent, vat: vatOfLine, ...said }) => {
      const [amountCents, vatRate] = [inCents(amount), inCents(vatPercent)]
      return {
        ...said,
        amountCents,
        vatRate,
        vatCents: vatOfLine == null ? vatOf({ amountCents, vatRate }) : inCents(vatOfLine),
      }
    }),
  } as Written
}

const columns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '2fr 1fr 1fr' } }
