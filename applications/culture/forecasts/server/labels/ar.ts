import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.forecast.day-past': 'انقضى هذا اليوم.',
  'culture.forecast.not-standing': 'الزراعة غير قائمة في ذلك اليوم.',
  'culture.forecast.nothing-to-freeze': 'لا مسودة للتثبيت.',
  'culture.forecast.reason-required': 'هذا التوقع مثبّت: اذكروا سبب تغييره.',
  'culture.forecast.too-much': 'أكثر من 8 كغ/م² في الأسبوع: تحققوا من الإدخال.',
  'culture.forecast.week-unknown': 'هذا الأسبوع ليس من الموسم.',
} satisfies Labels
