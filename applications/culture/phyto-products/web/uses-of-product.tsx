import Add from '~icons/ic/baseline-add'
import DeleteOutlined from '~icons/ic/outline-delete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { speciesGrown } from '#culture/varieties/variety.model.ts'
import { unitsOfDose } from '../phyto-product.model.ts'

export const blankUse = {
  species: 'tomato',
  target: '',
  doseMax: '',
  doseUnit: 'l',
  maxApplications: null,
  intervalDays: null,
  preHarvestDays: null,
  reEntryHours: null,
}

/** What a product is authorised for, a crop and a target each. */
export function UsesOfProduct() {
  const t = useT()
  const titleId = useId()
  const { fields, append, remove } = useFieldArray({ name: 'uses' })
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2, justifyItems: 'stretch' }}>
      <Typography id={titleId} variant="subtitle2" component="span">
        {t('culture.phyto-products.uses')}
      </Typography>
      {fields.map((field, index) => (
        <Box key={field.id} sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr auto', alignItems: 'start' }}>
          <Use at={`uses.${index}`} />
          <IconButton
            aria-label={t('culture.phyto-products.remove-use', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ mt: 0.5 }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button size="small" startIcon={<Add />} sx={{ justifySelf: 'start' }} onClick={() => append(blankUse)}>
        {t('culture.phyto-products.add-use')}
      </Button>
    </Box>
  )
}

function Use({ at }: { at: string }) {
  const t = useT()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, minmax(0, 1fr))' } }}>
      <SelectField
        name={`${at}.species`}
        label={t('culture.varieties.species')}
        choices={speciesGrown.map(value => ({ value, label: t(`culture.varieties.species.${value}`) }))}
      />
      <TextField name={`${at}.target`} label={t('culture.phyto-products.target')} />
      <NumberField name={`${at}.doseMax`} label={t('culture.phyto-products.dose-max')} decimals={3} />
      <SelectField
        name={`${at}.doseUnit`}
        label={t('culture.phyto-products.dose-unit')}
        choices={unitsOfDose.map(value => ({ value, label: t(`culture.phyto-products.unit.${value}`) }))}
      />
      <NumberField name={`${at}.maxApplications`} label={t('culture.phyto-products.max-applications')} />
      <NumberField name={`${at}.intervalDays`} label={t('culture.phyto-products.interval')} />
      <NumberField name={`${at}.preHarvestDays`} label={t('culture.phyto-products.pre-harvest')} />
      <NumberField name={`${at}.reEntryHours`} label={t('culture.phyto-products.re-entry')} />
    </Box>
  )
}
