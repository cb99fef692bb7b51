import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.hours.to-do-after-term-why': 'Without a new contract, theirs becomes permanent (L1243-11).',
  'rh.hours.to-do-after-term_one': '{{count}} person worked after the end of their contract',
  'rh.hours.to-do-after-term_other': '{{count}} people worked after the end of their contract',
} satisfies Labels
