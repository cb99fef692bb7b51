import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'demandes.circuit': 'مسار الموافقة',
  'demandes.circuit.add-step': 'إضافة مرحلة',
  'demandes.circuit.all-kinds': 'كل الأنواع',
  'demandes.circuit.ceiling': 'حتى مبلغ (دون رسوم)',
  'demandes.circuit.ceiling-help': 'فوق هذا المبلغ تقرر المرحلة التالية أيضاً. لا سقف للمرحلة الأخيرة.',
  'demandes.circuit.member': 'العضو',
  'demandes.circuit.none': 'لا مرحلة: يوافق مسؤول الشركة.',
  'demandes.circuit.none-of-kind': 'لا مرحلة خاصة بهذا النوع: يُطبّق مسار كل الأنواع.',
  'demandes.circuit.remove-step': 'حذف المرحلة {{number}}',
  'demandes.circuit.role': 'من يوافق',
  'demandes.circuit.role.company_manager': 'مسؤول الشركة',
  'demandes.circuit.role.member': 'عضو معيّن',
  'demandes.circuit.role.service_manager': 'مسؤول المصلحة',
  'demandes.circuit.saved': 'تم حفظ مسار الموافقة.',
  'demandes.circuit.step': 'مرحلة الموافقة',
  'demandes.circuit.step-number': 'المرحلة {{number}}',
} satisfies Labels
