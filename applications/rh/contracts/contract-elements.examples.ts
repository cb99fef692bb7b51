import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { contractElementsCalls } from './contract-elements.calls.ts'

/** One that binds, with its person. */
const contract = (here: Here) => here.id('rh.employment_contract', ({ binds }) => binds === true)

const amendment = (here: Here) => ({
  contractId: contract(here),
  activationDate: '2031-03-02',
  reason: 'Renfort du conditionnement',
  mustEditConditions: true,
  conditions: { other: 'Une clé du magasin lui est confiée.' },
})
const suspension = (here: Here) => ({ contractId: contract(here), startingDate: '2031-03-02', reason: '01' })
const ending = (here: Here) => ({ contractId: contract(here), endingDate: '2031-03-02', reason: '066' })
const dayOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10)
const anElement = (here: Here) => ({
  contractElementType: 'suspension' as const,
  elementOfContractId: here.id('rh.suspension'),
})

export const contractElementsExamples: Examples<typeof contractElementsCalls> = {
  createAmendment: amendment,
  editAmendment: here => {
    const row = here.row('rh.amendment', ({ state }) => state === 'generated')
    const standing = row && { contractId: String(row.contract_id), activationDate: dayOf(row.activation_date) }
    return { ...amendment(here), ...standing, id: String(row?.id ?? here.id('rh.amendment')) }
  },
  createSuspension: suspension,
  editSuspension: here => {
    const row = here.row('rh.suspension', ({ state }) => state === 'generated')
    return row
      ? {
          id: String(row.id),
          contractId: String(row.contract_id),
          startingDate: dayOf(row.starting_date),
          reason: '01',
        }
      : { ...suspension(here), id: here.id('rh.suspension') }
  },
  createEndingOfContract: ending,
  editEndingOfContract: here => ({ ...ending(here), id: here.id('rh.ending_of_contract') }),
  cancelElementOfContract: here => ({ ...anElement(here), reason: 'Saisie par erreur' }),
  signElementOnPaper: anElement,
  tickEndingOfContract: here => ({ id: here.id('rh.ending_of_contract'), item: 'equipment', doneOn: null }),
  moveElementOfContractToEmployeeFolder: here => ({
    ...anElement(here),
    contractId: contract(here),
    employeeId: here.id('rh.employee'),
    temporaryFilePath: here.id('platform.generated_document'),
  }),
}
