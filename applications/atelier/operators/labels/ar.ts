import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.operator.badge-form': 'أحرف وأرقام وشرطات.',
} satisfies Labels
