import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.floor.context-too-long': 'طويل جدا: 2 كيلوبايت على الأكثر.',
} satisfies Labels
