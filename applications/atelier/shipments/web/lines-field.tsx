import Add from '~icons/ic/baseline-add'
import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFieldArray } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import type { ShipmentChoices } from '../shipment.model.ts'

/** Articles with their cases, each with what stands in stock of it. */
export function LinesField({ articles }: Pick<ShipmentChoices, 'articles'>) {
  const t = useT()
  const { fields, append, remove } = useFieldArray({ name: 'lines' })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr) 120px auto', alignItems: 'start' }}
        >
          <AutocompleteField
            name={`lines.${index}.articleId`}
            label={t('trade.article')}
            suggestions={articles.map(({ id, name, cases }) => ({
              value: id,
              label: t('atelier.shipment.available', { name, count: cases }),
            }))}
          />
          <NumberField name={`lines.${index}.cases`} label={t('atelier.shipment.cases')} />
          <IconButton
            aria-label={t('atelier.shipment.remove-line', { number: index + 1 })}
            disabled={fields.length === 1}
            onClick={() => remove(index)}
            sx={{ mt: 2.5 }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button startIcon={<Add />} onClick={() => append({ articleId: '', cases: null })}>
          {t('atelier.shipment.add-line')}
        </Button>
      </Box>
    </Box>
  )
}
