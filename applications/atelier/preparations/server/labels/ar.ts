import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.pallet.empty': 'هذه المنصة فارغة.',
  'atelier.pallet.label.cases': 'الصناديق',
  'atelier.pallet.label.lots': 'الدفعات',
  'atelier.pallet.label.net': 'الوزن الصافي',
  'atelier.pallet.label.sscc': 'SSCC',
  'atelier.pallet.mix-article': 'الخلط مرفوض: المنصة الحالية تحمل {{article}}. أكملها أولا.',
  'atelier.pallet.mix-category': 'الخلط مرفوض (الفئة): {{one}} / {{other}}.',
  'atelier.pallet.prefix-missing': 'بادئة GS1 للشركة غير محددة.',
  'atelier.pallet.unknown-support': 'هذه القاعدة ليست من هذه الورشة.',
  'atelier.pallet.weight': 'الوزن الصافي ({{net}} kg) لا يطابق الصناديق ({{expected}} kg): أعد العد.',
  'atelier.preparation.expired': 'انقضى تاريخ الدفعة {{lot}}.',
  'atelier.preparation.line-done': '{{article}}: أخذ كله بالفعل.',
  'atelier.preparation.lot-unknown': 'لا توجد دفعة بهذا الرقم في الورشة.',
  'atelier.preparation.short': 'الصناديق المتاحة من هذه الدفعة: {{left}}.',
  'atelier.preparation.too-many': 'الصناديق المنتظرة: {{left}}.',
  'atelier.preparation.unknown-preparer': 'لا يمكن لهذا الشخص التحضير هنا.',
  'atelier.preparation.wrong-article': 'هذه الدفعة ليست من أي صنف منتظر هنا.',
} satisfies Labels
