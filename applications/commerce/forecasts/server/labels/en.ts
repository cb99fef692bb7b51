import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'commerce.forecast.is-frozen': 'Frozen forecast: a reason is needed to change it.',
  'commerce.forecast.not-frozen': 'This forecast is not frozen: change it in the grid.',
  'commerce.forecast.week-past': 'This week has passed.',
  'commerce.forecast.week-unknown': 'The year {{year}} has no week {{week}}.',
} satisfies Labels
