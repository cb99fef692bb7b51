import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.order.number-form': 'A lot number, such as L26-329-GR-04.',
} satisfies Labels
