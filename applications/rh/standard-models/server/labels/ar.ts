import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.model.without-bodies': 'هيئة التقاعد أو الاحتياط ناقصة (المادة R1221-34 من قانون العمل الفرنسي).',
  'rh.model.without-change': 'ما يغيّره الملحق ناقص.',
  'rh.model.without-company': 'اسم الشركة ناقص (المادة R1221-34 من قانون العمل الفرنسي).',
  'rh.model.without-contract': 'العقد الذي يعدّله الملحق ناقص: رقمه أو تاريخه.',
  'rh.model.without-effect': 'تاريخ السريان ناقص.',
  'rh.model.without-ground': 'حالة الإعفاء ناقصة (المادة D911-2 من قانون الضمان الاجتماعي الفرنسي).',
  'rh.model.without-hours': 'مدة العمل ناقصة (المادة R1221-34 من قانون العمل الفرنسي).',
  'rh.model.without-organism': 'هيئة التأمين ناقصة.',
  'rh.model.without-pay': 'الأجر ناقص (المادة R1221-34 من قانون العمل الفرنسي).',
  'rh.model.without-person': 'اسم الأجير ناقص.',
  'rh.model.without-place': 'مكان العمل ناقص (المادة R1221-34 من قانون العمل الفرنسي).',
  'rh.model.without-position': 'المنصب ناقص (المادة R1221-34 من قانون العمل الفرنسي).',
  'rh.model.without-reason': 'السبب ناقص.',
  'rh.model.without-request': 'تاريخ طلب الأجير ناقص.',
  'rh.model.without-start': 'تاريخ التشغيل ناقص (المادة R1221-34 من قانون العمل الفرنسي).',
} satisfies Labels
