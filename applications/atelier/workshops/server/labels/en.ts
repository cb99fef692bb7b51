import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.workshop.code-taken': 'This code or label is already taken.',
  'atelier.workshop.too-many-rows': 'Too many rows: shorten the period.',
} satisfies Labels
