import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.billing-periods.file': 'billing-periods',
  'energie.billing-periods.new': 'دورية جديدة',
  'energie.billing-periods.none': 'لا دوريات',
  'energie.billing-periods.none-text': 'تظهر هنا دوريات فواتير الطاقة.',
  'energie.billing-periods.search': 'اسم دورية',
  'energie.billing-periods.title': 'دورية الفوترة',
  'energie.billing-periods.frequency': 'التكرار',
  'energie.billing-periods.frequency.monthly': 'كل شهر',
  'energie.billing-periods.frequency.bimonthly': 'كل شهرين',
  'energie.billing-periods.frequency.quarterly': 'كل ثلاثة أشهر',
  'energie.billing-periods.frequency.yearly': 'كل سنة',
  'energie.billing-periods.shift': 'إزاحة البداية (أيام)',
  'energie.billing-periods.expected-after': 'الفاتورة منتظرة خلال (أيام)',
} satisfies Labels
