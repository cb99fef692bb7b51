import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.results.too-long': '{{most}} días como máximo: acerque las dos fechas.',
  'atelier.results.wrong-order': 'El final es anterior al inicio: invierta las dos fechas.',
} satisfies Labels
