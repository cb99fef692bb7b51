import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.inventory.below-nothing': 'A counted weight is not negative.',
  'atelier.inventory.ended.cancelled': 'This count is cancelled.',
  'atelier.inventory.ended.validated': 'This count is validated.',
  'atelier.inventory.gap-unexplained': 'Lot {{lot}} ({{place}}) has a gap without a reason.',
  'atelier.inventory.place-in-count': 'One of these places is already being counted.',
  'atelier.inventory.place-not-counted': 'This place is not in this count.',
  'atelier.inventory.recount-awaited': 'Lot {{lot}} ({{place}}) is to be counted again.',
  'atelier.inventory.too-wide': 'More than 2,000 lots: choose fewer places.',
} satisfies Labels
