import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { dpaeCalls } from './dpae.calls.ts'

/** A contract whose declaration may leave, with its person. */
const toDeclare = (here: Here) => {
  const contract = here.row(
    'rh.employment_contract',
    ({ declaration, binds }) => binds === true && (declaration === 'to_do' || declaration === 'scheduled'),
  )
  return {
    contractId: String(contract?.id ?? here.id('rh.employment_contract')),
    employeeId: String(contract?.employee_id ?? here.id('rh.employee')),
  }
}
const contractId = (here: Here) => toDeclare(here).contractId

/** A declaration that holds, with its person. */
const declared = (here: Here) => {
  const row = here.row('rh.dpae', ({ cancelled_at }) => cancelled_at === null)
  return {
    dpaeId: String(row?.id ?? here.id('rh.dpae')),
    employeeId: String(row?.employee_id ?? here.id('rh.employee')),
    contractId: String(row?.contract_id ?? here.id('rh.employment_contract')),
  }
}

export const dpaeExamples: Examples<typeof dpaeCalls> = {
  isDpaeDoable: toDeclare,
  completeDPAE: here => ({ contractId: contractId(here), dpaeConfiguration: { travailDansBruit: true } }),
  createDPAETextFile: toDeclare,
  getDpaeTextFiles: here => ({ contractIds: [contractId(here)] }),
  connectToMSAWebSite: here => ({ contractId: contractId(here) }),
  sendDpaeDataToMSAWebSite: here => ({ token: 'ended', data: null, contractId: contractId(here) }),
  monitorFileStatus: () => ({ fileId: 'unknown' }),
  createDPAE: here => ({ contractId: contractId(here), receiptNumber: 'ESSAI-1', json: null }),
  createDPAEDocument: here => ({ contractId: declared(here).contractId, data: null, fileId: null }),
  deleteDpae: here => ({ id: declared(here).dpaeId, reason: 'Embauche annulée' }),
  getDpaeSummary: here => {
    const { dpaeId, employeeId } = declared(here)
    return { dpaeId, employeeId }
  },
  scheduleDpae: here => ({ contractId: contractId(here) }),
  sendDpaesInBulk: here => ({ contractIds: [contractId(here)] }),
}
