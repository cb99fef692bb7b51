import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'shortcuts.title': 'الاختصارات',
  'shortcuts.none': 'لا توجد اختصارات',
  'shortcuts.none-text': 'يمكن لمسؤولك اقتراحها على مصلحتك.',
  'shortcuts.favourite': 'إبقاء «{{label}}» في الأعلى',
  'shortcuts.type.action': 'إجراء',
  'shortcuts.type.link': 'رابط',
  'shortcuts.done': 'تم تنفيذ الإجراء',
  'shortcuts.unknown-type': 'نوع الاختصار هذا غير مدعوم من النظام.',
  'shortcuts.popup-refused': 'حظر متصفحك نافذة هذا الإجراء: اسمح بها لهذا الموقع.',
  'shortcuts.url-refused': 'أدخل عنوانًا يبدأ بـ https:// أو صفحة من Sillon تبدأ بـ /.',
} satisfies Labels
