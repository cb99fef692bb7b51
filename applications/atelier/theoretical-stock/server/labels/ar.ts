import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.stock-ahead.day-closed': 'هذا اليوم مغلق.',
  'atelier.stock-ahead.too-far': '{{count}} يوما مسبقا على الأكثر.',
} satisfies Labels
