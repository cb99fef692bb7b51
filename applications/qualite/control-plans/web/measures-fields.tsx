import Add from '~icons/ic/baseline-add'
import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useFieldArray } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { blankMeasure } from './written-plan.ts'

/** Decimals of a limit, as many as the finest measure has. */
const finest = 3

/** What is read at each control and within which limits; a plan without any is judged by eye. */
export function MeasuresFields() {
  const t = useT()
  const { fields, append, remove } = useFieldArray({ name: 'measures' })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {t('qualite.controls.measures')}
      </Typography>
      {fields.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('qualite.controls.no-measure')}
        </Typography>
      )}
      {fields.map((field, index) => (
        <Card
          key={field.id}
          variant="outlined"
          role="group"
          aria-label={t('qualite.controls.measure-number', { number: index + 1 })}
          sx={{
            p: 2,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr 1fr auto' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <TextField name={`measures.${index}.name`} label={t('field.name')} />
          </Box>
          <TextField name={`measures.${index}.unit`} label={t('qualite.controls.unit')} />
          <NumberField name={`measures.${index}.decimals`} label={t('qualite.controls.decimals')} />
          <NumberField name={`measures.${index}.low`} label={t('qualite.controls.low')} decimals={finest} />
          <NumberField name={`measures.${index}.high`} label={t('qualite.controls.high')} decimals={finest} />
          <IconButton
            aria-label={t('qualite.controls.remove-measure', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ mt: 0.75, justifySelf: 'end', gridColumn: { xs: '1 / -1', md: 'auto' } }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Card>
      ))}
      <Box>
        <Button startIcon={<Add />} onClick={() => append(blankMeasure)}>
          {t('qualite.controls.add-measure')}
        </Button>
      </Box>
    </Box>
  )
}
