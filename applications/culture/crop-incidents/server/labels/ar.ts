import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.crop-incidents.not-possible': 'تغيرت حالة هذا الحدث: أعد تحميل الصفحة.',
  'culture.crop-incidents.seen-ahead': 'لا يلاحظ شيء في يوم قادم.',
  'culture.crop-incidents.unknown-place': 'لا يمكنك الكتابة عن هذا الموقع.',
} satisfies Labels
