import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.export.conditions': 'ظروف العمل',
  'rh.export.contracts': 'العقود',
  'rh.export.go': 'تصدير الملف',
  'rh.export.left-out-pay': 'بدون الأجر: صلاحياتك لا تسمح بالاطلاع عليه.',
  'rh.export.left-out-sensitive': 'بدون البيانات الحساسة: صلاحياتك لا تسمح بالاطلاع عليها.',
  'rh.export.made-on': 'أُعدّ الملف في {{date}}',
  'rh.export.missing': 'تعذرت قراءة هذه الوثائق من الملف، كليًا أو جزئيًا:',
  'rh.export.numbers': 'أرقام كشوف الأجور',
  'rh.export.own-fields': 'حقول مؤسستك',
  'rh.export.papers': 'الوثائق',
  'rh.export.started': 'تم تنزيل ملف {{name}}. يُسجَّل هذا الاطلاع.',
  'rh.export.until': 'صالح حتى {{date}}',
  'rh.export.workplaces': 'أماكن العمل',
} satisfies Labels
