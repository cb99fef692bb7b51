import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.dashboard': 'لوحة القيادة',
  'atelier.results': 'الإنتاج',
  'atelier.results.cases': 'الصناديق المنجزة / المخططة',
  'atelier.results.context': 'الأسبوع {{week}} · {{workshop}}',
  'atelier.results.hours': '{{hours}} س {{minutes}}',
  'atelier.results.line': 'الخط',
  'atelier.results.minutes': '{{minutes}} د',
  'atelier.results.none': 'لم ينتج شيء هذا الأسبوع',
  'atelier.results.none-text': 'تظهر هنا الأوامر التي بدأتها خطوط الورشة، مع صناديقها ومردودها وتوقفاتها.',
  'atelier.results.of-planned': 'من أصل {{planned}} مخططة',
  'atelier.results.produced': 'الكيلوغرامات المنتجة',
  'atelier.results.search': 'صنف أو خط أو عميل أو أمر…',
  'atelier.results.stops': 'التوقفات',
  'atelier.results.trs': 'الفعالية الكلية',
  'atelier.results.yield': 'المردود',
} satisfies Labels
