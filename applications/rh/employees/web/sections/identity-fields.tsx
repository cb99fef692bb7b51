import Box from '@mui/material/Box'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { languageChoices } from '../spoken-languages.ts'
import { titleChoices } from '../title-choices.ts'
import { fieldGrid } from './field-grid.ts'

/** Who the person is, as his papers say it. */
export function IdentityFields() {
  const t = useT()
  const language = useLanguage()
  return (
    <Box sx={fieldGrid}>
      <SelectField name="title" label={t('field.personTitle')} choices={titleChoices(t)} />
      <SelectField
        name="sex"
        label={t('rh.field.sex')}
        choices={[
          { value: 2, label: t('rh.employee.sex-2') },
          { value: 1, label: t('rh.employee.sex-1') },
        ]}
      />
      <TextField name="name" label={t('field.lastName')} />
      <TextField name="birthName" label={t('rh.field.birthName')} />
      <TextField name="firstname" label={t('field.firstname')} />
      <TextField name="otherFirstnames" label={t('rh.employee.other-firstnames')} />
      <SelectField name="language" label={t('rh.employee.language')} choices={languageChoices(language)} />
    </Box>
  )
}
