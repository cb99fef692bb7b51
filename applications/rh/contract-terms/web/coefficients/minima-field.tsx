import Add from '~icons/ic/baseline-add'
import DeleteOutlined from '~icons/ic/outline-delete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'

/** The minima of a coefficient, each from its day on. */
export function MinimaField() {
  const t = useT()
  const titleId = useId()
  const { fields, append, remove } = useFieldArray({ name: 'minima' })
  const { errors } = useFormState({ name: 'minima' })
  const error = errors.minima?.root?.message ?? errors.minima?.message
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography id={titleId} variant="subtitle2" component="span">
        {t('rh.coefficient.minima')}
      </Typography>
      {fields.map((field, index) => (
        <Box key={field.id} sx={{ display: 'flex', gap: 1, width: 1, alignItems: 'flex-start' }}>
          <DateField name={`minima.${index}.validFrom`} label={t('rh.coefficient.from')} />
          <NumberField
            name={`minima.${index}.hourlyAmount`}
            label={t('rh.coefficient.amount')}
            decimals={4}
            unit={t('rh.salary.euros-an-hour')}
          />
          <IconButton
            aria-label={t('rh.coefficient.remove-minimum', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ mt: 0.5 }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {typeof error === 'string' && <FormHelperText error>{t(error)}</FormHelperText>}
      <Button size="small" startIcon={<Add />} onClick={() => append({ validFrom: '', hourlyAmount: '' })}>
        {t('rh.coefficient.add-minimum')}
      </Button>
    </Box>
  )
}
