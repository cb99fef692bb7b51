import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.billing-periods.file': 'periodicidades',
  'energie.billing-periods.new': 'Nueva periodicidad',
  'energie.billing-periods.none': 'Ninguna periodicidad',
  'energie.billing-periods.none-text': 'Aquí aparecerán los ritmos de sus facturas de energía.',
  'energie.billing-periods.search': 'Nombre de una periodicidad',
  'energie.billing-periods.title': 'Periodicidades',
  'energie.billing-periods.frequency': 'Frecuencia',
  'energie.billing-periods.frequency.monthly': 'Cada mes',
  'energie.billing-periods.frequency.bimonthly': 'Cada dos meses',
  'energie.billing-periods.frequency.quarterly': 'Cada tres meses',
  'energie.billing-periods.frequency.yearly': 'Cada año',
  'energie.billing-periods.shift': 'Desfase del inicio (días)',
  'energie.billing-periods.expected-after': 'Factura esperada en (días)',
} satisfies Labels
