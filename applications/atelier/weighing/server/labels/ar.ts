import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.weighing.cancelled-already': 'هذا الوزن ملغى بالفعل.',
  'atelier.weighing.crates-and-kind': 'حدد نوع الصندوق وعدده معا.',
  'atelier.weighing.lot-unknown': 'لا توجد دفعة بهذا الرقم في ورشاتك.',
  'atelier.weighing.net-negative': 'يجب أن يكون الوزن الصافي موجبا.',
  'atelier.weighing.one-subject': 'زن سطرا من توريد أو دفعة.',
  'atelier.weighing.poured': 'صُبّت هذه الوزنة: أعِد المصبوب من محطة الخط.',
  'atelier.weighing.range': 'الوزن خارج مدى الميزان ({{max}} كغ، درجة {{step}} كغ).',
  'atelier.weighing.samples-of-mean': 'يذكر المتوسط وحده عدد الوحدات التي حسب منها.',
  'atelier.weighing.scale-expired': 'انتهت صلاحية التحقق من الميزان في {{day}}.',
  'atelier.weighing.unknown-container': 'هذه الحاوية ليست من الورشة.',
  'atelier.weighing.unknown-scale': 'هذا الميزان ليس من الورشة.',
  'atelier.weighing.unstable': 'الوزن غير مستقر.',
} satisfies Labels
