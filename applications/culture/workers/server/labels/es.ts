import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.workers.badge-taken': 'Esta tarjeta ya es de alguien.',
  'culture.workers.member-taken': 'Esta cuenta ya es de un trabajador.',
  'culture.workers.member-unknown': 'Esta cuenta no es de este cliente.',
} satisfies Labels
