import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer-rules.title': 'إعدادات العروض',
  'rh.offer-rules.conditions': 'الشروط المشتركة',
  'rh.offer-rules.on-feed': 'تنشر العروض الجديدة في خلاصة مواقع التوظيف',
  'rh.offer-rules.on-poster': 'للعروض الجديدة ملصق',
} satisfies Labels
