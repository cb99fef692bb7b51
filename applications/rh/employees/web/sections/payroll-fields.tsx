import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { employeesCalls } from '../../employees.calls.ts'
import { fieldGrid } from './field-grid.ts'
import type { SectionFieldsProps } from './section-form.tsx'

/**
 * Who employs the person, chosen here where nobody does yet and changed from the file, and the number that this company's
 * payroll gave him.
 */
export function PayrollFields({ employee: { companyId, company } }: SectionFieldsProps) {
  const t = useT()
  const isMissing = companyId === null
  const { data: offered } = useCall(employeesCalls.getCompaniesForEmployees, {}, { staysOnPage: true })
  const hasOthers = offered?.some(({ id }) => id !== companyId) ?? true
  const howToChange = hasOthers ? 'rh.employee.company-fixed' : 'rh.employee.company-held'
  const companies = isMissing ? (offered ?? []) : [{ id: companyId, name: company ?? '' }]
  return (
    <Box sx={fieldGrid}>
      <SelectField
        name="companyId"
        label={t('field.company')}
        choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
        disabled={!isMissing}
        help={t(isMissing ? 'rh.employee.company-help' : howToChange)}
      />
      <TextField name="software1Number" label={t('rh.field.payrollNumber')} help={t('rh.employee.number-help')} />
    </Box>
  )
}
