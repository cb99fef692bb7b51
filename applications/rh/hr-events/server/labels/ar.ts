import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.event.ended': 'هذا الحدث منتهٍ أو ملغى.',
  'rh.event.people-unknown': 'أحد هؤلاء الأشخاص ليس من هذه الشركة.',
  'rh.event.period': 'اطلب {{days}} يوماً على الأكثر.',
  'rh.event.reminder-today': 'اليوم: {{title}}',
  'rh.event.reminder_few': 'بعد {{count}} أيام: {{title}}',
  'rh.event.reminder_many': 'بعد {{count}} يوماً: {{title}}',
  'rh.event.reminder_one': 'غداً: {{title}}',
  'rh.event.reminder_other': 'بعد {{count}} يوم: {{title}}',
  'rh.event.reminder_two': 'بعد يومين: {{title}}',
  'rh.event.reminder_zero': 'اليوم: {{title}}',
  'rh.event.site-unknown': 'هذا الموقع ليس تابعاً لهذه الشركة.',
} satisfies Labels
