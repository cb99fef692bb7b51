import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.workers.badge-taken': 'Esta tarjeta ya es de alguien.',
} satisfies Labels
