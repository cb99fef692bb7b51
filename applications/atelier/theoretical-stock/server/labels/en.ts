import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.stock-ahead.day-closed': 'This day is closed.',
  'atelier.stock-ahead.too-far': '{{n}} days ahead at most.',
} satisfies Labels
