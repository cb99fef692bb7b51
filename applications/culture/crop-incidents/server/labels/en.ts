import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.crop-incidents.not-possible': 'This event has changed its state: reload the page.',
  'culture.crop-incidents.seen-ahead': 'Nothing is seen on a day to come.',
  'culture.crop-incidents.unknown-place': 'You may not write of this place.',
} satisfies Labels
