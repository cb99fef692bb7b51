import type { SignedKind } from '../contract-signing.model.ts'

/** Where the records of a kind stand. */
export const tableOf: Record<SignedKind, string> = {
  contract: 'rh.employment_contract',
  amendment: 'rh.amendment',
  suspension: 'rh.suspension',
  ending: 'rh.ending_of_contract',
  mutuelle: 'rh.mutuelle',
}
