import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.crop-events.not-possible': 'تغيرت حالة هذا الحدث: أعد تحميل الصفحة.',
  'culture.crop-events.seen-ahead': 'لا يلاحظ شيء في يوم قادم.',
  'culture.crop-events.unknown-place': 'لا يمكنك الكتابة عن هذا الموقع.',
} satisfies Labels
