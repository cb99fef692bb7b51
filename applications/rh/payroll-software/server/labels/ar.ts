import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.payroll.mapping-missing_zero': 'رموز الأجور الناقصة: {{label}}.',
  'rh.payroll.mapping-missing_one': 'رمز الأجور ناقص لـ «{{label}}».',
  'rh.payroll.mapping-missing_two': 'رمزا الأجور ناقصان: {{label}}.',
  'rh.payroll.mapping-missing_few': 'رموز الأجور الناقصة: {{label}}.',
  'rh.payroll.mapping-missing_many': 'رموز الأجور الناقصة: {{label}}.',
  'rh.payroll.mapping-missing_other': 'رموز الأجور الناقصة: {{label}}.',
  'rh.payroll.number-missing_zero': 'أرقام الأجور الناقصة: {{people}}.',
  'rh.payroll.number-missing_one': 'رقم الأجور ناقص: {{people}}.',
  'rh.payroll.number-missing_two': 'رقما الأجور ناقصان: {{people}}.',
  'rh.payroll.number-missing_few': 'أرقام الأجور الناقصة: {{people}}.',
  'rh.payroll.number-missing_many': 'أرقام الأجور الناقصة: {{people}}.',
  'rh.payroll.number-missing_other': 'أرقام الأجور الناقصة: {{people}}.',
  'rh.payroll.answers': 'أجاب Silae.',
  'rh.payroll.off': 'لا تتصل هذه الشركة بـ Silae عبر واجهته: أكملوا الربط أو صدّروا بملف.',
  'rh.payroll.down': 'لا يجيب Silae؛ سيُستأنف الإرسال.',
  'rh.payroll.wrong': 'أجاب Silae بشكل غير مقروء؛ سيُستأنف الإرسال.',
  'rh.payroll.not-let-in': 'يرفض Silae الدخول: تحققوا من المعرّف والسر والمفتاح.',
  'rh.payroll.refused': 'رفض Silae: {{told}}',
  'rh.payroll.api-incomplete': 'مطلوب للاتصال بالواجهة.',
} satisfies Labels
