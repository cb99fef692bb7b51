import type { Examples } from '#kernel/testing/examples.ts'
import type { circuitsCalls } from './circuits.calls.ts'

export const circuitsExamples: Examples<typeof circuitsCalls> = {
  saveApprovalCircuit: here => {
    const standing = here.row('demandes.approval_circuit', ({ kind }) => kind === null)
    return {
      companyId: String(standing?.company_id ?? here.id('platform.company')),
      kind: null,
      steps: [{ role: 'company_manager' }],
      version: Number(standing?.version ?? 0),
    }
  },
}
