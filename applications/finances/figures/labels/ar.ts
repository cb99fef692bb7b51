import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.dashboard': 'لوحة القيادة',
  'finances.figure.costPerKilo': 'كلفة الكيلوغرام المبيع',
  'finances.figure.credits': 'الإشعارات الدائنة المسوّاة',
  'finances.figure.energy': 'الطاقة دون ضريبة',
  'finances.figure.receipts': 'المشتريات المستلمة دون ضريبة',
  'finances.figure.sold': 'المبيعات',
  'finances.figures': 'المؤشرات',
  'finances.figures.against': 'مقابل ⁨{{before}}⁩ قبل سنة',
  'finances.figures.by-company': 'حسب الشركة',
  'finances.figures.missing': 'ينقص: {{missing}}',
  'finances.figures.none': 'لا أرقام لهذا الشهر',
  'finances.figures.none-text':
    'تظهر هنا المبيعات وفواتير الطاقة المصادق عليها والمشتريات المستلمة والإشعارات الدائنة المسوّاة.',
  'finances.figures.tonnes': '{{tonnes}} طن',
  'finances.figures.untold': 'لا بيانات هذا الشهر',
  'finances.figures.without-labour':
    'تشمل كلفة الكيلوغرام الطاقة والمشتريات المستلمة والإشعارات الدائنة، دون اليد العاملة. يُقارن الشهر الجاري بالأيام نفسها من العام الماضي.',
} satisfies Labels
