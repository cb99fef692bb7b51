import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.results.too-long': '{{most}} days at most: bring the two dates closer.',
  'atelier.results.wrong-order': 'The end is before the beginning: swap the two dates.',
} satisfies Labels
