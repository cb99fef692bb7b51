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
  'atelier.operator.saved': 'حُفظ الفريق',
} satisfies Labels
