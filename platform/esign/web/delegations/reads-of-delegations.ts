import type { Call } from '#kernel/shared/call.ts'
import { esignDelegationsCalls } from '../../esign-delegations.calls.ts'

/** What shows delegations, and is asked again when one of them changes. */
export const readsOfDelegations: readonly Call[] = [
  esignDelegationsCalls.getUsersAllowedToConfigureDocumentTypes,
  esignDelegationsCalls.getUsersWhoHaveExistingConfigForDocumentType,
  esignDelegationsCalls.getUserDelegationConfigForDocumentType,
  esignDelegationsCalls.getSendersConfiguredForUser,
  esignDelegationsCalls.getSignersConfiguredForUser,
]
