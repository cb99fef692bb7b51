import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'demandes.circuit': 'Approval circuit',
  'demandes.circuit.add-step': 'Add a step',
  'demandes.circuit.all-kinds': 'All kinds',
  'demandes.circuit.ceiling': 'Up to (excl. tax)',
  'demandes.circuit.ceiling-help': 'Above it the next step decides too. The last one has no ceiling.',
  'demandes.circuit.member': 'Member',
  'demandes.circuit.none': 'No step: the manager of the company approves.',
  'demandes.circuit.none-of-kind': 'No step of this kind: the circuit of all kinds applies.',
  'demandes.circuit.remove-step': 'Remove step {{number}}',
  'demandes.circuit.role': 'Who approves',
  'demandes.circuit.role.company_manager': 'Manager of the company',
  'demandes.circuit.role.member': 'A member',
  'demandes.circuit.role.service_manager': 'Manager of the service',
  'demandes.circuit.saved': 'Approval circuit saved.',
  'demandes.circuit.step': 'Approval step',
  'demandes.circuit.step-number': 'Step {{number}}',
} satisfies Labels
