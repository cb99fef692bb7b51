import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.energy-companies.file': 'sociedades-energia',
  'energie.energy-companies.new': 'Nueva sociedad',
  'energie.energy-companies.none': 'Ninguna sociedad',
  'energie.energy-companies.none-text': 'Cree una sociedad y después un contador.',
  'energie.energy-companies.search': 'Buscar una sociedad',
  'energie.energy-companies.site': 'Sitio',
} satisfies Labels
