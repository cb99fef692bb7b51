import type { Call } from '#kernel/shared/call.ts'
import { providersCalls } from '../providers.calls.ts'

/** What shows the third parties of a client, and is asked again when one of them changes. */
export const readsOfServices: readonly Call[] = [
  providersCalls.getExternalServices,
  providersCalls.getExternalServicesOfClient,
]
