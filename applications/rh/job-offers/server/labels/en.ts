import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer.ends-before-start': 'The end comes before the start.',
  'rh.offer.hours-said': '{{hours}} h a week',
  'rh.offer.incomplete.criteria': 'Complete step 1: criteria.',
  'rh.offer.incomplete.description': 'Complete step 2: description.',
  'rh.offer.incomplete.diffusion': 'Complete step 3: diffusion.',
  'rh.offer.news': 'Job offers',
  'rh.offer.news-closing': 'The offer {{title}} closes on {{date}}',
  'rh.offer.pay-upside-down': 'The most is no less than the least.',
  'rh.offer.position-elsewhere': 'This position is not of this company.',
  'rh.offer.poster.hires': '{{company}} is hiring',
  'rh.offer.poster.scan': 'Scan to apply',
  'rh.offer.questionnaire-unknown': 'This questionnaire is no longer asked.',
  'rh.offer.reason-short': 'Explain in ten characters at least.',
  'rh.offer.site-elsewhere': 'This place is not of this company.',
  'rh.offer.source-form': 'From 2 to 30 letters without accents, figures or hyphens.',
  'rh.offer.wrong-state': 'The state of this offer does not allow it: reload the page.',
} satisfies Labels
