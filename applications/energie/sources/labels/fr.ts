import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.sources.file': 'sources',
  'energie.sources.new': 'Nouvelle source',
  'energie.sources.none': 'Aucune source d’énergie',
  'energie.sources.none-text': 'Les réseaux, chaudières et cogénérations apparaîtront ici.',
  'energie.sources.search': 'Chercher une source',
  'energie.sources.title': 'Sources',
  'energie.sources.kind': 'Nature',
  'energie.sources.kind.gas_grid': 'Réseau de gaz',
  'energie.sources.kind.cogeneration': 'Cogénération',
  'energie.sources.kind.boiler': 'Chaudière',
  'energie.sources.kind.biomass': 'Biomasse',
  'energie.sources.kind.electricity_grid': 'Réseau électrique',
  'energie.sources.kind.liquid_co2': 'CO₂ liquide',
  'energie.sources.kind.recovered_heat': 'Chaleur récupérée',
  'energie.sources.kind.heat_storage': 'Stockage de chaleur',
  'energie.sources.kind.solar': 'Solaire',
  'energie.sources.power': 'Puissance (kW)',
  'energie.sources.electric-efficiency': 'Rendement électrique (%)',
  'energie.sources.thermal-efficiency': 'Rendement thermique (%)',
  'energie.sources.commissioned': 'Mise en service',
} satisfies Labels
