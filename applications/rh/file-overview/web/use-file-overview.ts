import { useCall } from '#kernel/web/api.ts'
import { fileOverviewCalls } from '../file-overview.calls.ts'
import type { FileOverview } from '../file-overview.model.ts'

/** What the head of a file tells; undefined until it is known, and where it cannot be had. */
export function useFileOverview(employeeId: string): FileOverview | undefined {
  const { data, isPlaceholderData } = useCall(
    fileOverviewCalls.getOverviewOfEmployee,
    { id: employeeId },
    { staysOnPage: true },
  )
  return isPlaceholderData ? undefined : data
}
