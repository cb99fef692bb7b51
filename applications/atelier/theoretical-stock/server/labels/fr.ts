import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.stock-ahead.day-closed': 'Journée clôturée.',
  'atelier.stock-ahead.too-far': '{{n}} jours à l’avance au plus.',
} satisfies Labels
