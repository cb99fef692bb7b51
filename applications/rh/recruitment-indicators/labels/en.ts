import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.recruitment.context': 'Where applications stand, where they come from, what keeps them.',
  'rh.recruitment.funnel': 'Applications by state',
  'rh.recruitment.median_one': '{{count}} day at the median',
  'rh.recruitment.median_other': '{{count}} days at the median',
  'rh.recruitment.missing': 'Papers awaited',
  'rh.recruitment.no-show': 'Absences from interviews',
  'rh.recruitment.nothing': 'Nothing to count.',
  'rh.recruitment.period': 'Period',
  'rh.recruitment.period.30': '30 days',
  'rh.recruitment.period.365': 'One year',
  'rh.recruitment.period.90': '90 days',
  'rh.recruitment.refusals': 'Reasons of refusal',
  'rh.recruitment.sources': 'Sources',
  'rh.recruitment.title': 'Recruitment indicators',
  'rh.recruitment.to-read': 'Applications to read',
  'rh.recruitment.today': 'Interviews today',
  'rh.recruitment.unconfirmed_one': '{{count}} to confirm',
  'rh.recruitment.unconfirmed_other': '{{count}} to confirm',
  'rh.recruitment.week': 'Interviews within 7 days',
} satisfies Labels
