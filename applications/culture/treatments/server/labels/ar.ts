import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.treatments.ends-before': 'النهاية قبل البداية.',
  'culture.treatments.ends-later': 'النهاية لم تأت بعد.',
  'culture.treatments.moved-on': 'تغيرت حالة هذه المعالجة.',
  'culture.treatments.place-closed': '{{place}}: مغلق حتى {{day}} الساعة {{hour}} (أجل العودة).',
  'culture.treatments.product-twice': 'اختير منتج مرتين.',
  'culture.treatments.same-person': 'يجب أن يصادق شخص آخر.',
  'culture.treatments.unknown-place': 'هذا الموضع ليس للمحصول.',
  'culture.treatments.unknown-product': 'منتج لم يعد مستعملا.',
  'culture.treatments.wants-care': 'يطلب فحص سببا.',
} satisfies Labels
