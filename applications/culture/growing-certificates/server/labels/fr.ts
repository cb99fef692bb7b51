import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.growing-certificates.wrong-order': 'La fin précède le début : inversez les deux dates.',
} satisfies Labels
