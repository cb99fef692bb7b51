import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useCall, useSend } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { PhoneField } from '#kernel/web/kit/phone-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { candidates, type FoundCandidate } from '#rh/candidates/candidate.model.ts'
import { employeesCalls } from '../employees.calls.ts'
import { CandidateChoice } from './candidate-choice.tsx'
import { addressOfEmployee } from './employee-addresses.ts'
import { spokenName } from './employee-names.ts'
import { type Company, type FirstLines, firstLinesWith, typedLines } from './first-lines.ts'
import { KnownPeople, type Match } from './known-people.tsx'
import { refusalByField } from './refusal-by-field.ts'
import { languageChoices } from './spoken-languages.ts'
import { titleChoices } from './title-choices.ts'

/** Takes somebody into the staff, once the companies are known that he may be taken into. */
export function NewEmployeeDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const companies = useCall(employeesCalls.getCompaniesForEmployees, {}, { staysOnPage: true })
  return (
    <Dialog title={t('rh.employees.new')} onClose={onClose} width="md">
      {companies.data && <NewEmployeeForm companies={companies.data} onClose={onClose} />}
      {!companies.data &&
        (companies.error ? <Failed error={companies.error} onRetry={companies.refetch} /> : <CardSkeleton lines={6} />)}
    </Dialog>
  )
}

type Props = { companies: readonly Company[]; onClose: () => void }

/** Unless he is known already and the person at the screen did not see it. */
function NewEmployeeForm({ companies, onClose }: Props) {
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigate()
  const alert = useAlert()
  const isAnother = useRef(false)
  const [known, setKnown] = useState<readonly Match[]>([])
  const [candidate, setCandidate] = useState<FoundCandidate | null>(null)
  const seesCandidates = useLevel(candidates) >= 1
  const [schema] = useState(() => firstLinesWith(companies))
  const { send } = useSend(employeesCalls.createEmployee, {
    staysOnPage: true,
  })

  const create = async (employee: FirstLines) => {
    const force = isAnother.current
    isAnother.current = false
    const { employee: created, matches } = await send({
      employee,
      force,
      ...(candidate && { candidate: { candidateId: candidate.id } }),
    }).catch(failure => {
      throw refusalByField(failure)
    })
    setKnown(matches)
    if (!created) throw new ApiError({ status: 409, code: 'SAME_PERSON', message: t('rh.employees.same-person') })
    alert.success(t('rh.employees.created', { name: spokenName(created) }))
    navigate(addressOfEmployee(created.id))
  }

  const chooseCandidate = (chosen: FoundCandidate | null) => {
    setKnown([])
    setCandidate(chosen)
  }

  return (
    <>
      {seesCandidates && (
        <Box sx={{ pt: 0.5, pb: 2.25 }}>
          <CandidateChoice chosen={candidate} onChoose={chooseCandidate} />
        </Box>
      )}
      <Form
        key={candidate?.id ?? 'nobody'}
        schema={schema}
        values={typedLines(candidate, companies)}
        onSubmit={create}
        submit={t('rh.employees.create')}
        onCancel={onClose}
        draft="rh.employee.new"
      >
        {known.length > 0 && (
          <KnownPeople
            people={known}
            candidateId={candidate?.id}
            onAnother={() => {
              isAnother.current = true
            }}
          />
        )}
        <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 0.5 }}>
          <SelectField name="title" label={t('field.personTitle')} choices={titleChoices(t)} />
          <TextField name="name" label={t('field.lastName')} />
          <TextField name="firstname" label={t('field.firstname')} />
          <DateField name="dateOfBirth" label={t('rh.field.dateOfBirth')} />
          {companies.length > 0 && (
            <SelectField
              name="companyId"
              label={t('field.company')}
              choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <SelectField name="language" label={t('rh.employee.language')} choices={languageChoices(language)} />
          <PhoneField name="cellPhone" label={t('rh.field.cellPhone')} />
          <TextField name="mail" label={t('rh.employee.mail')} type="email" />
        </Box>
      </Form>
    </>
  )
}
