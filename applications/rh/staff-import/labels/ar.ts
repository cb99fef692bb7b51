import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.staff-import.back': 'عرض قائمة الموظفين',
  'rh.staff-import.context': 'موظفوك، من ملف برنامج الأجور أو جدول البيانات',
  'rh.staff-import.limits': 'تُكتب فقط الشركات التي تدير موظفيها؛ ويُحدَّث الأشخاص المعروفون ولا يتكررون أبدًا.',
  'rh.staff-import.new': 'ملف جديد',
  'rh.staff-import.title': 'استيراد الموظفين',
} satisfies Labels
