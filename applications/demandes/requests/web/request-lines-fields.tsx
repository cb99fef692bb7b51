import Add from '~icons/ic/baseline-add'
import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type RequestChoices, units } from '../request.model.ts'
import { amountOf } from '../request-rules.model.ts'

/** A line that nothing is typed in yet. */
export const blankLine = { articleId: null, label: '', quantity: null, unit: 'piece', price: null }

type Line = { quantity?: number | null; price?: number | null }
type Props = { articles: RequestChoices['articles']; hasPrices: boolean }

/** An article of the catalogue, or what was typed; the sum is told as one types. */
export function RequestLinesFields({ articles, hasPrices }: Props) {
  const t = useT()
  const { money } = useFormat()
  const { fields, append, remove } = useFieldArray({ name: 'lines' })
  const typed = (useWatch({ name: 'lines' }) ?? []) as Line[]
  const amount = amountOf(typed.map(({ quantity, price }) => ({ quantity: quantity ?? 0, price: price ?? null })))
  const row = rowOf(articles.length > 0 ? 2 : 1, hasPrices ? 3 : 2)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {fields.map((field, index) => (
        <Box key={field.id} role="group" aria-label={t('demandes.request.line-number', { number: index + 1 })} sx={row}>
          {articles.length > 0 && (
            <AutocompleteField
              name={`lines.${index}.articleId`}
              label={t('trade.article')}
              suggestions={articles.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <TextField
            name={`lines.${index}.label`}
            label={t(articles.length > 0 ? 'demandes.request.or-label' : 'demandes.request.label')}
          />
          <NumberField name={`lines.${index}.quantity`} label={t('demandes.request.quantity')} decimals={3} />
          <SelectField
            name={`lines.${index}.unit`}
            label={t('demandes.request.unit')}
            choices={units.map(value => ({ value, label: t(`demandes.unit.${value}`) }))}
          />
          {hasPrices && (
            <NumberField name={`lines.${index}.price`} label={t('demandes.request.price')} decimals={4} unit="€" />
          )}
          <IconButton
            aria-label={t('demandes.request.remove-line', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ alignSelf: 'center', justifySelf: 'end' }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Button startIcon={<Add />} onClick={() => append(blankLine)}>
          {t('demandes.request.add-line')}
        </Button>
        {hasPrices && amount !== null && fields.length > 0 && (
          <Typography sx={{ fontWeight: 600 }}>{t('demandes.request.total', { amount: money(amount) })}</Typography>
        )}
      </Box>
    </Box>
  )
}

const rowOf = (texts: number, figures: number) =>
  ({
    display: 'grid',
    gap: 1.5,
    gridTemplateColumns: {
      xs: '1fr 1fr',
      lg: `repeat(${texts}, minmax(0, 2fr)) repeat(${figures}, minmax(0, 1fr)) auto`,
    },
    '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
  }) as const
