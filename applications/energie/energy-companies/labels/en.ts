import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.energy-companies.file': 'energy-companies',
  'energie.energy-companies.new': 'New company',
  'energie.energy-companies.none': 'No company',
  'energie.energy-companies.none-text': 'Create a company, then a meter.',
  'energie.energy-companies.search': 'Search for a company',
  'energie.energy-companies.site': 'Site',
} satisfies Labels
