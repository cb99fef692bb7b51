import { raiseAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Employee } from '../employee.model.ts'
import { employeesCalls } from '../employees.calls.ts'
import { spokenName } from './employee-names.ts'

/** Archives or takes back a person at once; the alert that says so undoes it. */
export function useMoveEmployee() {
  const t = useT()
  const moving = { staysOnPage: true }
  const archive = useSend(employeesCalls.archiveEmployee, { ...moving, onDone: person => say(person) })
  const activate = useSend(employeesCalls.activateEmployee, { ...moving, onDone: person => say(person) })

  const say = (person: Employee) =>
    raiseAlert({
      kind: 'success',
      text: t(`rh.employee.moved-${person.status}`, { name: spokenName(person) }),
      action: {
        text: t('verb.cancel'),
        onSelect: () => (person.status === 'archived' ? activate : archive).start({ employeeId: person.id }),
      },
    })

  return {
    archive: (employeeId: string) => archive.start({ employeeId }),
    activate: (employeeId: string) => activate.start({ employeeId }),
    isMoving: archive.isSending || activate.isSending,
  }
}
