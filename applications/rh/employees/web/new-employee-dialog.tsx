import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useCall, useSend } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { PhoneField } from '#kernel/web/kit/phone-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { NewEmployee } from '../employee-form.model.ts'
import { employeesCalls } from '../employees.calls.ts'
import { addressOfEmployee } from './employee-addresses.ts'
import { spokenName } from './employee-names.ts'
import type { Figures } from './figures-of-list.ts'
import { KnownPeople, type Match } from './known-people.tsx'
import { refusalByField } from './refusal-by-field.ts'
import { languageChoices } from './spoken-languages.ts'
import { titleChoices } from './title-choices.ts'

/** The first lines of a file; the sex is read from the title. */
const FirstLines = NewEmployee.pick({
  name: true,
  firstname: true,
  dateOfBirth: true,
  companyId: true,
  cellPhone: true,
  mail: true,
  language: true,
}).extend({ title: z.enum(['mr', 'mrs']) })
type FirstLines = z.output<typeof FirstLines>

type Props = { companiesSeen: Figures['byCompany']; onClose: () => void }

/** Takes somebody into the staff, unless he is known already and the person at the screen did not see it. */
export function NewEmployeeDialog({ companiesSeen, onClose }: Props) {
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigate()
  const alert = useAlert()
  const isAnother = useRef(false)
  const [known, setKnown] = useState<readonly Match[]>([])
  const companies = useCompanies()
  const { send } = useSend(employeesCalls.createEmployee, {
    invalidates: [employeesCalls.getPaginatedEmployeesOfClient, employeesCalls.getEmployeeFigures],
    staysOnPage: true,
  })

  const create = async (employee: FirstLines) => {
    const force = isAnother.current
    isAnother.current = false
    const { employee: created, matches } = await send({ employee, force }).catch(failure => {
      throw refusalByField(failure)
    })
    setKnown(matches)
    if (!created) throw new ApiError({ status: 409, code: 'SAME_PERSON', message: t('rh.employees.same-person') })
    alert.success(t('rh.employees.created', { name: spokenName(created) }))
    navigate(addressOfEmployee(created.id))
  }

  return (
    <Dialog title={t('rh.employees.new')} onClose={onClose} width="md">
      <Form
        schema={FirstLines}
        values={{ ...blank, companyId: companiesSeen.length === 1 ? (companiesSeen[0]?.companyId ?? '') : '' }}
        onSubmit={create}
        submit={t('rh.employees.create')}
        onCancel={onClose}
        draft="rh.employee.new"
      >
        {known.length > 0 && (
          <KnownPeople
            people={known}
            onAnother={() => {
              isAnother.current = true
            }}
          />
        )}
        <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 0.5 }}>
          <SelectField name="title" label={t('rh.employee.person-title')} choices={titleChoices(t)} />
          <TextField name="name" label={t('rh.employee.name')} />
          <TextField name="firstname" label={t('rh.employee.firstname')} />
          <DateField name="dateOfBirth" label={t('rh.employee.date-of-birth')} />
          <SelectField name="companyId" label={t('rh.employee.company')} choices={companies} />
          <SelectField name="language" label={t('rh.employee.language')} choices={languageChoices(language)} />
          <PhoneField name="cellPhone" label={t('rh.employee.cell-phone')} />
          <TextField name="mail" label={t('rh.employee.mail')} type="email" />
        </Box>
      </Form>
    </Dialog>
  )
}

const blank = { title: '', name: '', firstname: '', dateOfBirth: '', cellPhone: '', mail: '', language: 'fr' }

function useCompanies() {
  const { client } = useSession()
  const { data = [] } = useCall(companiesCalls.getCompaniesOfClient, { clientId: client?.id ?? '' })
  return data.filter(company => !company.archived).map(({ id, name }) => ({ value: id, label: name }))
}
