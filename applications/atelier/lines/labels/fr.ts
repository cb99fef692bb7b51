import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.line.code-form': 'Des majuscules, des chiffres et des tirets, 12 au plus.',
} satisfies Labels
