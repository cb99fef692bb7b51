import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.field.article': 'الصنف',
  'atelier.field.customer': 'الزبون',
  'atelier.field.doneCases': 'الصناديق المصنوعة',
  'atelier.field.duration': 'المدة',
  'atelier.field.netWeight': 'الوزن الصافي',
  'atelier.field.plannedCases': 'الصناديق المخططة',
  'atelier.field.rank': 'الترتيب',
  'atelier.field.shift': 'الوردية',
  'atelier.line.code-form': 'أحرف كبيرة وأرقام وشرطات، 12 على الأكثر.',
  'atelier.line.state.idle': 'متاح',
  'atelier.line.state.off': 'خارج الخدمة',
  'atelier.line.state.running': 'قيد التشغيل',
  'atelier.line.state.suspended': 'متوقف',
  'atelier.shift.afternoon': 'بعد الظهر',
  'atelier.shift.morning': 'صباحا',
  'atelier.shift.night': 'ليلا',
} satisfies Labels
