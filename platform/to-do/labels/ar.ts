import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'to-do.nothing': 'لا شيء ينتظر: كل شيء محدث.',
  'to-do.since': 'أولها منذ {{day}}',
  'to-do.first': 'أولها في {{day}}',
  'to-do.title': 'للمعالجة',
} satisfies Labels
