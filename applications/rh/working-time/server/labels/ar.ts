import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.hours.to-do-after-term-why': 'بلا عقد جديد يصبح عقدهم غير محدد المدة (L1243-11).',
  'rh.hours.to-do-after-term_zero': 'لا أحد عمل بعد نهاية عقده',
  'rh.hours.to-do-after-term_one': 'شخص عمل بعد نهاية عقده',
  'rh.hours.to-do-after-term_two': 'شخصان عملا بعد نهاية عقدهما',
  'rh.hours.to-do-after-term_few': '{{count}} أشخاص عملوا بعد نهاية عقدهم',
  'rh.hours.to-do-after-term_many': '{{count}} شخصاً عملوا بعد نهاية عقدهم',
  'rh.hours.to-do-after-term_other': '{{count}} شخص عملوا بعد نهاية عقدهم',
} satisfies Labels
