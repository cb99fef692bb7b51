import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useCountries } from '../use-countries.ts'
import { fieldGrid } from './field-grid.ts'

/** When and where the person was born, and of what country he is. */
export function BirthFields() {
  const t = useT()
  const countries = useCountries()
  return (
    <Box sx={fieldGrid}>
      <DateField name="dateOfBirth" label={t('rh.field.dateOfBirth')} />
      <AutocompleteField name="citizenship" label={t('field.citizenship')} suggestions={countries} />
      <AutocompleteField name="birthCountry" label={t('rh.employee.birth-country')} suggestions={countries} />
      <TextField name="birthCity" label={t('rh.employee.birth-city')} />
      <TextField
        name="birthDepartment"
        label={t('rh.employee.birth-department')}
        help={t('rh.employee.birth-department-help')}
      />
      <TextField
        name="birthInseeCode"
        label={t('rh.employee.birth-insee-code')}
        help={t('rh.employee.birth-insee-code-help')}
      />
    </Box>
  )
}
