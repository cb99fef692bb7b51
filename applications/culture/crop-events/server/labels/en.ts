import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.crop-events.not-possible': 'This event has changed its state: reload the page.',
  'culture.crop-events.seen-ahead': 'Nothing is seen on a day to come.',
  'culture.crop-events.unknown-place': 'You may not write of this place.',
} satisfies Labels
