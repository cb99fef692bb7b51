import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.sources.file': 'sources',
  'energie.sources.new': 'New source',
  'energie.sources.none': 'No source of energy',
  'energie.sources.none-text': 'Grids, boilers and cogeneration units will appear here.',
  'energie.sources.search': 'Name of a source',
  'energie.sources.title': 'Sources',
  'energie.sources.kind': 'Kind',
  'energie.sources.kind.gas_grid': 'Gas grid',
  'energie.sources.kind.cogeneration': 'Cogeneration',
  'energie.sources.kind.boiler': 'Boiler',
  'energie.sources.kind.biomass': 'Biomass',
  'energie.sources.kind.electricity_grid': 'Electricity grid',
  'energie.sources.kind.liquid_co2': 'Liquid CO₂',
  'energie.sources.kind.recovered_heat': 'Recovered heat',
  'energie.sources.kind.heat_storage': 'Heat storage',
  'energie.sources.kind.solar': 'Solar',
  'energie.sources.power': 'Power (kW)',
  'energie.sources.electric-efficiency': 'Electric efficiency (%)',
  'energie.sources.thermal-efficiency': 'Thermal efficiency (%)',
  'energie.sources.commissioned': 'Commissioned',
} satisfies Labels
