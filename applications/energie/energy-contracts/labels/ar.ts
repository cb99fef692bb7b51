import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.energy-contracts.file': 'energy-contracts',
  'energie.energy-contracts.new': 'عقد جديد',
  'energie.energy-contracts.none': 'لا عقود',
  'energie.energy-contracts.none-text': 'تظهر هنا عقود شراء الطاقة وبيعها.',
  'energie.energy-contracts.search': 'اسم عقد',
  'energie.energy-contracts.supplier': 'المورّد أو المشتري',
  'energie.energy-contracts.direction': 'اتجاه العقد',
  'energie.energy-contracts.direction.purchase': 'شراء',
  'energie.energy-contracts.direction.sale': 'بيع',
  'energie.energy-contracts.meter': 'العداد',
  'energie.energy-contracts.billing-period': 'دورية الفوترة',
  'energie.energy-contracts.annual-mwh': 'الكمية السنوية المرجعية',
  'energie.energy-contracts.overlap': 'العقد «{{name}}» يغطي هذا العداد من {{from}} إلى {{to}}.',
  'energie.energy-contracts.tolerance-percent': 'هامش التسامح في الفواتير بالنسبة المئوية',
  'energie.energy-contracts.tolerance-euros': 'هامش التسامح في الفواتير باليورو',
  'energie.energy-contracts.tolerance-help': 'تُعدّ الفاتورة ذات فارق إذا تجاوزت أكبر الهامشين.',
  'energie.energy-contracts.title': 'العقود',
} satisfies Labels
