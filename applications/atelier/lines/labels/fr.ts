import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.field.article': 'Article',
  'atelier.field.customer': 'Client',
  'atelier.field.doneCases': 'Colis faits',
  'atelier.field.duration': 'Durée',
  'atelier.field.netWeight': 'Poids net',
  'atelier.field.plannedCases': 'Colis prévus',
  'atelier.field.rank': 'Rang',
  'atelier.field.shift': 'Équipe',
  'atelier.line.code-form': 'Des majuscules, des chiffres et des tirets, 12 au plus.',
  'atelier.line.state.idle': 'Libre',
  'atelier.line.state.off': 'Hors service',
  'atelier.line.state.running': 'En cours',
  'atelier.line.state.suspended': 'À l’arrêt',
  'atelier.shift.afternoon': 'après-midi',
  'atelier.shift.morning': 'matin',
  'atelier.shift.night': 'nuit',
} satisfies Labels
