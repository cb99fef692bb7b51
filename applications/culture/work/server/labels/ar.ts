import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.work.ends-before': 'النهاية قبل البداية.',
  'culture.work.ends-later': 'النهاية لم تأت بعد.',
  'culture.work.more-than-rows_few': '{{count}} صفوف على الأكثر.',
  'culture.work.more-than-rows_many': '{{count}} صفا على الأكثر.',
  'culture.work.more-than-rows_one': 'صف واحد على الأكثر.',
  'culture.work.more-than-rows_other': '{{count}} صف على الأكثر.',
  'culture.work.more-than-rows_two': 'صفان على الأكثر.',
  'culture.work.more-than-rows_zero': 'لا صفوف.',
  'culture.work.moved-on': 'تغيرت حالة هذا العمل في الأثناء.',
  'culture.work.not-running': 'لا عمل جارٍ لهذا الشخص.',
  'culture.work.overlap': 'كان {{name}} في عمل آخر في ذلك الوقت.',
  'culture.work.row-twice': 'صف مختار مرتين.',
  'culture.work.row-unknown': 'صف ليس من هذا المحصول.',
  'culture.work.same-person': 'يجب أن يوافق شخص آخر على ساعاتك.',
  'culture.work.too-long': '{{hours}} س على الأكثر.',
  'culture.work.too-old': 'مضى على هذا العمل أكثر من يومين: اطلب تصحيحا.',
} satisfies Labels
