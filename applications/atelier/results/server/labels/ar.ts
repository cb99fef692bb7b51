import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.results.too-long': '{{most}} يوما على الأكثر: قرب التاريخين.',
  'atelier.results.wrong-order': 'النهاية تسبق البداية: اعكس التاريخين.',
} satisfies Labels
