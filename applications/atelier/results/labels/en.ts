import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.dashboard': 'Dashboard',
  'atelier.results': 'Production',
  'atelier.results.cases': 'Cases made / planned',
  'atelier.results.context': 'Week {{week}} · {{workshop}}',
  'atelier.results.hours': '{{hours}} h {{minutes}}',
  'atelier.results.line': 'Line',
  'atelier.results.minutes': '{{minutes}} min',
  'atelier.results.none': 'Nothing made this week',
  'atelier.results.none-text':
    'Orders begun by the lines of the workshop will appear here, with their cases, yield and stops.',
  'atelier.results.of-planned': 'of {{planned}} planned',
  'atelier.results.produced': 'Kilos produced',
  'atelier.results.search': 'Article, line, customer, order…',
  'atelier.results.stops': 'Stops',
  'atelier.results.trs': 'OEE',
  'atelier.results.yield': 'Yield',
} satisfies Labels
