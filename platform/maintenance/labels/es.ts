import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'maintenance.title': 'Mantenimiento en curso',
  'maintenance.text': 'Sillon está cerrado momentáneamente. Esta página volverá por sí sola en cuanto termine.',
  'maintenance.planned-end': 'Fin prevista: {{moment}}',
  'maintenance.waiting': 'Comprobación automática, cada 30 segundos aproximadamente',
  'maintenance.over': 'El mantenimiento ha terminado, puede volver a conectarse.',
  'maintenance.closed': 'Sillon está cerrado por mantenimiento: {{name}}.',
} satisfies Labels
