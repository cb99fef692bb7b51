import { useCall } from '#kernel/web/api.ts'
import { membersCalls } from '../../members.calls.ts'

/** The companies and services that the reader may put people into; undefined until they are there. */
export const useServicesToFill = (clientId: string) =>
  useCall(membersCalls.getServicesToFill, { clientId }, { staleTime: 60_000 }).data
