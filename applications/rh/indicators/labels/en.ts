import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.indicators.arrivals': 'Arrivals this month',
  'rh.indicators.by-site': 'By site',
  'rh.indicators.by-unit': 'By unit',
  'rh.indicators.contract-types': 'Active employees by type of contract',
  'rh.indicators.departures': 'Departures this month',
  'rh.indicators.every-site': 'All sites',
  'rh.indicators.every-unit': 'All units',
  'rh.indicators.filters': 'Narrow the indicators',
  'rh.indicators.headcount': 'Headcount by week',
  'rh.indicators.headcount-change':
    '{{number}} under contract on the Monday of week {{week}}, {{change}} in {{weeks}} weeks',
  'rh.indicators.headcount-stable':
    '{{number}} under contract on the Monday of week {{week}}, as many as {{weeks}} weeks ago',
  'rh.indicators.in-weeks': 'in {{weeks}} weeks',
  'rh.indicators.less': 'Shorten the list',
  'rh.indicators.more_one': 'Show {{count}} more',
  'rh.indicators.more_other': 'Show {{count}} more',
  'rh.indicators.nobody': 'Nobody to count',
  'rh.indicators.nobody-text': 'Figures appear here as soon as a company that you follow has an employee.',
  'rh.indicators.of-active': '{{share}} of active employees',
  'rh.indicators.share': 'Share',
  'rh.indicators.title': 'Indicators',
  'rh.indicators.to-hire': 'To hire',
  'rh.indicators.too-long': 'The period is longer than {{most}} weeks: bring the two dates closer.',
  'rh.indicators.unplaced': 'No place',
  'rh.indicators.week': 'W{{week}}',
  'rh.indicators.without-contract': 'Without contract',
  'rh.indicators.wrong-order': 'The first date comes after the last one: swap them.',
} satisfies Labels
