import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'qualite.non-conformity.action-done': 'نُفذ هذا الإجراء من قبل.',
  'qualite.non-conformity.action-required': 'اكتب أولا الإجراء اللازم.',
  'qualite.non-conformity.lots-required': 'سمّ الدفعات المعنية، أو قل إنه لا توجد.',
  'qualite.non-conformity.not-possible.acting': 'الإجراءات جارية.',
  'qualite.non-conformity.not-possible.analysed': 'السبب معروف: أطلق الإجراءات.',
  'qualite.non-conformity.not-possible.cancelled': 'أُلغيت.',
  'qualite.non-conformity.not-possible.closed': 'أُغلقت.',
  'qualite.non-conformity.not-possible.contained': 'احتُويت من قبل: ابحث عن السبب.',
  'qualite.non-conformity.not-possible.open': 'احتوِها أولا.',
  'qualite.non-conformity.not-possible.verified': 'تم التحقق منها ويبقى إغلاقها.',
  'qualite.non-conformity.too-early': 'الوقت مبكر للقول إن الإجراءات كفت.',
  'qualite.non-conformity.unknown-owner': 'هذا الشخص لا يكتب حالات عدم المطابقة في هذه الشركة.',
  'qualite.non-conformity.unknown-supplier': 'هذا المورد غير موجود.',
  'qualite.non-conformity.whys-required': 'اسأل لماذا ثلاث مرات على الأقل.',
} satisfies Labels
