import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.results.too-long': '{{most}} jours au plus : rapprochez les deux dates.',
  'atelier.results.wrong-order': 'La fin précède le début : inversez les deux dates.',
} satisfies Labels
