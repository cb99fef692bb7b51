import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.growing-certificates.wrong-order': 'El final es anterior al inicio: invierta las dos fechas.',
} satisfies Labels
