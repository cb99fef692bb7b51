import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.order.number-form': 'Un numéro de lot, comme L26-329-GR-04.',
} satisfies Labels
