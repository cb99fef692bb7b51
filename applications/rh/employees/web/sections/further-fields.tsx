import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { PhoneField } from '#kernel/web/kit/phone-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { YesNoField } from '#kernel/web/kit/yes-no-field.tsx'
import { maritalStatuses } from '../../marital-status.model.ts'
import { fieldGrid } from './field-grid.ts'
import type { SectionFieldsProps } from './section-form.tsx'

/** Family, how the person comes to work, and the sizes of what he wears there. */
export function PersonalFields() {
  const t = useT()
  return (
    <Box sx={fieldGrid}>
      <SelectField
        name="maritalStatus"
        label={t('rh.employee.marital-status')}
        choices={maritalStatuses.map(value => ({ value, label: t(`rh.employee.marital-${value}`) }))}
      />
      <TextField name="transport" label={t('rh.employee.transport')} />
      <YesNoField name="drivingLicence" label={t('rh.employee.driving-licence')} />
      <NumberField name="gloveSize" label={t('rh.employee.glove-size')} decimals={1} />
      <NumberField name="shoeSize" label={t('rh.employee.shoe-size')} decimals={1} />
    </Box>
  )
}

/** Who answers for a minor. */
export function GuardianFields() {
  const t = useT()
  return (
    <Box sx={fieldGrid}>
      <TextField name="guardianName" label={t('rh.employee.guardian-name')} />
      <TextField name="guardianRelation" label={t('rh.employee.guardian-relation')} />
      <PhoneField name="guardianPhone" label={t('rh.employee.guardian-phone')} />
      <TextField name="guardianMail" label={t('rh.employee.guardian-mail')} type="email" />
    </Box>
  )
}

/** What the post must be fitted to: no word about health, which is the doctor's. */
export function AdaptationFields({ employee: { can } }: SectionFieldsProps) {
  const t = useT()
  return (
    <Box sx={{ display: 'grid', gap: 2.25 }}>
      {can.editSensitive && (
        <Box sx={fieldGrid}>
          <YesNoField name="hasDisabledWorkerStatus" label={t('rh.employee.disabled-worker')} />
        </Box>
      )}
      <TextField
        name="restrictions"
        label={t('rh.employee.restrictions')}
        help={t('rh.employee.restrictions-help')}
        multiline
        minRows={2}
      />
    </Box>
  )
}
