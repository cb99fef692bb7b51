import Add from '~icons/ic/baseline-add'
import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFieldArray } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { DisputableNote, DisputeChoices } from '../dispute.model.ts'

type Props = { choices: DisputeChoices; note: DisputableNote | null; isKnown: boolean }

/** What of the note is meant, pallet by pallet; without a note what the customer says. */
export function GoodsFields({ choices, note, isKnown }: Props) {
  const t = useT()
  const { weight } = useFormat()
  const { fields, append, remove } = useFieldArray({ name: 'lines' })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {fields.map((field, index) => {
        const shipped = note?.lines[index]
        return (
          <Box key={field.id} role="group" aria-label={t('qualite.register.line', { number: index + 1 })} sx={row}>
            {shipped ? (
              <Box sx={{ minWidth: 0, alignSelf: 'center' }}>
                <Box sx={{ fontWeight: 600 }}>{shipped.article}</Box>
                <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {[shipped.lotNumber, shipped.sscc].filter(Boolean).join(' · ')}
                </Box>
                <Box sx={{ color: 'text.secondary' }}>
                  {t('qualite.register.shipped', { weight: weight(shipped.kg) })}
                  {shipped.disputedKg > 0 &&
                    ` · ${t('qualite.register.disputed', { weight: weight(shipped.disputedKg) })}`}
                </Box>
              </Box>
            ) : (
              <AutocompleteField
                name={`lines.${index}.articleId`}
                label={t('trade.article')}
                disabled={isKnown}
                suggestions={choices.articles.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
            {!shipped && <TextField name={`lines.${index}.lotNumber`} label={t('trade.lot')} disabled={isKnown} />}
            <NumberField name={`lines.${index}.kg`} label={t('trade.weight')} decimals={3} unit="kg" />
            <NumberField name={`lines.${index}.cases`} label={t('trade.cases')} />
            {!isKnown && (
              <IconButton
                aria-label={t('qualite.register.remove-line', { number: index + 1 })}
                onClick={() => remove(index)}
                sx={{ alignSelf: 'center' }}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </Box>
        )
      })}
      {!isKnown && (
        <Box>
          <Button
            startIcon={<Add />}
            onClick={() =>
              append({ documentLineId: null, articleId: '', lotNumber: '', sscc: null, kg: null, cases: null })
            }
          >
            {t('qualite.register.add-line')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const row = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const
