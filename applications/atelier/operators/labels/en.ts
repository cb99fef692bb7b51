import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.operator.badge-form': 'Letters, figures and hyphens.',
} satisfies Labels
