import { z } from 'zod'
import type { AnswerOf, SentTo } from '#kernel/shared/call.ts'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { type KindOfComponent, kindsOfComponent, seriesOfPrices } from '../invoice-type.model.ts'
import { invoiceTypesCalls } from '../invoice-types.calls.ts'
import { blankComponent, ComponentsFields } from './components-fields.tsx'

const line = z.strictObject({
  name: z.string().min(1, 'kernel.form.required'),
  kind: z.enum(kindsOfComponent),
  price: z.number().nullish(),
  multiple: z.number().nullish(),
  series: z.enum(seriesOfPrices).nullish(),
  least: z.number().nullish(),
  most: z.number().nullish(),
  rateTableId: z.string().nullish(),
  vatTableId: z.string().nullish(),
})
const written = z.strictObject({
  name: z.string().min(1, 'kernel.form.required'),
  factorTableId: z.string().nullish(),
  note: textOrNone,
  components: z.array(line).min(1),
})

type Written = SentTo<typeof invoiceTypesCalls.createInvoiceType>
type Standing = AnswerOf<typeof invoiceTypesCalls.getInvoiceType>
type Props = { standing: Standing | null; onSave: (written: Written) => Promise<void>; onClose: () => void }

/** What the invoice is called and made of, line by line. */
export function InvoiceTypeForm({ standing, onSave, onClose }: Props) {
  const t = useT()
  const { data: choices } = useCall(invoiceTypesCalls.getInvoiceTypeChoices, {})
  const newest = standing?.versions[0]
  const tables = choices?.rateTables ?? []
  return (
    <Form
      schema={written}
      values={{
        name: standing?.name ?? '',
        factorTableId: newest?.factorTableId ?? null,
        note: standing?.note ?? '',
        components: newest
          ? newest.components.map(({ id: _id, rateTable: _rate, vatTable: _vat, ...component }) => component)
          : [blankComponent],
      }}
      submit={t('verb.save')}
      onSubmit={({ components, factorTableId, ...fields }) =>
        onSave({
          ...fields,
          factorTableId: factorTableId || null,
          components: components.map(component => sentOf(component)),
        } as Written)
      }
      onCancel={onClose}
      draft={`energie.invoice-types.${standing?.id ?? 'new'}`}
    >
      <TextField name="name" label={t('field.name')} autoFocus />
      <SelectField
        name="factorTableId"
        label={t('energie.invoice-types.factor')}
        choices={tables.filter(({ unit }) => unit === 'factor').map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ComponentsFields tables={tables} />
      <TextField name="note" label={t('field.note')} multiline minRows={2} />
    </Form>
  )
}

/** What a kind does not need is not sent, whatever was typed before the kind was chosen. */
function sentOf({ name, kind, ...said }: z.output<typeof line>) {
  const of = <Value,>(value: Value | null | undefined, ...kinds: readonly KindOfComponent[]) =>
    kinds.includes(kind) ? (value ?? null) : null
  return {
    name,
    kind,
    price: of(said.price, 'energy', 'month', 'indexed'),
    multiple: of(said.multiple, 'indexed'),
    series: of(said.series, 'indexed'),
    least: of(said.least, 'indexed'),
    most: of(said.most, 'indexed'),
    rateTableId: of(said.rateTableId || null, 'rate'),
    vatTableId: said.vatTableId || null,
  }
}
