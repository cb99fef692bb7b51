import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.work-tasks.file': 'tasks',
  'culture.work-tasks.new': 'مهمة جديدة',
  'culture.work-tasks.none': 'لا مهام',
  'culture.work-tasks.none-text': 'إزالة الأوراق والتعريش والتقليم والجني…: تظهر هنا مهام محاصيلكم.',
  'culture.work-tasks.search': 'اسم مهمة',
  'culture.work-tasks.title': 'إعدادات المهام',
  'culture.work-tasks.unit': 'الوحدة',
  'culture.work-tasks.unit.row': 'صف',
  'culture.work-tasks.unit.plant': 'نبتة',
  'culture.work-tasks.unit.crate': 'صندوق',
  'culture.work-tasks.unit.hour': 'ساعة',
  'culture.work-tasks.standard': 'المعدل المعياري في الساعة',
  'culture.work-tasks.every-days': 'تعاد كل (أيام)',
} satisfies Labels
