import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.workshop': 'الورشة',
  'atelier.workshop.add': 'ورشة جديدة',
  'atelier.workshop.code-form': 'من 2 إلى 6 أحرف كبيرة أو أرقام.',
  'atelier.workshop.none': 'لا توجد ورشة',
  'atelier.workshop.none-text': 'تنتمي الورشة إلى شركة، ويبدأ رمزها أرقام دفعاتها.',
  'atelier.workshop.saved': 'تم حفظ الورشة',
} satisfies Labels
