import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.forecast.day-past': 'This day has passed.',
  'culture.forecast.not-standing': 'The crop does not stand on that day.',
  'culture.forecast.nothing-to-freeze': 'There is no draft to freeze.',
  'culture.forecast.reason-required': 'This forecast is frozen: say why it changes.',
  'culture.forecast.too-much': 'More than 8 kg/m² over the week: check what was typed.',
  'culture.forecast.week-unknown': 'This week is not of the campaign.',
} satisfies Labels
