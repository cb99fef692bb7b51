import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { employerFields } from '../employee-form.model.ts'
import type { Employee } from '../employee.model.ts'
import { employeesCalls } from '../employees.calls.ts'
import { spokenName } from './employee-names.ts'
import { refusalByField } from './refusal-by-field.ts'
import { placeNames } from './where-one-works.ts'

const wish = employerFields.extend({ companyId: idOf('platform.company') })

type Props = {
  employee: Employee
  /** Those where the person at the screen writes, but that of the employee. */
  companies: readonly { id: string; name: string }[]
  onChanged: (employee: Employee) => void
  onClose: () => void
}

/** Has another company employ somebody, and says before what follows from it and what does not. */
export function ChangeCompanyDialog({ employee, companies, onChanged, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(employeesCalls.editEmployeeSection, { staysOnPage: true })
  const { id, version } = employee
  const change = async ({ companyId, software1Number }: z.output<typeof wish>) => {
    const number = software1Number ? { software1Number } : {}
    const changed = await send({
      sectionToEdit: 'payroll',
      employee: { id, version, companyId, ...number },
    }).catch(failure => {
      throw refusalByField(failure)
    })
    alert.success(t('rh.employee.company-changed', { name: spokenName(changed), company: changed.company }))
    onChanged(changed)
  }
  return (
    <Dialog title={t('rh.employee.change-company')} onClose={onClose}>
      <WhatFollows employee={employee} />
      <Form
        schema={wish}
        values={{ companyId: companies.length === 1 ? companies[0]?.id : '', software1Number: '' }}
        onSubmit={change}
        submit={t('rh.employee.change-company')}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2.25 }}>
          <SelectField
            name="companyId"
            label={t('rh.employee.new-company')}
            choices={companies.map(company => ({ value: company.id, label: company.name }))}
          />
          <TextField
            name="software1Number"
            label={t('rh.employee.number-there')}
            help={t('rh.employee.number-there-help')}
          />
        </Box>
      </Form>
    </Dialog>
  )
}

const underContract: readonly Employee['situation'][] = ['present', 'suspended', 'upcoming']

function WhatFollows({ employee }: { employee: Employee }) {
  const t = useT()
  const { company, software1Number: number, currentWorkplace: place, situation } = employee
  const register = underContract.includes(situation)
    ? 'rh.employee.company-keeps-contract'
    : 'rh.employee.company-next-contract'
  return (
    <Box
      component="ul"
      sx={{ m: 0, mb: 2.5, paddingInlineStart: 2.25, display: 'grid', gap: 0.75, color: 'text.secondary' }}
    >
      <Follows words={t('rh.employee.company-at-once', { company })} />
      {number && <Follows words={t('rh.employee.company-keeps-number', { number })} />}
      <Follows words={t(register)} />
      {place && <Follows words={t('rh.employee.company-keeps-place', { place: placeNames(place) })} />}
    </Box>
  )
}

const Follows = ({ words }: { words: string }) => (
  <Typography variant="body2" component="li">
    {words}
  </Typography>
)
