import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'saved-views.all': 'عروض القائمة',
  'saved-views.delete': 'حذف العرض',
  'saved-views.deleted': 'تم حذف العرض «{{name}}».',
  'saved-views.keep': 'حفظ العرض',
  'saved-views.kept': 'تم حفظ العرض «{{name}}».',
  'saved-views.more': 'إجراءات على العرض {{name}}',
  'saved-views.name': 'اسم العرض',
  'saved-views.name-help': 'يحفظ البحث وعوامل التصفية وعلامة التبويب المعروضة؛ ولا يراه سواك.',
  'saved-views.name-taken': 'لديك عرض بهذا الاسم.',
  'saved-views.name-too-long': '60 حرفًا على الأكثر.',
  'saved-views.rename': 'إعادة تسمية العرض',
  'saved-views.too-many': 'لديك {{most}} عرضًا لهذه القائمة: احذف واحدًا.',
  'saved-views.update': 'تحديث بعوامل التصفية المعروضة',
  'saved-views.updated': 'للعرض «{{name}}» عوامل التصفية المعروضة.',
} satisfies Labels
