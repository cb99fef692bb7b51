import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.plan.line-off': 'الخط {{line}} متوقف: أعد تشغيله.',
  'atelier.plan.no-cases': 'حدد عدد الصناديق المطلوب صنعها.',
  'atelier.plan.no-sheet': 'ليس للصنف {{article}} بطاقة ورشة.',
  'atelier.plan.no-such-week': 'السنة {{year}} ليس فيها سوى 52 أسبوعا.',
  'atelier.plan.not-on-line': 'الصنف {{article}} غير مخصص لهذا الخط.',
  'atelier.plan.order-exists': 'يوجد أمر بالفعل: {{number}}.',
  'atelier.plan.reason-required': 'السبب إلزامي.',
  'atelier.plan.runs': 'بدأ الأمر {{number}}: لا تتغير خطته بعد الآن.',
  'atelier.plan.too-long': '31 يوما على الأكثر، من الأول إلى الأخير.',
} satisfies Labels
