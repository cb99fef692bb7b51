import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer.ends-before-start': 'النهاية قبل البداية.',
  'rh.offer.hours-said': '{{hours}} ساعة في الأسبوع',
  'rh.offer.incomplete.criteria': 'أكمل المرحلة 1: المعايير.',
  'rh.offer.incomplete.description': 'أكمل المرحلة 2: الوصف.',
  'rh.offer.incomplete.diffusion': 'أكمل المرحلة 3: النشر.',
  'rh.offer.news': 'عروض العمل',
  'rh.offer.news-closing': 'ينتهي العرض {{title}} في {{date}}',
  'rh.offer.pay-upside-down': 'الحد الأقصى لا يقل عن الحد الأدنى.',
  'rh.offer.position-elsewhere': 'هذا المنصب ليس من هذه الشركة.',
  'rh.offer.poster.hires': '{{company}} توظف',
  'rh.offer.poster.scan': 'امسح الرمز للترشح',
  'rh.offer.questionnaire-unknown': 'لم يعد هذا الاستبيان مطلوبًا.',
  'rh.offer.reason-short': 'اشرح في عشرة أحرف على الأقل.',
  'rh.offer.site-elsewhere': 'هذا المكان ليس من هذه الشركة.',
  'rh.offer.source-form': 'من 2 إلى 30 حرفا لاتينيا أو رقما أو شرطة.',
  'rh.offer.wrong-state': 'حالة هذا العرض لا تسمح بذلك: أعد تحميل الصفحة.',
} satisfies Labels
