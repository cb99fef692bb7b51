import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import type { PlanningChoices } from '../planning.model.ts'

/** From one hour to another, less a break; on another position or in another unit than usual. */
export function ShiftFieldsInForm({ choices }: { choices: PlanningChoices }) {
  const t = useT()
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}>
        <TimeField name="from" label={t('rh.hours.from')} />
        <TimeField name="until" label={t('rh.hours.until')} />
        <NumberField name="breakMinutes" label={t('rh.hours.break')} unit="min" />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <AutocompleteField
          name="positionId"
          label={t('rh.field.position')}
          help={t('rh.planning.usual-position')}
          suggestions={choices.positions.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <AutocompleteField
          name="unitId"
          label={t('rh.planning.unit')}
          help={t('rh.planning.usual-unit')}
          suggestions={choices.units.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Box>
    </>
  )
}
