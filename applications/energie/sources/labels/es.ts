import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'energie.sources.file': 'fuentes',
  'energie.sources.new': 'Nueva fuente',
  'energie.sources.none': 'Ninguna fuente de energía',
  'energie.sources.none-text': 'Aquí aparecerán las redes, calderas y cogeneraciones.',
  'energie.sources.search': 'Nombre de una fuente',
  'energie.sources.title': 'Fuentes',
  'energie.sources.kind': 'Naturaleza',
  'energie.sources.kind.gas_grid': 'Red de gas',
  'energie.sources.kind.cogeneration': 'Cogeneración',
  'energie.sources.kind.boiler': 'Caldera',
  'energie.sources.kind.biomass': 'Biomasa',
  'energie.sources.kind.electricity_grid': 'Red eléctrica',
  'energie.sources.kind.liquid_co2': 'CO₂ líquido',
  'energie.sources.kind.recovered_heat': 'Calor recuperado',
  'energie.sources.kind.heat_storage': 'Almacenamiento de calor',
  'energie.sources.kind.solar': 'Solar',
  'energie.sources.power': 'Potencia (kW)',
  'energie.sources.electric-efficiency': 'Rendimiento eléctrico (%)',
  'energie.sources.thermal-efficiency': 'Rendimiento térmico (%)',
  'energie.sources.commissioned': 'Puesta en servicio',
} satisfies Labels
