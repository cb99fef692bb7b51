import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, fetchCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { Employee } from '../employee.model.ts'
import { type EmployeeFields, employeeFields } from '../employee-form.model.ts'
import { employeesCalls } from '../employees.calls.ts'
import { changedFields } from './changed-fields.ts'
import { ContactFields } from './contact-fields.tsx'
import { addressOfEmployee } from './employee-addresses.ts'
import { spokenName } from './employee-names.ts'
import { IdentityFields } from './identity-fields.tsx'
import { refusalByField } from './refusal-by-field.ts'
import { toldOfFile } from './told-of-file.ts'
import { typedOf } from './typed-employee.ts'
import { VersionConflict } from './version-conflict.tsx'

/** Civil status and contact details of one person. Only what differs from the file as it was read is sent. */
export function EmployeeForm({ employee }: { employee: Employee }) {
  const t = useT()
  const navigate = useNavigate()
  const alert = useAlert()
  const [opened, setOpened] = useState(employee)
  const [savedByOther, setSavedByOther] = useState<Employee | null>(null)
  const { send } = useSend(employeesCalls.editEmployee, { invalidates: toldOfFile, staysOnPage: true })
  const leave = () => navigate(addressOfEmployee(employee.id))

  const save = async (typed: EmployeeFields) => {
    const changed = changedFields(opened, typed)
    if (Object.keys(changed).length === 0) return leave()
    try {
      const saved = await send({ employee: { ...changed, id: opened.id, version: opened.version } })
      alert.success(t('rh.employee.saved', { name: spokenName(saved) }))
    } catch (failure) {
      if (isConflict(failure)) setSavedByOther(await readAgain(employee.id))
      throw refusalByField(failure)
    }
    return leave()
  }

  return (
    <Form
      schema={employeeFields}
      values={typedOf(employee)}
      onSubmit={save}
      submit={t('rh.employee.save')}
      onCancel={leave}
      draft={`rh.employee.${employee.id}`}
      keepsActionsInSight
    >
      {savedByOther && (
        <VersionConflict
          opened={opened}
          saved={savedByOther}
          onTaken={() => {
            setOpened(savedByOther)
            setSavedByOther(null)
          }}
        />
      )}
      <SectionCard title={t('rh.employee.identity')}>
        <IdentityFields />
      </SectionCard>
      <SectionCard title={t('rh.employee.contact')}>
        <ContactFields />
      </SectionCard>
    </Form>
  )
}

const isConflict = (failure: unknown) => failure instanceof ApiError && failure.code === 'VERSION_CONFLICT'

const readAgain = (id: string) => fetchCall(employeesCalls.getEmployee, { id }, { staysOnPage: true }).catch(() => null)
