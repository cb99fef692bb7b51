import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.stock-ahead.day-closed': 'Jornada cerrada.',
  'atelier.stock-ahead.too-far': '{{n}} días de antelación como máximo.',
} satisfies Labels
