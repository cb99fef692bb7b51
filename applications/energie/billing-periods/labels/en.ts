import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.billing-periods.file': 'billing-periods',
  'energie.billing-periods.new': 'New billing period',
  'energie.billing-periods.none': 'No billing period',
  'energie.billing-periods.none-text': 'The rhythms of your energy invoices will appear here.',
  'energie.billing-periods.search': 'Name of a billing period',
  'energie.billing-periods.title': 'Billing periods',
  'energie.billing-periods.frequency': 'Frequency',
  'energie.billing-periods.frequency.monthly': 'Every month',
  'energie.billing-periods.frequency.bimonthly': 'Every two months',
  'energie.billing-periods.frequency.quarterly': 'Every three months',
  'energie.billing-periods.frequency.yearly': 'Every year',
  'energie.billing-periods.shift': 'Shift of the start (days)',
  'energie.billing-periods.expected-after': 'Invoice expected within (days)',
} satisfies Labels
