import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.absence.balance-too-low': 'Balance: {{available}} d; asked: {{asked}} d.',
  'rh.absence.not-now': 'This absence can no longer change that way.',
  'rh.absence.nothing-counted': 'No day of work on these days.',
  'rh.absence.type-unknown': 'This kind of absence does not exist on that day.',
} satisfies Labels
