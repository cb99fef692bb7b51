import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.resource.none': 'لا توجد آلة',
  'atelier.resource.none-text': 'تُسجل آلات الخط في صفحة الخطوط، تبويب الآلات.',
  'atelier.resource.state.archived': 'مؤرشفة',
  'atelier.resource.state.degraded': 'أداء منخفض',
  'atelier.resource.state.in_service': 'في الخدمة',
  'atelier.resource.state.stopped': 'متوقفة: المس لإعادة التشغيل',
} satisfies Labels
