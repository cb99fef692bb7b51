import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'maintenance.title': 'Maintenance en cours',
  'maintenance.text': 'Sillon est momentanément fermé. Cette page revient d’elle-même dès la fin.',
  'maintenance.planned-end': 'Fin prévue : {{moment}}',
  'maintenance.waiting': 'Vérification automatique, environ toutes les 30 secondes',
  'maintenance.over': 'La maintenance est terminée, vous pouvez vous reconnecter.',
  'maintenance.closed': 'Sillon est fermé pour maintenance : {{name}}.',
} satisfies Labels
