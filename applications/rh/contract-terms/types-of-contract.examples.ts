import type { Examples } from '#kernel/testing/examples.ts'
import type { typesOfContractCalls } from './types-of-contract.calls.ts'

export const typesOfContractExamples: Examples<typeof typesOfContractCalls> = {
  getTypeOfContractByLibelle: here => ({ libelle: String(here.row('rh.type_of_contract')?.libelle ?? 'CDI') }),
  addTypeOfContract: () => ({ libelle: 'autre mot', family: 'permanent' }),
}
