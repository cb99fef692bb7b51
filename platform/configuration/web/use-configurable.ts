import { useCall } from '#kernel/web/api.ts'
import { delegationCalls } from '#platform/delegation/delegation.calls.ts'

/** What the person may set up, by application and element. */
export const useConfigurable = () => useCall(delegationCalls.getConfigurableApplications, {})

export type Configurable = ReturnType<typeof useConfigurable>
