import type { Examples } from '#kernel/testing/examples.ts'
import type { employeeHistoryCalls } from './employee-history.calls.ts'

export const employeeHistoryExamples: Examples<typeof employeeHistoryCalls> = {
  savePackageElements: here => {
    const contract = here.row('rh.employment_contract')
    return {
      employeeId: String(contract?.employee_id ?? here.id('rh.employee')),
      contractId: here.id('rh.employment_contract'),
      positionId: here.id('rh.position', ({ archived_at }) => archived_at === null),
      activationDate: '2026-11-20',
    }
  },
}
