import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'search.title': 'البحث في Sillon',
  'search.placeholder': 'صفحة أو ملف أو شخص…',
  'search.results': 'النتائج',
  'search.hint': 'اكتب حرفين على الأقل.',
  'search.nothing': 'لا شيء يطابق «{{words}}».',
  'search.pages': 'الصفحات',
  'search.files': 'الملفات',
  'search.contacts': 'جهات الاتصال',
  'search.actions': 'إجراءات',
  'search.recent': 'فُتحت مؤخرا',
  'search.staff': 'الموظفون',
} satisfies Labels
