import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.line.code-form': 'Mayúsculas, cifras y guiones, 12 como máximo.',
} satisfies Labels
