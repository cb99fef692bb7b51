import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'finances.dashboard': 'Dashboard',
  'finances.figure.costPerKilo': 'Cost of a kilo sold',
  'finances.figure.credits': 'Credits settled',
  'finances.figure.energy': 'Energy without VAT',
  'finances.figure.receipts': 'Goods received without VAT',
  'finances.figure.sold': 'Sales',
  'finances.figures': 'Indicators',
  'finances.figures.against': 'against {{before}} a year before',
  'finances.figures.by-company': 'By company',
  'finances.figures.missing': 'Missing: {{missing}}',
  'finances.figures.none': 'No figure for this month',
  'finances.figures.none-text': 'Sales, validated energy invoices, goods received and settled credits appear here.',
  'finances.figures.tonnes': '{{tonnes}} t',
  'finances.figures.untold': 'No data this month',
  'finances.figures.without-labour':
    'The cost of a kilo counts energy, goods received and credits, without labour. The present month is compared with the same days of last year.',
} satisfies Labels
