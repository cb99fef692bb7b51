import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.operator.badge-form': 'Des lettres, des chiffres et des tirets.',
} satisfies Labels
