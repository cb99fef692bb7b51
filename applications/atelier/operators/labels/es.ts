import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.operator.badge-form': 'Letras, cifras y guiones.',
} satisfies Labels
