import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'demandes.circuit.ceilings-rise': 'Los límites suben, paso a paso.',
  'demandes.circuit.last-open': 'El último paso no tiene límite.',
  'demandes.circuit.member-needed': 'Designe al miembro que aprueba.',
  'demandes.circuit.unknown-member': 'Esta persona ya no es miembro.',
} satisfies Labels
