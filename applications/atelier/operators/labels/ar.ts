import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.field.badge': 'الشارة',
  'atelier.operator.add': 'إضافة شخص',
  'atelier.operator.at-work': 'على خط',
  'atelier.operator.badge-form': 'أحرف وأرقام وشرطات.',
  'atelier.operator.badge-of': 'الشارة {{badge}}',
  'atelier.operator.edit': 'تعديل الشخص',
  'atelier.operator.none': 'لا أحد في الفريق',
  'atelier.operator.none-text': 'يسجل هؤلاء حضورهم بلمسة على لوح خطهم.',
  'atelier.operator.pin': 'الرمز في المحطة',
  'atelier.operator.pin-form': 'من أربعة إلى ستة أرقام',
  'atelier.operator.pin-help': 'من أربعة إلى ستة أرقام، تُكتب في المحطة لمعرفة من يعمل.',
  'atelier.operator.pin-kept': 'اتركه فارغاً للإبقاء على الرمز الحالي.',
  'atelier.operator.saved': 'حُفظ الفريق',
  'atelier.operator.in-directory': 'في الدليل',
  'atelier.operator.in-directory-help': 'تُرسل ساعاته في الخط إلى الموارد البشرية.',
  'atelier.operator.no-directory': 'لا تقرأ الدليل: يبقى هذا الرابط كما هو.',
  'atelier.operator.unknown-contact': 'هذا الشخص ليس في الدليل.',
} satisfies Labels
