import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.line.code-form': 'أحرف كبيرة وأرقام وشرطات، 12 على الأكثر.',
} satisfies Labels
