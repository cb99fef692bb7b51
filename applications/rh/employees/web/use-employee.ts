import { useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { employeesCalls } from '../employees.calls.ts'

/** The person whose id stands in the address: never, for a moment, the one shown before. */
export function useEmployee() {
  const { employeeId = '' } = useParams()
  const { data, error, refetch, isPlaceholderData } = useCall(employeesCalls.getEmployee, { id: employeeId })
  const employee = isPlaceholderData ? undefined : data
  /** An address that names nobody: an unknown id, or no id at all. */
  const isNobody = error?.status === 404 || error?.status === 400
  return { employee, error, refetch, isNobody }
}
