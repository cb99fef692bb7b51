import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.planning.news-moved': 'Your schedule of week {{week}} has changed',
  'rh.planning.news-published': 'Your schedule of week {{week}} is published',
  'rh.planning.nothing-to-publish': 'All that is planned this week is already published.',
  'rh.planning.place-unknown': 'This place is not of this company.',
  'rh.planning.position-unknown': 'This position is there no more.',
  'rh.planning.publish-red_one': 'One person blocks the publication: mend the hours, or give a reason.',
  'rh.planning.publish-red_other': '{{count}} people block the publication: mend their hours, or give a reason.',
  'rh.planning.same-week': 'Choose another week to copy.',
} satisfies Labels
