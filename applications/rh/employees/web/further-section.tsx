import { componentOf } from '#kernel/web/brought.tsx'
import { useSend } from '#kernel/web/api.ts'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { customFieldsSection } from '#platform/configuration/configuration.web.ts'
import type { CustomValues } from '#platform/configuration/custom-field.model.ts'
import type { Employee } from '../employee.model.ts'
import { employeesCalls } from '../employees.calls.ts'

const CustomFields = componentOf(customFieldsSection, <CardSkeleton />)

/** What the client wanted to know besides; written in place, apart from the rest of the file. */
export function FurtherSection({ employee: { id, version, can, customValues } }: { employee: Employee }) {
  const { send } = useSend(employeesCalls.editEmployee, { staysOnPage: true })
  const save = (changed: CustomValues) => send({ employee: { id, version, customValues: changed } })
  return <CustomFields entityName="employee" values={customValues} {...(can.edit && { onSave: save })} />
}
