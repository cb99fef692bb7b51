import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.document-kind.always-sensitive': 'يبقى هذا النوع حساسا: فهو يُظهر هوية أو تصريحا أو حسابا.',
  'rh.document-kind.needed': 'تعتمد النواقص أو الصورة على هذا النوع: لا يمكن أرشفته.',
  'rh.document.before-start': 'تاريخ الانتهاء يسبق تاريخ البداية.',
  'rh.document.kept':
    'يجب الاحتفاظ بهذا التصريح: نسخته ملحقة بسجل الموظفين. إن كان فيه خطأ فصحّحوه: سيبقى ما كان يذكره مقروءًا.',
  'rh.document.kept-for-check': 'يجب الاحتفاظ بهذه الوثيقة: يستند إليها تحقق من حق العمل.',
  'rh.document.kept-for-correction': 'صُحّحت هذه الوثيقة: يُحتفظ بها مع نسختها السابقة.',
  'rh.document.no-expiry': 'وثيقة «{{kind}}» ليس لها تاريخ انتهاء.',
  'rh.document.no-number': 'وثيقة «{{kind}}» ليس لها رقم.',
  'rh.document.not-a-permit': 'نوع التصريح يخص تصاريح الإقامة وحدها.',
  'rh.document.overlap': 'توجد وثيقة من هذا النوع سارية في هذه التواريخ: جددوها.',
  'rh.document.replaced': 'جُددت هذه الوثيقة في الأثناء: أعيدوا تحميل الصفحة.',
  'rh.document.too-many-files': '{{most}} ملفات على الأكثر.',
  'rh.document.unknown-former': 'الوثيقة المراد استبدالها غير موجودة.',
  'rh.document.unknown-kind': 'اختاروا نوع وثيقة من القائمة.',
} satisfies Labels
