import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.energy-contracts.file': 'energy-contracts',
  'energie.energy-contracts.new': 'New contract',
  'energie.energy-contracts.none': 'No contract',
  'energie.energy-contracts.none-text': 'Contracts that buy and sell energy will appear here.',
  'energie.energy-contracts.search': 'Search for a contract',
  'energie.energy-contracts.supplier': 'Supplier or buyer',
  'energie.energy-contracts.direction': 'Direction of the contract',
  'energie.energy-contracts.direction.purchase': 'Purchase',
  'energie.energy-contracts.direction.sale': 'Sale',
  'energie.energy-contracts.meter': 'Meter',
  'energie.energy-contracts.billing-period': 'Billing period',
  'energie.energy-contracts.annual-mwh': 'Annual reference volume',
  'energie.energy-contracts.overlap': 'The contract “{{name}}” already covers this meter from {{from}} to {{to}}.',
  'energie.energy-contracts.tolerance-percent': 'Tolerance on invoices, in %',
  'energie.energy-contracts.tolerance-euros': 'Tolerance on invoices, in €',
  'energie.energy-contracts.tolerance-help': 'An invoice is in gap beyond the larger of the two tolerances.',
  'energie.energy-contracts.title': 'Contracts',
} satisfies Labels
