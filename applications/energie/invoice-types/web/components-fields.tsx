import Add from '~icons/ic/baseline-add'
import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import {
  type InvoiceTypeChoices,
  type KindOfComponent,
  kindsOfComponent,
  seriesOfPrices,
} from '../invoice-type.model.ts'

/** A component that nothing is typed of yet. */
export const blankComponent = {
  name: '',
  kind: 'energy',
  price: null,
  multiple: null,
  series: null,
  least: null,
  most: null,
  rateTableId: null,
  vatTableId: null,
}

type Tables = InvoiceTypeChoices['rateTables']

/** The lines of the invoice in their order; each shows what its kind asks for. */
export function ComponentsFields({ tables }: { tables: Tables }) {
  const t = useT()
  const { fields, append, remove } = useFieldArray({ name: 'components' })
  const typed = (useWatch({ name: 'components' }) ?? []) as { kind?: KindOfComponent }[]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {fields.map((field, index) => (
        <Card
          key={field.id}
          variant="outlined"
          role="group"
          aria-label={t('energie.invoice-types.component-number', { number: index + 1 })}
          sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr auto' } }}
        >
          <TextField name={`components.${index}.name`} label={t('field.label')} />
          <SelectField
            name={`components.${index}.kind`}
            label={t('energie.invoice-types.kind')}
            choices={kindsOfComponent.map(value => ({ value, label: t(`energie.invoice-types.kind.${value}`) }))}
          />
          <IconButton
            aria-label={t('energie.invoice-types.remove-component', { number: index + 1 })}
            disabled={fields.length === 1}
            onClick={() => remove(index)}
            sx={{ alignSelf: 'center', justifySelf: 'end' }}
          >
            <Close fontSize="small" />
          </IconButton>
          <FieldsOfKind at={`components.${index}`} kind={typed[index]?.kind ?? 'energy'} tables={tables} />
          <SelectField
            name={`components.${index}.vatTableId`}
            label={t('energie.rates.kind.vat')}
            choices={choicesOf(tables, ['percent'])}
          />
        </Card>
      ))}
      <Box>
        <Button startIcon={<Add />} onClick={() => append(blankComponent)}>
          {t('energie.invoice-types.add-component')}
        </Button>
      </Box>
    </Box>
  )
}

function FieldsOfKind({ at, kind, tables }: { at: string; kind: KindOfComponent; tables: Tables }) {
  const t = useT()
  const price = { decimals: 6, unit: t(`energie.rates.unit-short.${kind === 'month' ? 'eur_month' : 'eur_mwh'}`) }
  if (kind === 'rate')
    return (
      <SelectField
        name={`${at}.rateTableId`}
        label={t('energie.rates.table')}
        choices={choicesOf(tables, ['eur_mwh', 'eur_month'])}
      />
    )
  if (kind !== 'indexed')
    return <NumberField name={`${at}.price`} label={t('energie.invoice-types.price')} {...price} />
  return (
    <>
      <NumberField name={`${at}.price`} label={t('energie.invoice-types.added')} {...price} />
      <NumberField name={`${at}.multiple`} label={t('energie.invoice-types.multiple')} decimals={6} />
      <SelectField
        name={`${at}.series`}
        label={t('energie.values.series')}
        choices={seriesOfPrices.map(value => ({ value, label: t(`energie.invoice-types.series.${value}`) }))}
      />
      <NumberField name={`${at}.least`} label={t('energie.invoice-types.least')} {...price} />
      <NumberField name={`${at}.most`} label={t('energie.invoice-types.most')} {...price} />
    </>
  )
}

const choicesOf = (tables: Tables, units: readonly string[]) =>
  tables.filter(({ unit }) => units.includes(unit)).map(({ id, name }) => ({ value: id, label: name }))
