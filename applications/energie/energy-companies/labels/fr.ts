import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.energy-companies.file': 'societes-energie',
  'energie.energy-companies.new': 'Nouvelle société',
  'energie.energy-companies.none': 'Aucune société',
  'energie.energy-companies.none-text': 'Créez une société, puis un compteur.',
  'energie.energy-companies.search': 'Chercher une société',
  'energie.energy-companies.site': 'Site',
} satisfies Labels
