import Add from '~icons/ic/baseline-add'
import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type EnergyInvoiceChoices, unitsOfLine } from '../energy-invoice.model.ts'
import { inCents } from '#kernel/web/kit/in-cents.ts'

/** A line that nothing is typed of yet. */
const blankLine = {
  component: '',
  unit: 'kwh',
  quantity: null,
  price: null,
  amount: null,
  vatPercent: 20,
  vat: null,
}

type Line = { component?: string; unit?: string; amount?: number | null }
type Components = EnergyInvoiceChoices['contracts'][number]['components']

/** One a component, for what its contract is made of. */
export const linesOf = (components: Components) =>
  components.length === 0 ? [blankLine] : components.map(({ name, unit }) => ({ ...blankLine, component: name, unit }))

/** The lines in the order of the paper; those of the contract are proposed, and their sum is told as one types. */
export function InvoiceLinesFields({ components }: { components: Components }) {
  const t = useT()
  const { money } = useFormat()
  const { fields, append, remove } = useFieldArray({ name: 'lines' })
  const typed = (useWatch({ name: 'lines' }) ?? []) as Line[]
  const sum = typed.reduce((total, { amount }) => total + inCents(amount ?? 0), 0)
  const untold = components.filter(({ name }) => !typed.some(({ component }) => component === name))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {fields.map((field, index) => (
        <Card
          key={field.id}
          variant="outlined"
          role="group"
          aria-label={t('energie.energy-invoices.line-number', { number: index + 1 })}
          sx={row}
        >
          <TextField name={`lines.${index}.component`} label={t('energie.invoice-types.component')} />
          <NumberField name={`lines.${index}.quantity`} label={t('energie.invoice-types.quantity')} decimals={3} />
          <SelectField
            name={`lines.${index}.unit`}
            label={t('energie.energy-invoices.unit')}
            choices={unitsOfLine.map(value => ({ value, label: t(`energie.invoice-types.unit.${value}`) }))}
          />
          <NumberField
            name={`lines.${index}.price`}
            label={t('energie.invoice-types.price')}
            decimals={6}
            unit={t(`energie.rates.unit-short.${typed[index]?.unit === 'month' ? 'eur_month' : 'eur_mwh'}`)}
          />
          <NumberField name={`lines.${index}.amount`} label={t('energie.invoice-types.amount')} decimals={2} unit="€" />
          <NumberField
            name={`lines.${index}.vatPercent`}
            label={t('energie.energy-invoices.vat-rate')}
            decimals={2}
            unit="%"
          />
          <NumberField name={`lines.${index}.vat`} label={t('energie.invoice-types.total.vat')} decimals={2} unit="€" />
          <IconButton
            aria-label={t('energie.energy-invoices.remove-line', { number: index + 1 })}
            disabled={fields.length === 1}
            onClick={() => remove(index)}
            sx={{ alignSelf: 'center', justifySelf: 'end' }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Card>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button startIcon={<Add />} onClick={() => append(blankLine)}>
          {t('energie.energy-invoices.add-line')}
        </Button>
        {untold.map(({ name, unit }) => (
          <Button key={name} onClick={() => append({ ...blankLine, component: name, unit })}>
            {t('energie.energy-invoices.add-component', { component: name })}
          </Button>
        ))}
        <Typography sx={{ fontWeight: 600, marginInlineStart: 'auto' }}>
          {t('energie.energy-invoices.sum', { amount: money(sum) })}
        </Typography>
      </Box>
    </Box>
  )
}

const row = {
  p: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', lg: '1.6fr 1fr 1fr 1.2fr' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
} as const
