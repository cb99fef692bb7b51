import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'demandes.circuit': 'Circuito de aprobación',
  'demandes.circuit.add-step': 'Añadir un paso',
  'demandes.circuit.all-kinds': 'Todos los tipos',
  'demandes.circuit.ceiling': 'Hasta (sin IVA)',
  'demandes.circuit.ceiling-help': 'Por encima decide también el paso siguiente. El último no tiene límite.',
  'demandes.circuit.member': 'Miembro',
  'demandes.circuit.none': 'Ningún paso: aprueba el responsable de la sociedad.',
  'demandes.circuit.none-of-kind': 'Ningún paso propio de este tipo: se aplica el circuito de todos los tipos.',
  'demandes.circuit.remove-step': 'Quitar el paso {{number}}',
  'demandes.circuit.role': 'Quién aprueba',
  'demandes.circuit.role.company_manager': 'Responsable de la sociedad',
  'demandes.circuit.role.member': 'Un miembro',
  'demandes.circuit.role.service_manager': 'Responsable del servicio',
  'demandes.circuit.saved': 'Circuito de aprobación guardado.',
  'demandes.circuit.step': 'Paso de aprobación',
  'demandes.circuit.step-number': 'Paso {{number}}',
} satisfies Labels
