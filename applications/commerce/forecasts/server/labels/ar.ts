import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'commerce.forecast.is-frozen': 'توقع مجمّد: يلزم سبب لتغييره.',
  'commerce.forecast.not-frozen': 'هذا التوقع غير مجمّد: غيّروه في الجدول.',
  'commerce.forecast.week-past': 'انقضى هذا الأسبوع.',
  'commerce.forecast.week-unknown': 'لا أسبوع {{week}} في سنة {{year}}.',
} satisfies Labels
