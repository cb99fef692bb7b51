import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'demandes.circuit.ceilings-rise': 'Ceilings go up, step after step.',
  'demandes.circuit.last-open': 'The last step has no ceiling.',
  'demandes.circuit.member-needed': 'Name the member who approves.',
  'demandes.circuit.unknown-member': 'This person is no longer a member.',
} satisfies Labels
