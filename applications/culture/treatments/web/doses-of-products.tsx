import Add from '~icons/ic/baseline-add'
import DeleteOutlined from '~icons/ic/outline-delete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { TreatmentChoices } from '../treatment.model.ts'

type Props = Pick<TreatmentChoices, 'products'> & { species: string | null }

/** Products by their authorised uses on a species, each with its dose; a use is named by its product and its target. */
export function DosesOfProducts({ products, species }: Props) {
  const t = useT()
  const { number } = useFormat()
  const titleId = useId()
  const { fields, append, remove } = useFieldArray({ name: 'products' })
  const uses = products.flatMap(({ id, name, uses: own }) =>
    own
      .filter(use => use.species === species)
      .map(({ target, doseMax, doseUnit }) => ({
        value: `${id} ${target}`,
        label: t('culture.treatments.use-in-words', {
          name,
          target,
          dose: number(doseMax),
          unit: t(`culture.phyto-products.unit.${doseUnit}`),
        }),
      })),
  )
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5, justifyItems: 'stretch' }}>
      <Typography id={titleId} variant="subtitle2" component="span">
        {t('culture.treatments.products')}
      </Typography>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'start',
            gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr) auto',
          }}
        >
          <AutocompleteField
            name={`products.${index}.use`}
            label={t('culture.phyto-products.use')}
            disabled={species === null}
            suggestions={uses}
          />
          <NumberField name={`products.${index}.dose`} label={t('culture.treatments.dose')} decimals={3} />
          <IconButton
            aria-label={t('culture.treatments.remove-product', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ mt: 0.5 }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button
        size="small"
        startIcon={<Add />}
        sx={{ justifySelf: 'start' }}
        onClick={() => append({ use: '', dose: '' })}
      >
        {t('culture.treatments.add-product')}
      </Button>
    </Box>
  )
}
