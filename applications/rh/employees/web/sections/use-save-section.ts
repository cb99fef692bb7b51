import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, fetchCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Employee } from '../../employee.model.ts'
import type { FieldsOf, FormSection } from '../../employee-sections.model.ts'
import { employeesCalls } from '../../employees.calls.ts'
import { changedFields } from './changed-fields.ts'
import { useEditedSections } from './edited-sections.tsx'
import { refusalByField } from '../refusal-by-field.ts'
import { fieldsThatDiffer } from './typed-employee.ts'

/**
 * Saves one section, which closes then. Somebody else's change elsewhere in the file does not stand in the way: the section is sent again
 * on the newest version, unless the two wrote in the same section.
 */
export function useSaveSection(section: FormSection, employee: Employee) {
  const t = useT()
  const alert = useAlert()
  const [opened, setOpened] = useState(employee)
  const [savedByOther, setSavedByOther] = useState<Employee | null>(null)
  const { close, inTurn } = useEditedSections()
  const { send } = useSend(employeesCalls.editEmployeeSection, { staysOnPage: true })

  const sendOn = (on: Employee, changed: Partial<FieldsOf<FormSection>>) =>
    send({ sectionToEdit: section, employee: { ...changed, id: on.id, version: on.version } })

  const save = async (typed: FieldsOf<FormSection>) => {
    const changed = changedFields(opened, typed)
    if (Object.keys(changed).length === 0) return close(section)
    await inTurn(() => sendOn(opened, changed)).catch(async (failure: unknown) => {
      const latest = isConflict(failure) ? await readAgain(opened.id) : null
      if (latest && fieldsThatDiffer(section, opened, latest).length === 0)
        return sendOn(latest, changed).catch(again => {
          throw refusalByField(again)
        })
      setSavedByOther(latest)
      throw latest ? toldBeside(failure) : refusalByField(failure)
    })
    close(section)
    alert.success(t('rh.employee.section-saved', { section: t(`rh.employee.section-${section}`) }))
  }

  const takeOthers = () => {
    if (savedByOther) setOpened(savedByOther)
    setSavedByOther(null)
  }
  return { opened, savedByOther, save, takeOthers }
}

const isConflict = (failure: unknown) => failure instanceof ApiError && failure.code === 'VERSION_CONFLICT'

const readAgain = (id: string) => fetchCall(employeesCalls.getEmployee, { id }, { staysOnPage: true }).catch(() => null)

/** What the other wrote is shown in the section itself. */
const toldBeside = (failure: unknown) =>
  new ApiError({ status: 409, code: 'SECTION_CONFLICT', message: (failure as ApiError).message })
