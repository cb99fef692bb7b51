import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.dashboard': 'Cuadro de mando',
  'atelier.results': 'Producción',
  'atelier.results.cases': 'Cajas hechas / previstas',
  'atelier.results.context': 'Semana {{week}} · {{workshop}}',
  'atelier.results.hours': '{{hours}} h {{minutes}}',
  'atelier.results.line': 'Línea',
  'atelier.results.minutes': '{{minutes}} min',
  'atelier.results.none': 'Nada fabricado esta semana',
  'atelier.results.none-text':
    'Aquí aparecerán las órdenes empezadas por las líneas del taller, con sus cajas, su rendimiento y sus paradas.',
  'atelier.results.of-planned': 'de {{planned}} previstas',
  'atelier.results.produced': 'Kilos producidos',
  'atelier.results.search': 'Artículo, línea, cliente, orden…',
  'atelier.results.stops': 'Paradas',
  'atelier.results.trs': 'OEE',
  'atelier.results.yield': 'Rendimiento',
} satisfies Labels
