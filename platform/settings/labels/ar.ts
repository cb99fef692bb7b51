import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'settings.invalid': 'هذه القيمة غير مناسبة لهذا الإعداد.',
} satisfies Labels
