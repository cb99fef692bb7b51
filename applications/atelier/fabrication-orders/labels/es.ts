import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.order.number-form': 'Un número de lote, como L26-329-GR-04.',
} satisfies Labels
