import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.workshop.code-taken': 'Este código o esta denominación ya está en uso.',
  'atelier.workshop.too-many-rows': 'Demasiadas filas: reduzca el período.',
} satisfies Labels
