import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { contractsCalls } from './contracts.calls.ts'

const written = (here: Here) => ({
  typeOfContract: here.id(
    'rh.type_of_contract',
    ({ family, archived_at }) => family === 'seasonal' && archived_at === null,
  ),
  position: here.id('rh.position', ({ archived_at }) => archived_at === null),
  site: here.id('rh.site', ({ archived_at }) => archived_at === null),
  hiringDate: '2031-03-02',
  endOfContractDate: '2031-06-01',
  reasonText: 'Récolte des fraises',
})

type Contract = Readonly<Record<string, unknown>>

/** One that fits, with its person. */
const contractThat = (here: Here, fits: (contract: Contract) => boolean) => ({
  contractId: here.id('rh.employment_contract', fits),
  employeeId: String(here.row('rh.employment_contract', fits)?.employee_id ?? here.id('rh.employee')),
})

/** One that nobody has signed and that has not begun. */
const toCome = (here: Here) =>
  contractThat(here, ({ started_at, state }) => started_at === null && state === 'generated')

export const contractsExamples: Examples<typeof contractsCalls> = {
  getEmploymentContractById: here => contractThat(here, () => true),
  checkContractDraft: here => ({ contract: written(here), employee: here.id('rh.employee') }),
  checkContractsOfMany: here => ({ contract: written(here), employees: [here.id('rh.employee')] }),
  createEmploymentContract: here => ({
    contract: written(here),
    employee: here.id('rh.employee', ({ status }) => status === 'active'),
    dpaeConfiguration: {},
  }),
  editEmploymentContract: here => {
    const { contractId, employeeId } = toCome(here)
    return { contract: { ...written(here), id: contractId }, employee: employeeId, dpaeConfiguration: {} }
  },
  deleteContract: toCome,
  cancelContract: here => ({ id: toCome(here).contractId, reason: 'employeeWithdrew' }),
  moveContractToEmployeeFolder: here => ({
    ...toCome(here),
    temporaryFilePath: here.id('platform.generated_document'),
  }),
}
