import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.growing-certificates.wrong-order': 'The end is before the beginning: swap the two dates.',
} satisfies Labels
