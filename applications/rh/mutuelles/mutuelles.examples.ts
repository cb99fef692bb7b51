import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { mutuellesCalls } from './mutuelles.calls.ts'

/** Somebody of a company, and a day on which nobody is covered yet. */
const cover = (here: Here) => ({
  employeeId: here.id('rh.employee', ({ status, company_id }) => status === 'active' && company_id !== null),
  startingDate: '2011-03-02',
})
/** A cover that nobody signed yet, with its person. */
const anyCover = (here: Here) => {
  const cover = here.row('rh.mutuelle', ({ state, signed_at }) => state !== 'cancelled' && signed_at === null)
  return {
    mutuelleId: String(cover?.id ?? here.id('rh.mutuelle')),
    employeeId: String(cover?.employee_id ?? here.id('rh.employee')),
  }
}

export const mutuellesExamples: Examples<typeof mutuellesCalls> = {
  createMutuelle: here => ({ ...cover(here), startingDate: '2012-03-02' }),
  deleteMutuelle: anyCover,
  postMutuelle: cover,
  putMutuelle: here => {
    const { mutuelleId, employeeId } = anyCover(here)
    return { id: mutuelleId, employeeId, startingDate: '2013-03-02' }
  },
  removeMutuelle: anyCover,
  editDatesOfMutuelle: here => ({ insuranceId: anyCover(here).mutuelleId, startingDate: '2014-03-02' }),
  linkMutuelle: here => {
    const cover = here.row('rh.mutuelle', ({ contract_id, state }) => contract_id === null && state !== 'cancelled')
    return {
      insuranceId: String(cover?.id ?? here.id('rh.mutuelle')),
      employeeId: String(cover?.employee_id ?? here.id('rh.employee')),
      contractId: here.id('rh.employment_contract', ({ employee_id }) => employee_id === cover?.employee_id),
    }
  },
  moveMutuelleToEmployeeFolder: here => ({
    ...anyCover(here),
    temporaryFilePath: here.id('platform.generated_document'),
  }),
  signMutuelleOnPaper: here => ({ id: anyCover(here).mutuelleId }),
}
