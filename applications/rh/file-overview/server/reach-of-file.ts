import type { Rights } from '#kernel/server/answers.ts'
import { contractsElement } from '#rh/contracts/contract.model.ts'
import { mutuellesElement } from '#rh/mutuelles/mutuelle.model.ts'

/** The companies whose contracts, and whose health covers, the caller reads. */
export type ReachOfFile = { contracts: ReadonlySet<string>; mutuelles: ReadonlySet<string> }

export async function reachOfFile(rights: Rights): Promise<ReachOfFile> {
  const [ofContracts, ofMutuelles] = await Promise.all([
    rights.perimeter(contractsElement),
    rights.perimeter(mutuellesElement),
  ])
  return { contracts: new Set(ofContracts.byCompany.keys()), mutuelles: new Set(ofMutuelles.byCompany.keys()) }
}
