import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.esign.company': 'Société',
  'rh.esign.employee': 'Salarié',
  'rh.esign.legal-guardian': 'Représentant légal',
} satisfies Labels
