import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { fieldGrid } from './field-grid.ts'
import { titleChoices } from './title-choices.ts'
import { useCountries } from './use-countries.ts'

/** Civil status, as the papers of the person say it. */
export function IdentityFields() {
  const t = useT()
  const countries = useCountries()
  return (
    <Box sx={fieldGrid}>
      <SelectField name="title" label={t('rh.employee.person-title')} choices={titleChoices(t)} />
      <SelectField
        name="sex"
        label={t('rh.employee.sex')}
        choices={[
          { value: 2, label: t('rh.employee.sex-2') },
          { value: 1, label: t('rh.employee.sex-1') },
        ]}
      />
      <TextField name="name" label={t('rh.employee.name')} />
      <TextField name="birthName" label={t('rh.employee.birth-name')} />
      <TextField name="firstname" label={t('rh.employee.firstname')} />
      <TextField name="otherFirstnames" label={t('rh.employee.other-firstnames')} />
      <DateField name="dateOfBirth" label={t('rh.employee.date-of-birth')} />
      <AutocompleteField name="citizenship" label={t('rh.employee.citizenship')} suggestions={countries} />
      <TextField name="birthCity" label={t('rh.employee.birth-city')} />
      <TextField
        name="birthDepartment"
        label={t('rh.employee.birth-department')}
        help={t('rh.employee.birth-department-help')}
      />
      <AutocompleteField name="birthCountry" label={t('rh.employee.birth-country')} suggestions={countries} />
    </Box>
  )
}
