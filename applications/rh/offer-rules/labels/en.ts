import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.offer-rules.title': 'Offer settings',
  'rh.offer-rules.conditions': 'Common conditions',
  'rh.offer-rules.on-feed': 'New offers go to the feed of job boards',
  'rh.offer-rules.on-poster': 'New offers have a poster',
} satisfies Labels
