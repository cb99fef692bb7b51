import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.stock-ahead.day-closed': 'هذا اليوم مغلق.',
  'atelier.stock-ahead.too-far': '{{n}} يوما مسبقا على الأكثر.',
} satisfies Labels
