import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.field.article': 'Artículo',
  'atelier.field.customer': 'Cliente',
  'atelier.field.doneCases': 'Cajas hechas',
  'atelier.field.duration': 'Duración',
  'atelier.field.netWeight': 'Peso neto',
  'atelier.field.plannedCases': 'Cajas previstas',
  'atelier.field.rank': 'Turno',
  'atelier.field.shift': 'Turno de trabajo',
  'atelier.line.code-form': 'Mayúsculas, cifras y guiones, 12 como máximo.',
  'atelier.line.state.idle': 'Libre',
  'atelier.line.state.off': 'Fuera de servicio',
  'atelier.line.state.running': 'En curso',
  'atelier.line.state.suspended': 'Parada',
  'atelier.shift.afternoon': 'tarde',
  'atelier.shift.morning': 'mañana',
  'atelier.shift.night': 'noche',
} satisfies Labels
