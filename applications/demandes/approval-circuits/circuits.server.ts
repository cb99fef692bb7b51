import { demandesAnswers } from '#demandes/demandes-db.ts'
import { circuitsCalls } from './circuits.calls.ts'
import { approvalCircuits } from './server/circuits.queries.ts'
import { saveApprovalCircuit } from './server/save-circuit.ts'

export const circuitsServer = demandesAnswers(circuitsCalls, {
  getApprovalCircuits: approvalCircuits,
  saveApprovalCircuit,
})
